import { foldPairs, lens, ridge } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, type Point, short, type Side, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { belt, stormFlaps } from './coat-belt.ts'
import { buttonsOf, coatInside, coatSleeves, lined, pocketFlap } from './coat-parts.ts'
import { bodyFolds, bodyOutline, childBlock, type TopBlock } from './top-block.ts'

export type CoatOptions = {
	front?: 'double' | 'single'
	/** Hem: a blazer, a short coat, a long coat, a trench. */
	length?: 'hip' | 'thigh' | 'knee'
	belt?: boolean
	/** One button, as a blazer of this season. */
	oneButton?: boolean
}

const HEMS: Record<NonNullable<CoatOptions['length']>, Point> = {
	hip: [326, 1270],
	thigh: [332, 1340],
	knee: [340, 1496],
}

function blockOf({ front = 'double', length = 'knee', belt = false }: CoatOptions): TopBlock {
	return {
		neck: [112, 150],
		depth: front === 'double' ? 330 : 360,
		neckShape: 'v',
		shoulder: [306, 224],
		underarm: [314, 560],
		waist: belt ? [292, 840] : length === 'hip' ? [286, 810] : undefined,
		hem: belt ? [376, 1486] : HEMS[length],
		hemDrop: 20,
		cuff: { outer: [480, 1130], inner: [356, 1142] },
	}
}

/** Where the lapels cross the front edge. */
function breakOf({ front = 'double', length = 'knee' }: CoatOptions): number {
	if (front === 'double') return 566
	return length === 'hip' ? 640 : 690
}

function lapel(cloth: Cloth, side: Side, at: number): Part {
	const lower = (y: number) => short(y + (at - 566) * ((y - 140) / 426))
	return cut(cloth, {
		outline: onSide(
			`M-10 ${at}C20 ${lower(480)} 60 ${lower(420)} 96 ${lower(392)}L196 ${lower(330)}L168 ${lower(296)}L236 ${lower(262)}C206 210 160 170 110 140C92 220 60 ${lower(300)} -30 ${lower(420)}Z`,
			side,
		),
		shadow: 0.3,
		rim: 16,
		edge: 0.42,
		folds: lens([600 + side * 20, at - 66, 600 + side * 120, 230, 22, side * 8, 0.7]),
		lines:
			seam(onSide(`M168 ${lower(296)}L86 ${lower(268)}`, side), 0.5) +
			stitch(onSide(`M2 ${at - 18}C30 ${lower(474)} 66 ${lower(424)} 100 ${lower(400)}L184 ${lower(334)}`, side), {
				opacity: 0.28,
			}),
	})
}

/** Blazers and coats with lapels, single or double breasted. */
export function drawCoat(unlined: Cloth, options: CoatOptions = {}): Drawing {
	const cloth = lined(unlined)
	const { front = 'double', length = 'knee' } = options
	const block = cloth.kids ? childBlock(blockOf(options)) : blockOf(options)
	const at = breakOf(options)
	const { colour, random } = cloth
	const [hx, hy] = block.hem
	const double = front === 'double'
	const edge = double ? 90 : 16
	const [sx, sy] = block.shoulder
	const [ux, uy] = block.underarm
	const rows = double
		? [at + 54, at + 214, at + 374]
		: options.oneButton
			? [at + 10]
			: length === 'hip'
				? [at + 6, at + 150]
				: [at + 10, at + 190, at + 370]
	const flapAt = length === 'hip' ? 950 : 986
	const armhole = bothSides((side) =>
		seam(
			onSide(
				`M${sx - 2} ${sy}C${sx - 20} ${short(sy + (uy - sy) * 0.34)} ${sx - 16} ${short(sy + (uy - sy) * 0.68)} ${ux} ${uy + 6}`,
				side,
			),
			0.44,
			2.6,
		),
	)
	const opening = `M${600 + edge} ${at}C${600 + edge + 6} ${at + 300} ${600 + edge + 12} ${hy - 260} ${600 + edge + 16} ${hy + 22}`
	const chest = length === 'hip' || !double ? seam('M690 560L800 540', 0.5, 5) : ''
	const body = cut(cloth, {
		outline: bodyOutline(block, random),
		under: coatInside(colour, block.depth),
		folds:
			foldPairs(random, bodyFolds(block, 24)) +
			ridge(`M${600 + edge} ${at}L${600 + edge + 16} ${hy + 30}L${540 + edge} ${hy + 30}L${540 + edge} ${at}Z`, 0.28),
		lines:
			seam(opening, 0.5, 3) +
			stitch(`M${590 + edge} ${at}C${596 + edge} ${at + 300} ${602 + edge} ${hy - 260} ${606 + edge} ${hy + 18}`, {
				opacity: 0.26,
			}) +
			armhole +
			chest +
			bothSides((side) =>
				seam(
					onSide(`M210 ${uy + 60}C176 ${uy + 260} 190 ${hy - 420} 206 ${flapAt}`, side),
					length === 'hip' ? 0.22 : 0.12,
				),
			) +
			bothSides((side) =>
				stitch(onSide(`M0 ${hy - 10}C${hx * 0.33} ${hy - 10} ${hx * 0.66} ${hy - 14} ${hx} ${hy - 30}`, side), {
					opacity: 0.2,
				}),
			),
	})
	const trench = options.belt ?? false
	return {
		parts: [
			...coatSleeves(cloth, block, trench),
			body,
			...SIDES.map((side) => pocketFlap(cloth, side, trench ? 1020 : flapAt)),
			...(trench ? [...stormFlaps(cloth), ...belt(cloth)] : []),
			lapel(cloth, -1, at),
			lapel(cloth, 1, at),
		],
		hardware: rows
			.filter((y) => !trench || Math.abs(y - 840) > 70)
			.map((y) =>
				double
					? button(660, y, 19, buttonsOf(cloth)) + button(520, y, 19, buttonsOf(cloth))
					: button(606, y, 18, buttonsOf(cloth)),
			)
			.join(''),
		crumple: [0.004, 0.002, 0.5],
		detail: [600, 400],
		detailWidth: 520,
	}
}
