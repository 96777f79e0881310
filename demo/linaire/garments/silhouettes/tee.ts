import { foldPairs, foldsOn } from '../cloth/fold.ts'
import { bothSides, onSide, short, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { neckInside, necklinePath, neckRib } from './neck.ts'
import { chestPrint } from './prints.ts'
import { poloCollar } from './polo-collar.ts'
import {
	acrossSleeve,
	bodyFolds,
	bodyOutline,
	childBlock,
	sleeveFolds,
	sleeveOutline,
	type TopBlock,
} from './top-block.ts'

export type TeeOptions = {
	sleeves?: 'short' | 'long'
	neck?: 'crew' | 'boat' | 'polo'
	/** Close to the body, as a rib tee. */
	fitted?: boolean
	pocket?: boolean
	print?: 'sun' | 'waves'
}

function blockOf({ sleeves = 'short', neck = 'crew', fitted = false }: TeeOptions): TopBlock {
	const long = sleeves === 'long'
	const boat = neck === 'boat'
	const block: TopBlock = {
		neck: boat ? [150, 250] : [118, 246],
		depth: boat ? 318 : 352,
		neckShape: 'round',
		shoulder: [314, 310],
		underarm: [318, 610],
		hem: [332, 1404],
		cuff: long ? { outer: [486, 1190], inner: [388, 1206] } : { outer: [494, 676], inner: [362, 738] },
	}
	if (!fitted) return block
	const cuff = long ? block.cuff : ({ outer: [440, 640], inner: [322, 694] } as const)
	return {
		...block,
		shoulder: [276, 304],
		underarm: [276, 580],
		waist: [242, 850],
		hem: [276, 1300],
		cuff: cuff && { outer: [...cuff.outer], inner: [...cuff.inner] },
	}
}

/** Tee, long-sleeved top, Breton top, polo: jersey with stitched hems. */
export function drawTee(cloth: Cloth, options: TeeOptions = {}): Drawing {
	const block = cloth.kids ? childBlock(blockOf(options)) : blockOf(options)
	const { colour, random } = cloth
	const [hx, hy] = block.hem
	const hemLine = (up: number) =>
		bothSides((side) =>
			stitch(
				onSide(`M0 ${hy + 26 - up}C${hx * 0.33} ${hy + 26 - up} ${hx * 0.66} ${hy + 22 - up} ${hx} ${hy - up}`, side),
			),
		)
	const polo = options.neck === 'polo'
	const ribWidth = options.neck === 'boat' ? 20 : 34
	const sleeves = SIDES.map((side) =>
		cut(cloth, {
			outline: sleeveOutline(block, side),
			turn: cloth.fabric.tile && cloth.fabric.tile.height > 30 ? side * 12 : 0,
			shift: [0, side * 7],
			folds: foldsOn(side, sleeveFolds(block, 15)),
			lines: stitch(acrossSleeve(block, 0.95, side)) + stitch(acrossSleeve(block, 0.928, side)),
		}),
	)
	const [sx, sy] = block.shoulder
	const [ux, uy] = block.underarm
	const armhole = bothSides((side) =>
		seam(
			onSide(
				`M${sx - 2} ${sy - 2}C${sx - 20} ${short(sy + (uy - sy) * 0.35)} ${sx - 16} ${short(sy + (uy - sy) * 0.7)} ${ux} ${uy}`,
				side,
			),
			0.4,
		),
	)
	const pocket = options.pocket
		? [
				cut(cloth, {
					outline: 'M676 470L806 466L808 606L742 636L678 610Z',
					shadow: 0.12,
					rim: 8,
					edge: 0.3,
					shift: [2, 2],
					lines: stitch('M683 492L800 488') + stitch('M684 478L685 605L742 628L801 601L799 474'),
				}),
			]
		: []
	return {
		parts: [
			...sleeves,
			cut(cloth, {
				outline: bodyOutline(block, random),
				under: neckInside(block, colour),
				folds: foldPairs(random, bodyFolds(block, options.fitted ? 15 : 20)),
				trims:
					(options.print ? chestPrint(options.print, cloth.accents) : '') +
					(polo ? '' : neckRib(block, { width: ribWidth, colour, ribs: 44 })),
				lines: (polo ? '' : seam(necklinePath(block, ribWidth), 0.3)) + armhole + hemLine(28) + hemLine(38),
			}),
			...pocket,
			...(polo ? poloCollar(cloth, block) : []),
		],
		detail: [600, 400],
		detailWidth: 480,
		hardware: polo ? [410, 478].map((y) => button(600, y, 9, '#f3eee2')).join('') : undefined,
	}
}
