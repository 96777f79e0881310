import { mirrorPoint, onBothSides, type Patch, type Point } from '../pattern.ts'
import type { Base, Front } from './front.ts'
import { type Sewn, sewn } from './sewn.ts'
import type { Top } from './top-lines.ts'

/** Pegs of wood in loops of cord, whose ends lie under leather. */
export function togglesOf(m: Base, places: readonly number[]): Sewn {
	const edge: Point[] = [
		[3, m.depth],
		[3, m.length + 1],
	]
	const square = (x: number, y: number): Patch => ({
		layer: 1,
		part: 'leather',
		raise: 0.14,
		points: [
			[x - 1.9, y - 1.9],
			[x + 1.9, y - 1.9],
			[x + 1.9, y + 1.9],
			[x - 1.9, y + 1.9],
		],
	})
	const cord = (from: number, to: number, y: number): Patch => ({
		layer: 1,
		part: 'thread',
		raise: 0.2,
		points: [
			[from, y - 0.2],
			[to, y - 0.2],
			[to, y + 0.2],
			[from, y + 0.2],
		],
	})
	return sewn({
		seams: [{ layer: 1, kind: 'overlap', points: edge, width: 0.7 }],
		patches: places.flatMap((y) => [
			cord(-4.4, 1, y - 0.55),
			cord(-4.4, 1, y + 0.55),
			cord(1, 6.4, y),
			square(-5.6, y),
			square(7, y),
		]),
		buttons: places.map((y) => ({ at: [0.6, y], radius: 2.1, layer: 1, kind: 'toggle' })),
	})
}

/** Where a cord draws the waist in: its channel, and its ends. */
export function cordOf({ cord }: Front, m: Base): Sewn {
	if (cord === undefined) return sewn()
	const wide = (m.waist ?? m.chest) + 3
	const row = (y: number): Point[] => [
		[wide, y],
		[-wide, y],
	]
	const end = (x: number): Point[] => [
		[x - 0.2, cord + 0.6],
		[x + 0.2, cord + 0.6],
		[x * 1.2 + 0.3, cord + 13],
		[x * 1.2 - 0.3, cord + 13],
	]
	return sewn({
		seams: [
			{ layer: 1, kind: 'gather', points: row(cord + 2), width: 6 },
			{ layer: 1, kind: 'gather', points: row(cord).toReversed(), width: 5 },
		],
		patches: [-5, 5].map((x) => ({ layer: 1, part: 'thread', raise: 0.22, points: end(x) })),
	})
}

/** The seam down the back of a jacket or coat, and the vent that it ends in. */
export function ventOf({ vent, back = 2, length }: Top): Sewn {
	if (vent === undefined) return sewn()
	const top: Point = [0, length - vent]
	return sewn({
		seams: [
			{ layer: 1, kind: 'seam', points: [[0, back], top], width: 0.5 },
			{ layer: 1, kind: 'overlap', points: [top, [0, length]], width: 0.6 },
			{ layer: 1, kind: 'stitch', points: [top, [-2.6, top[1] + 1.8]], width: 0 },
		],
	})
}

/** A strip that throws light back, across the chest or the back. */
export function pipingOf(at: number | undefined, wide: number): Sewn {
	if (at === undefined) return sewn()
	const points: Point[] = [
		[-wide, at],
		[wide, at],
		[wide, at + 0.7],
		[-wide, at + 0.7],
	]
	return sewn({ patches: [{ layer: 1, part: 'reflective', raise: 0.06, points }] })
}

/** Straps on the shoulders, and the flap that rain runs off. */
export function stormOf({ storm }: Front, m: Base): Sewn {
	if (!storm) return sewn()
	const flap: Point[] = [
		[-m.chest * 0.2, 15],
		[-m.chest * 0.32, 23],
		[-m.chest * 0.62, 26],
		[-m.chest * 0.88, 24],
	]
	const [from, to] = [m.neck + 6, m.chest * 0.8]
	const strap: Point[] = [
		[from + 1, 3.4],
		[to, 6],
		[to + 0.4, 9.6],
		[from + 0.8, 7.4],
		[from - 0.6, 5.2],
	]
	const straps = [strap, strap.map(mirrorPoint)]
	return sewn({
		seams: [
			{ layer: 1, kind: 'overlap', piece: 'front', points: flap, width: 0.6 },
			...onBothSides({ layer: 1, kind: 'edge', points: [...strap, strap[0]].toReversed(), width: 0.3 }),
		],
		patches: straps.map((points) => ({ layer: 1, part: 'pocket', points, raise: 0.16 })),
		buttons: [1, -1].map((side) => ({
			at: [side * (from + 1.2), 5.5],
			radius: 0.8,
			layer: 1,
			kind: 'button',
		})),
	})
}
