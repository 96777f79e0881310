import { noise } from '../../cloth/random.ts'
import { type Mesh, type Sheet, sheet } from '../mesh.ts'
import { clamp, type Vec } from '../vector.ts'
import type { Pile } from './pile.ts'

/** A place of something that lies flat: on the table, in its knit (u along courses, v along wales), and how far it is from the nearest side and from either end; cm. */
export type Spot = {
	x: number
	y: number
	u: number
	v: number
	aside: number
	ends: readonly [from: number, to: number]
}

/** Something soft and hollow that lies flat; s runs across it, t along it; cm. */
export type Flat = {
	spot(s: number, t: number): Spot
	high: number
	/** Breadth of the rounding at the sides and at the ends. */
	side: number
	ends: readonly [from: number, to: number]
	/** Height of its unevenness. */
	uneven?: number
	/** What it lies on. */
	on?: Pile
	seed?: number
	columns?: number
	rows?: number
	/** Above the rest of it, and only a part of it. */
	offset?: number
	inside?(s: number, t: number): readonly [inside: number, along: number]
}

/** Rounds from 0 at an edge to 1 at `far` and beyond. */
export const roundedBy = (inside: number, far: number) =>
	Math.sqrt(Math.max(0, 1 - (1 - clamp(inside / far, 0, 1)) ** 2))

/** Close to each other where the ends and sides turn down. */
const crowded = (share: number) => share - 0.13 * Math.sin(2 * Math.PI * share)

export function flat({
	spot,
	high,
	side,
	ends,
	uneven = 0,
	on,
	seed = 1,
	columns = 200,
	rows = 160,
	offset = 0,
	inside,
}: Flat): Mesh {
	const of: Sheet = {
		at: (s, t): Vec => {
			const { x, y, aside, ends: far } = spot(crowded(s), crowded(t))
			const body = roundedBy(aside, side) * roundedBy(far[0], ends[0]) * roundedBy(far[1], ends[1])
			const hills = noise(x / 4.1, y / 5.3, seed) + 0.5 * noise(x / 1.7, y / 2.3, seed + 1)
			return [x, y, (on?.at(x, y) ?? 0) + body * (high + uneven * hills)]
		},
		columns,
		rows,
		offset,
		place: (s, t) => {
			const { u, v } = spot(crowded(s), crowded(t))
			return [u, v]
		},
		...(inside && { inside: (_place: Vec, s: number, t: number) => inside(crowded(s), crowded(t)) }),
	}
	return sheet(of)
}

/** A knitted tube along y: half its breadth, the breadth of its knit where it is not gathered, how far its sides wander. */
export type Tube = Pick<Flat, 'high' | 'side' | 'ends' | 'seed'> & {
	from: number
	to: number
	half(y: number): number
	wales: number
	wander?: number
}

/** How much longer than it is broad the knit is that falls over a rounded end, from its middle outwards. */
function roundingOf(inside: number, far: number, high: number): number {
	const left = Math.max(0, 1 - inside / far)
	return Math.asin(Math.min(1, left)) * ((far + high) / 2) - left * far
}

export function alongTube({ from, to, half, wales, high, side, ends, wander = 0, seed = 1 }: Tube): Flat['spot'] {
	return (s, t) => {
		const y = from + (to - from) * t
		const across = 2 * s - 1
		const wide = half(y)
		// The knit of the rounding is longer than its breadth.
		const round = Math.max(0, Math.abs(across) - (1 - side / Math.max(side, wide))) * (high / (side + high)) * 0.6
		return {
			x: across * wide + wander * noise(y / 7, across * 0.6, seed + 9),
			y,
			u: (across * (1 + round) * wales) / 2,
			v: y - roundingOf(y - from, ends[0], high) + roundingOf(to - y, ends[1], high),
			aside: (1 - Math.abs(across)) * wide,
			ends: [y - from, to - y],
		}
	}
}
