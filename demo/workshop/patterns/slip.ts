import {
	across,
	type Hand,
	type Line,
	line,
	onBothSides,
	type Patch,
	type Pattern,
	type Piece,
	type Point,
	type Seam,
	whole,
} from '../pattern.ts'
import { type Front, frontOf } from './front.ts'
import { type Legs, legLines, legSeams } from './lower.ts'
import { hemLine } from './top-lines.ts'

/** Measures in cm of what hangs from straps, lying flat: camisoles, slip dresses, pinafores, swimsuits. y counts from the top of the straps. */
export type Slip = {
	length: number
	/** Half widths below the arms, at the waist and at the hem. */
	chest: number
	waist?: number
	hem?: number
	/** Where the arm's opening ends. */
	armhole: number
	/** Where the strap is sewn on in front and behind. */
	apex: Point
	behind: Point
	/** Depth of the neckline in the middle, in front and behind. */
	depth: number
	back: number
	/** Width of the straps; whether they cross behind, and are buttoned on in front. */
	strap: number
	crossed?: boolean
	buttoned?: boolean
	/** Depth of a hem, and how much higher it is at the sides. */
	hemBand?: number
	curve?: number
	/** Height of a seam around the waist, and whether the skirt is gathered into it. */
	seamAt?: number
	gathered?: boolean
	legs?: Legs
	front?: Front
	detail?: Pattern['detail']
}

const upper = (name: string, m: Slip, [x, y]: Point, depth: number): Line => {
	const end: Point = [x - m.strap / 2, y]
	// A bib is cut straight, a neckline falls from strap to strap.
	return Math.abs(depth - y) < 0.8
		? line(name, [0, depth], end)
		: line(name, [0, depth], [end[0] * 0.5, depth, end[0] - 0.6, y + (depth - y) * 0.35, ...end])
}

function sideOf(m: Slip, side: 'front' | 'back', layer: number, shown: boolean): { pieces: Piece[]; seams: Seam[] } {
	const [at, depth] = side === 'front' ? [m.apex, m.depth] : [m.behind, m.back]
	const underarm: Point = [m.chest, m.armhole]
	const outer: Point = [at[0] + m.strap / 2, at[1]]
	const neck = upper(`neck.${side}`, m, at, depth)
	const seat = line(`seat.${side}`, neck.points.at(-1) as Point, outer)
	const arm = line(`arm.${side}`, outer, [
		outer[0] + 0.6,
		at[1] + (m.armhole - at[1]) * 0.7,
		m.chest - 2.4,
		m.armhole - 1.4,
		...underarm,
	])
	const low: Point = m.legs ? [m.hem ?? m.chest, m.legs.from] : [m.hem ?? m.chest, m.length - (m.curve ?? 0)]
	const waist = m.waist ?? (m.chest + low[0]) / 2 - 0.6
	const down = low[1] - m.armhole
	const sides = line('side', underarm, [
		waist,
		m.armhole + down * 0.3,
		(waist + low[0]) / 2,
		m.armhole + down * 0.62,
		...low,
	])
	const lower = m.legs
		? legLines(m.legs, side, { side: low, length: m.length })
		: [hemLine(`hem.${side}`, low, m.length)]
	const part = shown ? 'body' : 'inside'
	const body = whole({ name: side, layer, part, ...(!shown && { ease: 0.003 }) }, [neck, seat, arm, sides, ...lower])
	const hem: Seam[] = m.legs
		? legSeams(m.legs, lower, layer)
		: [{ layer, kind: 'hem', points: across(lower[0].points).toReversed(), width: m.hemBand ?? 1.4 }]
	return {
		pieces: [body, ...strapsOf(m, side, layer, seat)],
		seams: [
			...hem,
			...onBothSides({ layer, kind: 'hem', points: arm.points.toReversed(), width: 0.7 }),
			...onBothSides({ layer, kind: 'hem', points: neck.points.toReversed(), width: 0.7 }),
		],
	}
}

/** Both straps of a side: from where they are sewn on up to where they turn over the shoulder. */
function strapsOf(m: Slip, side: 'front' | 'back', layer: number, seat: Line): Piece[] {
	const x = m.apex[0] + 0.8
	const half = m.strap / 2
	const over = line('strap.top', [x - half, 0], [x + half, 0])
	const crossing = m.crossed && side === 'back'
	const foot = crossing ? seat.points.map(([px, py]): Point => [-px, py]).toReversed() : seat.points
	const name = crossing ? 'seat.back~' : seat.name
	const [inner, outer] = [foot[0], foot[foot.length - 1]]
	const outline = [
		{ name, points: crossing ? foot.toReversed() : foot },
		line(`strap.out.${side}`, outer, over.points[over.points.length - 1]),
		over,
		line(`strap.in.${side}`, over.points[0], inner),
	]
	const strap: Piece = {
		name: `strap.${side}`,
		layer,
		part: 'band',
		ease: 0,
		stiffness: 3,
		surface: 'smooth',
		narrow: m.strap < 2.5,
		outline,
	}
	const other = strap.outline.map((one) => ({
		name: one.name.endsWith('~') ? one.name.slice(0, -1) : `${one.name}~`,
		points: one.points.map(([px, py]): Point => [-px, py]),
	}))
	return [strap, { ...strap, name: `${strap.name}~`, layer: crossing && layer > 0 ? layer + 1 : layer, outline: other }]
}

/** Tabs that are buttoned onto the bib, at the ends of the straps. */
function buttonsOf(m: Slip): Pick<Pattern, 'buttons' | 'patches'> {
	if (!m.buttoned) return { buttons: [], patches: [] }
	const [x, y] = m.apex
	const half = m.strap / 2 + 0.2
	const tab = (at: number): Patch => ({
		layer: 1,
		part: 'body',
		raise: 0.14,
		points: [
			[at - half, y - 0.2],
			[at + half, y - 0.2],
			[at + half, y + 3.2],
			[at, y + 4.2],
			[at - half, y + 3.2],
		],
	})
	return {
		patches: [tab(x), tab(-x)],
		buttons: [x, -x].map((at) => ({ at: [at, y + 2.2], radius: 0.85, layer: 1, kind: 'button' })),
	}
}

function waistSeams({ seamAt, gathered, ...m }: Slip): Seam[] {
	if (seamAt === undefined) return []
	const wide = (m.waist ?? m.chest) + 3
	const points: Point[] = [
		[-wide, seamAt],
		[wide, seamAt],
	]
	return gathered
		? [{ layer: 1, kind: 'gather', points: points.toReversed(), width: 8 }]
		: [{ layer: 1, kind: 'seam', points: points.toReversed(), width: 0.6 }]
}

export function slip(m: Slip, view: 'front' | 'back' = 'front'): Pattern {
	const [under, over] = view === 'front' ? (['back', 'front'] as const) : (['front', 'back'] as const)
	const [below, above] = [sideOf(m, under, 0, false), sideOf(m, over, 1, true)]
	const none = { seams: [], patches: [], buttons: [] }
	const front =
		view === 'front' && m.front
			? frontOf({
					front: m.front,
					chest: m.chest,
					waist: m.waist,
					depth: m.depth,
					length: m.length,
					curve: m.curve,
					neck: m.apex[0],
				})
			: none
	const tabs = view === 'front' ? buttonsOf(m) : none
	const wide = m.hem ?? m.chest
	const hands: Hand[] = m.legs
		? []
		: [
				{ at: [wide * 0.9, m.length - 3], radius: wide * 0.2 + 2, move: [-1.2, -0.4], lift: 1 },
				{ at: [-wide * 0.9, m.length - 3], radius: wide * 0.2 + 2, move: [1, -0.2], lift: 1 },
			]
	return {
		pieces: [...below.pieces, ...above.pieces],
		seams: [...below.seams, ...above.seams, ...waistSeams(m), ...front.seams],
		hands,
		patches: [...front.patches, ...(tabs.patches ?? [])],
		buttons: [...front.buttons, ...(tabs.buttons ?? [])],
		detail: m.detail ?? { x: 1, y: m.depth + 6, width: 30 },
	}
}
