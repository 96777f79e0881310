import {
	across,
	both,
	type Button,
	type Line,
	line,
	neckline,
	onBothSides,
	type Patch,
	type Piece,
	type Point,
	type Seam,
	whole,
} from '../pattern.ts'
import type { Top } from './top-lines.ts'

export type Sewn = { below: Piece[]; above: Piece[]; seams: Seam[]; patches: Patch[]; buttons: Button[] }

export const NONE: Sewn = { below: [], above: [], seams: [], patches: [], buttons: [] }

/** Where a collar folds over, and the outline of its leaf after it: both run into each other, or they meet in a notch. */
const foldLine = (name: string, rise: number, fold: Point) =>
	line(name, [0, -rise], [fold[0] * 0.6, -rise, fold[0] - 1.5, fold[1] - 0.8, ...fold])
export const fromFold = (name: string, outer: Point, [x, y]: Point) => line(name, outer, [x + 1.5, y + 0.8, x, y])

/** The inside of the collar at the back of the neck, up to where it folds over. */
export function standBehind(m: Top, rise: number): { piece: Piece; fold: Point } {
	const back = m.back ?? 2
	// Highest at the back of the neck, from where it falls to the sides.
	const fold: Point = [m.neck - 0.6, -rise + 1.5]
	const piece = whole({ name: 'stand', layer: 0, part: 'collar', ease: 0, stiffness: 4 }, [
		foldLine('fold', rise, fold),
		line('fold.side', fold, [m.neck, 0]),
		neckline('neck.back', m.neck, back),
	])
	return { piece, fold }
}

export function shirtCollar(m: Top, reach: number): Sewn {
	const { piece, fold } = standBehind(m, 3)
	const closing: Point = [0, m.depth]
	const surface = m.collar?.ribbed ? { surface: 'rib' as const } : {}
	const tip: Point = [m.neck * 0.74, m.depth + reach]
	const outer: Point = [m.neck + 2.9, 1.6]
	const leaf = [
		line('fold.side', fold, [m.neck, 0]),
		neckline('neck.front', m.neck, m.depth),
		line('leaf.front', closing, tip),
		line('leaf.edge', tip, [m.neck * 1.12, m.depth * 0.8, ...outer]),
		fromFold('leaf.end', outer, fold),
	]
	const edge = [...leaf[2].points, ...leaf[3].points.slice(1)]
	return {
		below: [{ ...piece, ...surface }],
		above: both({
			name: 'leaf',
			layer: 2,
			part: 'collar',
			...surface,
			ease: 0,
			stiffness: 6,
			grain: 24,
			outline: leaf,
		}),
		seams: onBothSides({ layer: 2, kind: 'edge', points: edge, width: 0.5 }),
		patches: [],
		buttons: m.collar?.down
			? [1, -1].map((side) => ({ at: [side * (tip[0] - 0.2), tip[1] - 1.2], layer: 2, radius: 0.42, kind: 'button' }))
			: [],
	}
}

export function band(m: Top, rise: number): Sewn {
	const { piece, fold } = standBehind(m, rise)
	const meeting: Point = [0, m.depth - rise * 0.8]
	const strip = [
		line('band.edge', fold, [m.neck * 0.7, m.depth * 0.2, m.neck * 0.55, meeting[1], ...meeting]),
		line('band.end', meeting, [0, m.depth]),
		neckline('neck.front', m.neck, m.depth),
		line('fold.side', fold, [m.neck, 0]),
	]
	return {
		below: [piece],
		above: both({ name: 'band', layer: 2, part: 'collar', ease: 0, stiffness: 6, outline: strip }),
		seams: onBothSides({ layer: 2, kind: 'edge', points: strip[0].points, width: 0.35 }),
		patches: m.front?.closure === 'zip' ? [teeth(2, meeting[1], m.depth)] : [],
		buttons: [],
	}
}

/** A zip from one height to another. */
export const teeth = (layer: number, from: number, to: number): Patch => ({
	layer,
	part: 'zip',
	raise: -0.04,
	points: [
		[-0.4, from],
		[0.4, from],
		[0.4, to],
		[-0.4, to],
	],
})

/** A band has no leaf: from behind it stands above the seam of the neck. */
export function bandBehind(m: Top): Sewn {
	const points = across(neckline('neck.back', m.neck, m.back ?? 2).points)
	return {
		...NONE,
		above: [{ ...standBehind(m, 3).piece, layer: 1 }],
		seams: [{ layer: 1, kind: 'seam', points, width: 0.35 }],
	}
}

/** The fold of lapels, where they are sewn to the front: up to the collar, and along it to the shoulder. */
export function lapelFold(m: Top): Line[] {
	const { break: meets = 36, high = 1 } = m.collar ?? {}
	const from: Point = [m.neck - 0.2, 6.4 * high]
	return [
		line('l.roll', [0, meets], [m.neck * 0.45, meets * 0.78, m.neck - 0.6, meets * 0.45, ...from]),
		line('c.roll', from, [m.neck, 0]),
	]
}

/** `high`: of a coat, whose collar meets the lapels 9.5 cm down, 1. */
export function lapels(m: Top, meets: number, { reach, high }: { reach: number; high: number }): Sewn {
	const { piece, fold } = standBehind(m, 3.4)
	const wide = m.neck + reach * 0.62
	const gorge: Point = [m.neck + 3.2 * high, 9.5 * high]
	const [roll, neck] = lapelFold(m)
	const from = neck.points[0]
	const corner: Point = [m.neck + 5.4, 7.2 * high]
	const closing: Point = [0, meets]
	const inner = line('gorge', from, gorge)
	const leaf = [
		line('fold.side', fold, [m.neck, 0]),
		neck,
		inner,
		line('c.end', gorge, corner),
		line('c.edge', corner, [m.neck + 4.6, 3 * high, m.neck + 3.6, 1.4]),
		fromFold('c.top', [m.neck + 3.6, 1.4], fold),
	]
	const peak: Point = [wide + 2.2 * high, 11 * high]
	const lapel = [
		roll,
		line('l.edge', closing, [m.neck * 0.9, meets * 0.86, wide + 1.4, meets * 0.55, ...peak]),
		line('l.notch', peak, gorge),
	]
	return {
		below: [piece],
		above: [
			...both({
				name: 'lapel',
				layer: 2,
				part: 'collar',
				ease: 0,
				stiffness: 3,
				grain: 10,
				outline: [lapel[0], lapel[1], lapel[2], inner],
			}),
			...both({ name: 'leaf', layer: 3, part: 'collar', ease: 0, stiffness: 3, grain: 24, outline: leaf }),
		],
		seams: [
			...onBothSides({ layer: 2, kind: 'edge', points: lapel[1].points.toReversed(), width: 0.4 }),
			...onBothSides({
				layer: 3,
				kind: 'edge',
				points: [...leaf[2].points, ...leaf[3].points.slice(1)].toReversed(),
				width: 0.4,
			}),
		],
		patches: [],
		buttons: [],
	}
}

/** A tube of ribs, folded over on itself. */
export function roll(m: Top, view: 'front' | 'back'): Sewn {
	const low = view === 'front' ? m.depth + 1.8 : 3.6
	const corner: Point = [m.neck + 1.7, 1.2]
	const upper: Point = [m.neck + 0.2, -7.4]
	const bottom = line('roll.low', [0, low], [m.neck * 0.8, low, m.neck + 1.2, low * 0.5, ...corner])
	const outline = [
		line('roll.top', [0, -6.6], [m.neck * 0.6, -6.6, ...upper]),
		line('roll.side', upper, [m.neck + 1.7, -4, ...corner]),
		bottom,
	]
	const behind: Point = [m.neck - 0.9, -8.6]
	const inner = whole({ name: 'roll.inside', layer: 0, part: 'inside', surface: 'rib', ease: 0 }, [
		line('roll.in', [0, -8.9], [m.neck * 0.6, -8.9, ...behind]),
		line('roll.ins', behind, [m.neck, 0]),
		neckline('neck.back', m.neck, m.back ?? 2),
	])
	const opening: Point[] = [
		[m.neck - 1, -6.9],
		[0, -6.2],
		[-m.neck + 1, -6.9],
	]
	return {
		below: view === 'front' ? [inner] : [],
		above: [whole({ name: 'roll', layer: 2, part: 'rib', surface: 'rib', ease: 0.02, stiffness: 2 }, outline)],
		seams: [{ layer: 2, kind: 'edge', points: opening, width: 0.1 }],
		patches: [],
		buttons: [],
	}
}

/** A hood laid up flat: its two sides meet in front, between them its lining shows. */
export function hood(m: Top, view: 'front' | 'back'): Sewn {
	const [wide, high] = [m.neck + 5.4, 25]
	const foot: Point = [m.neck, 0]
	const crown = line(
		'hood.crown',
		foot,
		[m.neck + 2.6, -4, wide + 1, -8, wide, -14],
		[wide - 1, -high + 1, m.neck * 0.6, -high, 0, -high],
	)
	if (view === 'back') {
		// Sewn to the back's own neckline, or it slides off it.
		const base = neckline('neck.back', m.neck, m.back ?? 2)
		return {
			...NONE,
			above: [whole({ name: 'hood', layer: 2, part: 'body', ease: 0.02 }, [crown, base])],
			seams: [
				{
					layer: 2,
					kind: 'seam',
					points: [
						[0, m.back ?? 2],
						[0, -high],
					],
					width: 0.5,
				},
			],
		}
	}
	const lining = whole({ name: 'hood.lining', layer: 0, part: 'lining', ease: 0 }, [
		crown,
		neckline('neck.back', m.neck, m.back ?? 2),
	])
	const side: Piece = {
		name: 'hood.side',
		layer: 2,
		part: 'body',
		ease: 0.03,
		outline: [
			crown,
			line('hood.edge', [0, -high], [4.4, -high + 3, 7.6, -8, 4.6, -1], [3.2, 3.2, 0.8, m.depth - 1.5, 0, m.depth]),
			neckline('neck.front', m.neck, m.depth),
		],
	}
	return {
		below: [lining],
		above: both(side),
		seams: [
			...onBothSides({ layer: 2, kind: 'hem', points: side.outline[1].points.toReversed(), width: 1.9 }),
			...onBothSides({ layer: 2, kind: 'seam', points: side.outline[2].points, width: 0.6 }),
		],
		patches: (m.collar?.cord ? [2, -2] : []).map((x) => ({
			layer: 1,
			part: 'thread',
			raise: 0.3,
			points: [
				[x - 0.28, m.depth],
				[x + 0.28, m.depth],
				[x * 1.2 + 0.28, m.depth + 20],
				[x * 1.2 - 0.28, m.depth + 20.6],
			],
		})),
		buttons: [],
	}
}

/** The collar seen from behind: the leaf that falls over the back of the neck. */
export function fromBehind(m: Top): Sewn {
	const outer: Point = [m.neck + 2.6, 1.4]
	const fold: Point = [m.neck - 0.6, -1.5]
	const edge = line('b.edge', outer, [m.neck * 0.8, 3.6, 0, 3.6])
	const top = foldLine('b.fold', 3, fold)
	// Without the stand that it falls from, the leaf would slide on the shoulders.
	const stand = whole({ name: 'stand', layer: 0, part: 'collar', ease: 0, stiffness: 4 }, [
		top,
		line('b.side', fold, [m.neck, 0]),
		neckline('neck.back', m.neck, m.back ?? 2),
	])
	const leaf = [top, fromFold('b.end', outer, fold), edge]
	return {
		...NONE,
		below: [stand],
		above: [whole({ name: 'leaf', layer: 2, part: 'collar', ease: 0, stiffness: 6 }, leaf)],
		seams: [
			{
				layer: 2,
				kind: 'edge',
				points: across(edge.points).toReversed(),
				width: 0.5,
			},
		],
	}
}
