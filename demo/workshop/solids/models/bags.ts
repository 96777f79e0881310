import type { Angle } from '../camera.ts'
import { sheet, type Solid } from '../mesh.ts'
import { round, sweep } from '../sweep.ts'
import type { Vec } from '../vector.ts'

export type Photographed = { solids: Solid[]; front: Angle; back: Angle; detail: Angle; behind?: Solid[] }

/** A rounded rectangle around 0; cm. */
export type Plan = { wide: number; deep: number; corner: number }

const sidesOf = ({ wide, deep, corner }: Plan) => {
	const [w, d, arc] = [wide - 2 * corner, deep - 2 * corner, (Math.PI / 2) * corner]
	return { w, d, arc, total: 2 * (w + d) + 4 * arc }
}

/** The share of the way at which each corner's middle lies: back right, front right, front left, back left. */
export function cornersOf(plan: Plan): readonly number[] {
	const { w, d, arc, total } = sidesOf(plan)
	return [w / 2 + arc / 2, w / 2 + arc * 1.5 + d, w * 1.5 + arc * 2.5 + d, w * 1.5 + arc * 3.5 + d * 2].map(
		(way) => way / total,
	)
}

/** How far the sides have come in at a height above the floor, round an edge of that radius below; cm. */
export function footInset(z: number, radius: number): number {
	return z < radius ? radius - Math.sqrt(Math.max(0, radius * radius - (radius - z) ** 2)) : 0
}

export const girthOf = (plan: Plan): number => sidesOf(plan).total

/** A place around a rounded rectangle, s from the middle of its back. */
export function around(s: number, plan: Plan): readonly [number, number] {
	const { wide, deep, corner } = plan
	const { w, d, arc, total } = sidesOf(plan)
	let way = (((s % 1) + 1) % 1) * total
	const sides = [
		[w / 2, (k: number) => [k, deep / 2]],
		[arc, (k: number) => [w / 2 + Math.sin(k / corner) * corner, d / 2 + Math.cos(k / corner) * corner]],
		[d, (k: number) => [wide / 2, d / 2 - k]],
		[arc, (k: number) => [w / 2 + Math.cos(k / corner) * corner, -d / 2 - Math.sin(k / corner) * corner]],
		[w, (k: number) => [w / 2 - k, -deep / 2]],
		[arc, (k: number) => [-w / 2 - Math.sin(k / corner) * corner, -d / 2 - Math.cos(k / corner) * corner]],
		[d, (k: number) => [-wide / 2, -d / 2 + k]],
		[arc, (k: number) => [-w / 2 - Math.cos(k / corner) * corner, d / 2 + Math.sin(k / corner) * corner]],
		[w / 2 + 1, (k: number) => [-w / 2 + k, deep / 2]],
	] as const
	for (const [long, place] of sides) {
		if (way <= long) return place(way) as unknown as readonly [number, number]
		way -= long
	}
	return [0, deep / 2]
}

export function floor(wide: number, deep: number): Solid {
	return {
		part: 'lining',
		finish: 'lining',
		mesh: sheet({ at: (s, t) => [(s - 0.5) * wide, (t - 0.5) * deep, 0.2], columns: 8, rows: 8 }),
	}
}

/** A ring of wire around a middle, in the plane of two directions. */
export function ring(
	middle: Vec,
	[a, b]: readonly [Vec, Vec],
	[wide, high]: readonly [number, number],
	wire = 0.13,
): Solid {
	const line = Array.from({ length: 48 }, (_, index): Vec => {
		const angle = (index / 48) * 2 * Math.PI
		const [c, s] = [Math.cos(angle) * wide, Math.sin(angle) * high]
		return [middle[0] + a[0] * c + b[0] * s, middle[1] + a[1] * c + b[1] * s, middle[2] + a[2] * c + b[2] * s]
	})
	return { part: 'hardware', finish: 'metal', mesh: sweep(line, round(wire), { closed: true }) }
}
