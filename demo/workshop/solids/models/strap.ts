import type { Finish } from '../finish.ts'
import type { Solid } from '../mesh.ts'
import { band, round, sweep } from '../sweep.ts'
import { cross, curve, minus, plus, times, unit, type Vec } from '../vector.ts'
import { ring } from './bags.ts'

/** A strap as it lies: its line, which side of it looks out at a share of the way, and its section; cm. */
export type Strap = {
	line: readonly Vec[]
	up: (share: number, along: Vec) => Vec
	wide: number
	thick: number
	finish?: Finish
	part?: string
}

/** A strap with rounded edges, led along a smooth line. */
export function strapOf({ line, up, wide, thick, finish = 'leather', part = 'strap' }: Strap): Solid {
	const points = curve(line, 14)
	return {
		part,
		finish,
		mesh: sweep(points, band(wide, thick, thick * 0.42), {
			up: (index) => up(index / (points.length - 1), tangentAt(points, index)),
		}),
	}
}

export function tangentAt(points: readonly Vec[], index: number): Vec {
	return unit(minus(points[Math.min(points.length - 1, index + 1)], points[Math.max(0, index - 1)]))
}

/** The buckle by which a strap gets longer, on a place of its line: frame, bar, pin and a keeper. */
export function buckleOn({ line, up, wide, thick }: Strap, share: number, longer = 6): Solid[] {
	const points = curve(line, 14)
	const index = Math.round(share * (points.length - 1))
	const along = tangentAt(points, index)
	const out = squared(up(share, along), along)
	const across = unit(cross(along, out))
	const middle = plus(points[index], times(out, thick * 0.9))
	const half = wide / 2 + 0.28
	const corner = (a: number, b: number): Vec => plus(middle, plus(times(along, a), times(across, b)))
	const frame = curve(
		[corner(-0.75, -half), corner(0.75, -half), corner(0.75, half), corner(-0.75, half)].flatMap((place, k, all) => {
			const [before, after] = [all[(k + 3) % 4], all[(k + 1) % 4]]
			const toward = (other: Vec) => plus(place, times(unit(minus(other, place)), 0.25))
			return [toward(before), toward(after)]
		}),
		6,
		true,
	)
	const pin = [corner(-0.78, 0), corner(0.85, 0)].map((place) => plus(place, times(out, 0.14)))
	const tail = points.slice(index, index + Math.round(points.length * (longer / 60)))
	const outAt = (k: number) => {
		const tangent = tangentAt(points, index + k)
		return squared(up((index + k) / (points.length - 1), tangent), tangent)
	}
	const above = tail.map((place, k) => plus(place, times(outAt(k), thick * (k === 0 ? 0.7 : 1.02))))
	const [keeperAt, keeperOut] = [plus(tail[6], times(outAt(6), thick * 0.5)), outAt(6)]
	const keeperAcross = unit(cross(tangentAt(points, index + 6), keeperOut))
	return [
		{ part: 'hardware', finish: 'metal', mesh: sweep(frame, round(0.13, 0.15), { closed: true }) },
		{ part: 'hardware', finish: 'metal', mesh: sweep(pin, round(0.1)) },
		{ part: 'strap', finish: 'leather', mesh: sweep(above, band(wide, thick, thick * 0.42), { up: outAt }) },
		{
			part: 'strap',
			finish: 'leather',
			mesh: keeper(keeperAt, { across: keeperAcross, out: keeperOut, wide: wide / 2 + 0.1, high: thick * 1.35 }),
		},
	]
}

const squared = (wanted: Vec, along: Vec): Vec => {
	const [x, y, z] = wanted
	const on = x * along[0] + y * along[1] + z * along[2]
	return unit(minus(wanted, times(along, on)))
}

function keeper(middle: Vec, { across, out, wide, high }: { across: Vec; out: Vec; wide: number; high: number }) {
	const line = Array.from({ length: 48 }, (_, k): Vec => {
		const [c, s] = [Math.cos((k / 48) * 2 * Math.PI), Math.sin((k / 48) * 2 * Math.PI)]
		const [a, b] = [Math.sign(c) * Math.abs(c) ** 0.35 * wide, Math.sign(s) * Math.abs(s) ** 0.35 * high]
		return plus(middle, plus(times(across, a), times(out, b)))
	})
	return sweep(line, band(0.7, 0.14), {
		closed: true,
		up: (k) => minus(line[k], middle),
	})
}

/** A snap hook that hangs in a ring at a place: its eye, its body with the latch, and the loop that holds the strap's end. */
export function snapHook(at: Vec, { across, wide }: { across: Vec; wide: number }): Solid[] {
	const [x, y, z] = at
	const down: Vec = [0, 0, -1]
	const body: Vec[] = [
		[x, y, z - 1.25],
		[x, y, z - 2.1],
	]
	return [
		ring([x, y, z - 0.5], [across, down], [0.42, 0.78], 0.14),
		{ part: 'hardware', finish: 'metal', mesh: sweep(body, round(0.3), { swell: (share) => 1 - 0.35 * share }) },
		ring([x, y, z - 2.45], [across, down], [wide / 2 + 0.2, 0.42], 0.13),
	]
}

/** Where a strap hangs from at the right, by how much what it hangs beside is broader, and how far before it lies; cm. */
export type Laid = { from: Vec; over?: number; reach: number; wide: number; thick: number }

/** A strap from side to side as its weight lays it: it hangs, meets the table and lies before the bag in a loop that leans a little to the outside. */
export function laid({ from: [x, y, z], over = 0, reach, wide, thick }: Laid): Strap {
	const [low, side] = [Math.min(3.2, z * 0.3), x + over]
	const half = (k: 1 | -1): Vec[] => [
		[k * x, y, z],
		[k * (x + over * 0.75), y - 0.15, z * 0.68 + 0.4],
		[k * (side + 0.25), y - 1, low],
		[k * (side + 0.4), y - 3.1, 0.75],
		[k * (side + 0.3), y - 5.8, 0.24],
		[k * (side * 0.95 - (k > 0 ? 0.3 : 0)), -reach * 0.7, 0.3],
		[k * side * 0.72, -reach * (k > 0 ? 0.87 : 0.91), 0.38],
		[k * side * 0.36, -reach * 0.99, 0.38],
	]
	return {
		line: [...half(-1), [0, -reach * 1.02, 0.38], ...half(1).toReversed()],
		wide,
		thick,
		// The face that is seen where it hangs is the upper one on the table.
		up: (share, [dx, dy, dz]) => {
			const lean = 0.26 * Math.sin(Math.PI * Math.min(1, Math.max(0, (share - 0.2) / 0.6)))
			return [dy * lean, -dx * lean - Math.abs(dz), Math.max(0.02, 1 - Math.abs(dz))]
		},
	}
}
