import { darken } from '../cloth/colour.ts'
import { foldPairs, foldsOn, lens, ridge } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, type Point, short, type Side, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import {
	acrossSleeve,
	bodyFolds,
	bodyOutline,
	childBlock,
	onSleeve,
	sleeveFolds,
	sleeveOutline,
	type TopBlock,
} from './top-block.ts'

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

/** A pocket flap, slightly slanted; `y` is its upper edge. */
export function pocketFlap(cloth: Cloth, side: Side, y: number, tint = cloth.colour): Part {
	return cut(cloth, {
		colour: tint,
		outline: onSide(`M140 ${y + 24}L282 ${y}L288 ${y + 66}L146 ${y + 92}Z`, side),
		shadow: 0.3,
		rim: 8,
		edge: 0.45,
		lines: stitch(onSide(`M150 ${y + 82}L280 ${y + 58}`, side), { opacity: 0.3 }),
	})
}

/** Coat sleeves, with buttons at the cuff or a strap. */
export function coatSleeves(cloth: Cloth, block: TopBlock, strap = false): Part[] {
	return SIDES.map((side) => {
		const cuffButtons = [0.86, 0.9, 0.94].map((along) => {
			const [x, y] = onSleeve(block, along, 0.85)
			return button(600 + side * x, Math.round(y), 10, buttonsOf(cloth))
		})
		return cut(cloth, {
			outline: sleeveOutline(block, side),
			folds: foldsOn(side, sleeveFolds(block, 18)),
			lines: strap
				? seam(acrossSleeve(block, 0.86, side), 0.4) +
					seam(acrossSleeve(block, 0.92, side), 0.4) +
					stitch(acrossSleeve(block, 0.975, side))
				: stitch(acrossSleeve(block, 0.965, side), { opacity: 0.3 }) + cuffButtons.join(''),
		})
	})
}

function buttonsOf(cloth: Cloth): string {
	return cloth.accents[0] ?? '#4a2f1b'
}

/** The lining between the lapels, up to the back of the neck. */
export function coatInside(colour: string, depth: number): string {
	return (
		`<path d="M488 152C530 132 670 132 712 152L720 320L650 ${depth + 140}L550 ${depth + 140}L480 320Z" fill="${darken(colour, 0.52)}"/>` +
		`<path d="M488 152C530 132 670 132 712 152L708 196C660 178 540 178 492 196Z" fill="${darken(colour, 0.24)}"/>${label(600, 196, true)}`
	)
}

function belt(cloth: Cloth): Part[] {
	const tail = cut(cloth, {
		outline: 'M668 846C690 930 706 1010 712 1090L656 1098C650 1010 640 930 632 852Z',
		shadow: 0.36,
		rim: 10,
		edge: 0.4,
		lines: stitch('M702 1084L664 1089C658 1010 650 940 642 860', { opacity: 0.3 }),
	})
	const band = cut(cloth, {
		outline: 'M304 812C400 836 800 836 896 812L902 872C800 898 400 898 298 872Z',
		shadow: 0.3,
		rim: 12,
		edge: 0.42,
		lines: stitch('M304 822C400 846 800 846 896 822') + stitch('M300 863C400 888 800 888 900 863'),
		folds: lens([360, 840, 540, 866, 9, 0, 0.6]),
	})
	const buckle = cut(cloth, {
		colour: '#5b3a22',
		outline: 'M588 806L672 806L672 908L588 908ZM606 826L654 826L654 888L606 888Z',
		shadow: 0.3,
		rim: 6,
		edge: 0.5,
	})
	return [tail, band, buckle]
}

/** Canvas and lining round the folds off, whatever the cloth. */
export function lined(cloth: Cloth): Cloth {
	const { fabric } = cloth
	return { ...cloth, fabric: { ...fabric, soft: Math.max(fabric.soft, 13), depth: Math.min(fabric.depth, 54) } }
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

function stormFlaps(cloth: Cloth): Part[] {
	const epaulettes = SIDES.map((side) =>
		cut(cloth, {
			outline: onSide('M300 232L324 262L210 236L190 208Z', side),
			shadow: 0.24,
			rim: 6,
			edge: 0.4,
			lines: button(600 + side * 214, 222, 8, buttonsOf(cloth)),
		}),
	)
	const flap = cut(cloth, {
		outline: 'M668 420C740 470 820 500 900 506L896 400C890 330 884 280 880 240L760 230Z',
		shadow: 0.26,
		rim: 14,
		edge: 0.4,
		lines: stitch('M672 412C744 460 820 490 896 496'),
	})
	return [flap, ...epaulettes]
}
