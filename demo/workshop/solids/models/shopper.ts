import { noise } from '../../cloth/random.ts'
import type { Sheet, Solid } from '../mesh.ts'
import { rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { band, sweep } from '../sweep.ts'
import { curve, minus, plus, rise, times, unit, type Vec } from '../vector.ts'
import { around, cornersOf, floor, footInset, girthOf, type Photographed, type Plan } from './bags.ts'

export type Shopper = {
	width: number
	height: number
	depth: number
	/** Rise of the handles over the edge, how far apart their ends are, and their breadth. */
	handle: number
	apart: number
	tape: number
}

/** Radius of the edge above the floor. */
const FOOT = 1.6

/** An unlined bag of heavy canvas with double seams, tape handles and a patch pocket inside; cm. */
export function shopper(measures: Shopper): Photographed {
	const { width, height, depth, apart } = measures
	const planAt = (z: number): Plan => {
		const up = z / height
		const inset = footInset(z, FOOT)
		return {
			wide: width * (0.95 + 0.05 * up) - inset * 2,
			deep: depth * (1 - 0.42 * up ** 1.3) - inset * 2,
			corner: 1.9,
		}
	}
	const give = (z: number) => 1.5 * Math.sin(Math.PI * Math.min(1, (z / height) ** 0.7))
	const slackAt = (x: number, y: number, z: number) =>
		(0.9 * noise(x / 11, z / 13 + Math.sign(y) * 7, 3) +
			0.36 * noise(x / 4.5 + z / 7, z / 10 - x / 14 - Math.sign(y) * 3, 4) +
			0.1 * noise(x / 2.4 - z / 6, z / 5, 6) * rise(0.75, 0.4, z / height)) *
		rise(0, 0.16, z / height)
	const wall = (s: number, z: number): Vec => {
		const [x, y] = around(s, planAt(z))
		const up = z / height
		const fold = Math.max(0, 1 - Math.abs(y) / (depth * 0.4)) * rise(width * 0.4, width * 0.47, Math.abs(x)) * up ** 1.2
		const full = give(z) * Math.max(0, 1 - (x / (width * 0.5)) ** 4)
		const side = Math.tanh(y / 1.6)
		return [
			x - Math.sign(x) * fold * 3.4 + 0.5 * noise(z / 9, y / 6, 8) * rise(0.2, 0.6, up),
			y + side * (full + slackAt(x, y, z)),
			z - 0.35 * up ** 4 * (1 - Math.cos((x / width) * 2 * Math.PI)) * 0.5,
		]
	}
	const body: Sheet = {
		at: (s, t) => wall(s, 0.05 + t * (height + 0.3)),
		columns: 320,
		rows: 130,
		inside: (_place, s, t) => {
			const z = 0.05 + t * (height + 0.3)
			const plan = planAt(Math.min(z, height))
			const girth = girthOf(plan)
			const seam = 0.02 + Math.min(...cornersOf(plan).map((corner) => Math.abs(s - corner))) * girth
			return seam < height - z ? [seam, z] : [height - z, s * girth]
		},
		flip: true,
	}
	const face =
		(side: number, back = 1) =>
		(x: number, z: number, out: number): Vec => {
			const deep = planAt(z).deep / 2 + give(z) * Math.max(0, 1 - (x / (width * 0.5)) ** 4)
			return [x, side * (deep + slackAt(x, side, z) + out * back), z]
		}
	return {
		solids: [
			...shell(body, {
				part: 'upper',
				finish: 'canvas',
				thickness: 0.2,
				stitches: { rows: [0.56, 0.98], pitch: 0.38, width: 0.1 },
				lining: { part: 'wrong', finish: 'canvas' },
			}),
			floor(width * 0.88, depth * 0.8),
			...[-1, 1].flatMap((side) => handleOf(side, measures, face(side))),
			...patch(face(-1, -1), { part: 'pocket', x: 0, z: height - 10.9, wide: 17, tall: 16, side: 1 }),
		],
		front: { around: 250, above: 13, fill: [0.8, 0.82], key: 215 },
		back: { around: 62, above: 33, fill: [0.82, 0.8], key: 215 },
		detail: {
			around: 256,
			above: 18,
			key: 215,
			close: { at: [-apart / 2 + 2.5, -depth * 0.32, height - 1.5], width: 15 },
		},
	}
}

type Face = (x: number, z: number, out: number) => Vec

/** A tape that is sewn on flat and turns by a quarter on its way up, so that it bends over its flat side. */
function handleOf(side: number, { height, depth, handle, apart, tape }: Shopper, face: Face): Solid[] {
	const lean = side < 0 ? 2.4 : 0.4
	const half = apart / 2
	const arch = curve(
		[
			face(-half, height - 4.6, 0.2),
			face(-half, height - 1.5, 0.24),
			plus(face(-half, height, 0.3), [0, 0, 2]),
			[-half * 0.98, side * (depth * 0.34 + 0.8 + lean * 0.2), height + handle * 0.38],
			[-half * 0.74, side * (depth * 0.3 + lean * 0.8), height + handle * 0.82],
			[0, side * (depth * 0.28 + lean), height + handle],
			[half * 0.74, side * (depth * 0.3 + lean * 0.8), height + handle * 0.82],
			[half * 0.98, side * (depth * 0.34 + 0.8 + lean * 0.2), height + handle * 0.38],
			plus(face(half, height, 0.3), [0, 0, 2]),
			face(half, height - 1.5, 0.24),
			face(half, height - 4.6, 0.2),
		],
		12,
	)
	const up = (index: number): Vec => {
		const share = index / (arch.length - 1)
		const [x, , z] = unit(minus(arch[Math.min(arch.length - 1, index + 1)], arch[Math.max(0, index - 1)]))
		const turned = rise(0.2, 0.42, Math.min(share, 1 - share))
		return plus(times([0, side, 0], 1 - turned), times([-z, 0, x], turned))
	}
	return [
		{ part: 'handle', finish: 'canvas', mesh: sweep(arch, band(tape, 0.3, 0.12), { up }) },
		...[-half, half].flatMap((x) =>
			patch(face, { part: 'handle', x, z: height - 3, wide: tape + 0.1, tall: 4.4, side, out: 0.52 }),
		),
	]
}

type Patch = { part: string; x: number; z: number; wide: number; tall: number; side: number; out?: number }

/** A piece sewn onto a wall. */
function patch(face: Face, { part, x, z, wide, tall, side, out = 0.3 }: Patch): Solid[] {
	const outline = region(rectangle(wide, tall, 0.15))
	return shell(
		{
			at: (s, t) => face(x + (s - 0.5) * (wide + 0.4), z + (t - 0.5) * (tall + 0.4), out),
			columns: 50,
			rows: 60,
			flip: side > 0,
			inside: (_place, s, t) => outline((s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)),
		},
		{
			part,
			finish: 'canvas',
			thickness: 0.16,
			stitches: { rows: [0.3], pitch: 0.34, width: 0.09 },
		},
	)
}
