import type { Sheet, Solid } from '../mesh.ts'
import { type Outline, region, smooth } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, rise, type Vec } from '../vector.ts'
import { around, cornersOf, floor, footInset, girthOf, type Photographed, type Plan } from './bags.ts'
import { zippedPocket } from './zipped-pocket.ts'

export type Tote = {
	width: number
	height: number
	depth: number
	/** Rise of the handles over the edge, and how far apart their ends are. */
	handle: number
	apart: number
}

/** Radius of the edge above the floor. */
const FOOT = 0.9

/** An open bag of firm leather that stands, with two rolled handles and a zipped pocket inside; cm. */
export function tote(measures: Tote): Photographed {
	const { width, height, depth, apart } = measures
	const planAt = (z: number): Plan => {
		const up = z / height
		const inset = footInset(z, FOOT)
		return {
			wide: width * (0.985 + 0.015 * up) - inset * 2,
			deep: depth * (1 - 0.3 * up ** 1.4) - inset * 2,
			corner: 1.1,
		}
	}
	const give = (z: number) => 0.42 * Math.sin(Math.PI * Math.min(1, (z / height) ** 0.8))
	const wall = (s: number, z: number): Vec => {
		const [x, y] = around(s, planAt(z))
		const up = z / height
		// The sides fold in under the edge.
		const fold = Math.max(0, 1 - Math.abs(y) / (depth * 0.42)) * rise(width * 0.4, width * 0.5, Math.abs(x)) * up ** 1.5
		// The long sides are filled a little, more in their middle than beside the seams.
		const full = give(z) * Math.max(0, 1 - (x / (width * 0.5)) ** 4)
		return [x - Math.sign(x) * fold * 2, y + Math.tanh(y / 1.5) * full, z]
	}
	const body: Sheet = {
		at: (s, t) => wall(s, 0.05 + t * (height + 0.3)),
		columns: 320,
		rows: 120,
		// Stitches run along the upper edge and on both sides of the four seams.
		inside: ([, , z], s) => {
			const plan = planAt(Math.min(z, height))
			const girth = girthOf(plan)
			const seam = 0.02 + Math.min(...cornersOf(plan).map((corner) => Math.abs(s - corner))) * girth
			return seam < height - z ? [seam, z] : [height - z, s * girth]
		},
		flip: true,
	}
	const solids = [
		...shell(body, {
			part: 'upper',
			finish: 'grained',
			thickness: 0.32,
			stitches: { rows: [0.5], pitch: 0.42, width: 0.11 },
			lining: { part: 'lining', finish: 'lining' },
			rim: { part: 'edge', finish: 'edge' },
		}),
		...[0, 1, 2, 3].map((corner) => seam(height, (z) => wall(cornersOf(planAt(z))[corner], z))),
		floor(width * 0.93, depth * 0.9),
		...zippedPocket({
			on: (x, z, out) => [x - width / 12, 0.42 - depth * 0.35 + out, height - 3.6 + z],
			wide: width * 0.472,
			facing: 1,
			part: 'handle',
		}),
	]
	for (const side of [-1, 1]) {
		const face = (x: number, z: number, out: number): Vec => {
			const deep = planAt(z).deep / 2 + give(z) * Math.max(0, 1 - (x / (width * 0.5)) ** 4)
			return [x, side * (deep + out), z]
		}
		solids.push(...handleOf(side, measures, face))
	}
	return {
		solids,
		front: { around: 250, above: 14, fill: [0.8, 0.8], key: 215 },
		back: { around: 58, above: 31, fill: [0.82, 0.78], key: 215 },
		detail: {
			around: 255,
			above: 16,
			key: 215,
			close: { at: [-apart / 2 + 2.5, -depth * 0.36, height - 2], width: 15 },
		},
	}
}

/** The painted edges of two panels where they are sewn together. */
function seam(height: number, at: (z: number) => Vec): Solid {
	const line = Array.from({ length: 60 }, (_, k): Vec => {
		const [x, y, z] = at(0.3 + (k / 59) * (height - 0.35))
		return [x + Math.sign(x) * 0.08, y + Math.sign(y) * 0.08, z]
	})
	const [x, y] = line[0]
	return {
		part: 'edge',
		finish: 'edge',
		mesh: sweep(line, band(0.42, 0.32, 0.12), { up: [-Math.sign(y), Math.sign(x), 0] }),
	}
}

type Face = (x: number, z: number, out: number) => Vec

function handleOf(side: number, { height, depth, handle, apart }: Tote, face: Face): Solid[] {
	const [low, lean] = [height - 4.1, side < 0 ? 2.2 : 0.6]
	const arch = curve(
		[
			face(-apart / 2, low, 0.5),
			face(-apart / 2, height - 1, 0.55),
			[-apart / 2 + 0.2, side * (depth * 0.36 + 0.6), height + handle * 0.35],
			[-apart * 0.36, side * (depth * 0.3 + lean), height + handle * 0.8],
			[0, side * (depth * 0.26 + lean * 1.3), height + handle],
			[apart * 0.36, side * (depth * 0.3 + lean), height + handle * 0.8],
			[apart / 2 - 0.2, side * (depth * 0.36 + 0.6), height + handle * 0.35],
			face(apart / 2, height - 1, 0.55),
			face(apart / 2, low, 0.5),
		],
		16,
	)
	return [
		{ part: 'handle', finish: 'leather', mesh: sweep(arch, round(0.55, 0.5, 22), { up: [0, side, 0.02] }) },
		...[-apart / 2, apart / 2].flatMap((x) => tab({ x, side, face, low: height - 7.1, high: height - 1.1 })),
	]
}

type Tab = { x: number; side: number; face: Face; low: number; high: number }

/** The stitched piece that holds the end of a handle: broad below, at its neck as narrow as the handle. */
function tab({ x, side, face, low, high }: Tab): Solid[] {
	const [wide, tall] = [3.2, high - low]
	const [w, h] = [wide / 2, tall / 2]
	const right: Outline = [
		[0, -h],
		[w * 0.62, -h + 0.12],
		[w * 0.97, -h + 0.7],
		[w, -h + 1.6],
		[w * 0.98, 0.1],
		[w * 0.9, h * 0.36],
		[w * 0.62, h * 0.68],
		[w * 0.52, h * 0.96],
	]
	const left = right.slice(1).map(([px, py]) => [-px, py] as const)
	const outline = region(smooth([...right, ...left.reverse()], 6))
	return shell(
		{
			at: (s, t) => {
				const [dx, dz] = [(s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)]
				// Over the handle's end it is raised.
				const over = Math.sqrt(Math.max(0, 1 - (dx / 0.95) ** 2)) * rise(-h + 0.9, -h + 2.4, dz)
				return face(x + dx, (low + high) / 2 + dz, 0.2 + 1.02 * over)
			},
			columns: 56,
			rows: 64,
			flip: side > 0,
			inside: (_place, s, t) => outline((s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)),
		},
		{
			part: 'handle',
			finish: 'leather',
			thickness: 0.22,
			stitches: { rows: [0.22], pitch: 0.36 },
			rim: { part: 'edge', finish: 'edge' },
		},
	)
}
