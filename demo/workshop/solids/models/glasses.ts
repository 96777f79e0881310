import type { Angle } from '../camera.ts'
import { sheet, type Solid } from '../mesh.ts'
import { region } from '../region.ts'
import { round, sweep } from '../sweep.ts'
import { curve, type Vec } from '../vector.ts'

/**
 * Glasses, opened, standing on their rims and tips; cm. `tall` is the height of a lens by its width, `square` how far
 * its outline is from an ellipse (0) to a rectangle (1).
 */
export type Glasses = { lens: number; bridge: number; temple: number; tall?: number; square?: number }

export function glasses({ lens, bridge, temple, tall = 1, square = 0 }: Glasses): {
	solids: Solid[]
	front: Angle
	back: Angle
	detail: Angle
} {
	const radius = lens / 2
	const apart = (lens + bridge) / 2
	const middle = radius * tall + 0.1
	// Rims lean back a little and follow the face.
	const on = (x: number, z: number, out = 0): Vec => [x, 0.012 * x * x + 0.1 * (z - middle) - out, z]
	const frame = { lens, radius, apart, middle, tall, on, edge: edgeOf(radius, tall, square) }
	const solids = [-1, 1].flatMap((side) => [...half(frame, side), ...temples(frame, side, temple)])
	const gap = apart - radius
	const nose = curve(
		[
			on(-gap - 0.12, middle + 0.75 * tall),
			on(-gap * 0.6, middle + 1.12 * tall, 0.05),
			on(0, middle + 1.25 * tall, 0.1),
			on(gap * 0.6, middle + 1.12 * tall, 0.05),
			on(gap + 0.12, middle + 0.75 * tall),
		],
		10,
	)
	solids.push({ part: 'frame', finish: 'metal', mesh: sweep(nose, round(0.11)) })
	return {
		solids,
		front: { around: 242, above: 17, fill: [0.84, 0.6] },
		back: { around: 125, above: 30, fill: [0.84, 0.6] },
		detail: { around: 250, above: 14, close: { at: [-apart * 0.55, 0, middle + 0.3], width: 6.5 } },
	}
}

type Frame = {
	lens: number
	radius: number
	apart: number
	middle: number
	tall: number
	/** A place of the outline of a lens, from its middle. */
	edge(angle: number): readonly [number, number]
	on(x: number, z: number, out?: number): Vec
}

function edgeOf(radius: number, tall: number, square: number): Frame['edge'] {
	const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (1 - square)
	return (angle) => [bent(Math.cos(angle)) * radius, bent(Math.sin(angle)) * radius * tall]
}

/** A rim with its lens and its pad. */
function half({ lens, radius, apart, middle, tall, edge, on }: Frame, side: number): Solid[] {
	const rim = Array.from({ length: 96 }, (_, index): Vec => {
		const [x, z] = edge((index / 96) * 2 * Math.PI)
		return on(side * apart + x, middle + z)
	})
	const outline = region(Array.from({ length: 80 }, (_, index) => edge((index / 80) * 2 * Math.PI)))
	const pad = curve(
		[
			on(side * (apart - radius + 0.12), middle - 0.1),
			on(side * (apart - radius - 0.1), middle - 0.3, -0.5),
			on(side * (apart - radius - 0.22), middle - 0.55, -0.75),
		],
		8,
	)
	const cushion = [
		on(side * (apart - radius - 0.26), middle - 0.2, -0.78),
		on(side * (apart - radius - 0.06), middle - 1.15, -0.86),
	]
	return [
		{ part: 'frame', finish: 'metal', mesh: sweep(rim, round(0.1, 0.13), { closed: true, up: [0, -1, 0] }) },
		{
			part: 'lens',
			finish: 'glass',
			mesh: sheet({
				at: (s, t) => {
					const [x, z] = [(s - 0.5) * lens, (t - 0.5) * lens * tall]
					return on(side * apart + x, middle + z, 0.42 * (1 - (x * x + z * z) / (radius * radius)) - 0.04)
				},
				columns: 40,
				rows: 40,
				inside: (_place, s, t) => outline((s - 0.5) * lens, (t - 0.5) * lens * tall),
			}),
		},
		{ part: 'frame', finish: 'metal', mesh: sweep(pad, round(0.04)) },
		{
			part: 'pad',
			finish: 'acetate',
			mesh: sweep(curve(cushion as Vec[], 8), round(0.1, 0.24), {
				swell: (share) => Math.sqrt(Math.max(0.02, 1 - (2 * share - 1) ** 2)),
			}),
		},
	]
}

/** A side with its tip. */
function temples({ radius, apart, middle, tall, on }: Frame, side: number, temple: number): Solid[] {
	const outer = side * (apart + radius)
	const high = middle + radius * tall * 0.32
	const hinge = on(outer - side * 0.1, high)
	const arm = curve(
		[
			hinge,
			[outer + side * 0.28, hinge[1] + 0.05, high + 0.02],
			[outer + side * 0.42, hinge[1] + 0.9, high + 0.02],
			[outer + side * 0.4, temple * 0.35, high - 0.2],
			[outer + side * 0.2, temple * 0.62, high - 0.45],
		],
		12,
	)
	const tip = curve(
		[
			[outer + side * 0.24, temple * 0.58, high - 0.41],
			[outer + side * 0.1, temple * 0.75, high - 0.75],
			[outer - side * 0.1, temple * 0.88, high - 1.75],
			[outer - side * 0.4, temple * 0.99, 0.2],
		],
		12,
	)
	return [
		{ part: 'frame', finish: 'metal', mesh: sweep(arm, round(0.08, 0.12), { up: [0, 0, 1] }) },
		{
			part: 'tip',
			finish: 'acetate',
			mesh: sweep(tip, round(0.17, 0.24), { up: [0, 0.3, 1], swell: (share) => 0.75 + 0.35 * share }),
		},
	]
}
