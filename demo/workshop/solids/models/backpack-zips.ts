import type { Solid } from '../mesh.ts'
import { rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, type Vec } from '../vector.ts'
import type { Backpack } from './backpack.ts'
import { ring } from './bags.ts'

/** The zip of the main compartment, up one side, over the top and down the other, with its slider. */
export function mainZip(height: number, on: (side: 1 | -1, z: number) => Vec): Solid[] {
	const heights = Array.from({ length: 60 }, (_, k) => 13 + (k / 59) ** 0.75 * (height - 13.04))
	const [, y] = on(1, height - 0.04)
	const line = [
		...heights.map((z) => on(1, z)),
		...[0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75].map(
			(share): Vec => [share * on(1, height - 0.04)[0], y, height + 0.12 + 0.3 * (1 - share * share)],
		),
		...heights.toReversed().map((z) => on(-1, z)),
	]
	const outward = (index: number): Vec => {
		const [before, after] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]]
		return [after[2] - before[2], 0, before[0] - after[0]]
	}
	const [sx, sy, sz] = line[Math.round(line.length * 0.76)]
	return [
		{
			part: 'tape',
			finish: 'canvas',
			mesh: sweep(line, band(2, 0.16, 0.07), { up: outward }),
		},
		{
			part: 'zip',
			finish: 'braid',
			mesh: sweep(line, band(0.55, 0.34, 0.1), { up: outward }),
		},
		...pull([sx - 0.2, sy, sz + 0.1], 3.2),
	]
}

/** A slider with its cord. */
function pull([x, y, z]: Vec, long: number): Solid[] {
	const body: Vec[] = [
		[x, y - 0.1, z + 0.5],
		[x, y - 0.1, z - 0.6],
	]
	const cord = curve(
		[
			[x, y - 0.2, z - 0.6],
			[x - 0.1, y - 0.5, z - 1.4],
			[x - 0.05, y - 0.45, z - long * 0.7],
			[x + 0.1, y - 0.4, z - long],
		],
		8,
	)
	return [
		{
			part: 'hardware',
			finish: 'metal',
			mesh: sweep(body, round(0.36, 0.2), {
				up: [0, -1, 0],
				swell: (share) => 1 - 0.3 * share,
			}),
		},
		ring(
			[x, y - 0.28, z - 0.7],
			[
				[1, 0, 0],
				[0, 0, 1],
			],
			[0.24, 0.4],
			0.09,
		),
		{ part: 'tape', finish: 'canvas', mesh: sweep(cord, round(0.17)) },
		{
			part: 'tape',
			finish: 'rubber',
			mesh: sweep(cord.slice(-12), round(0.3)),
		},
	]
}

type Face = (x: number, z: number, out: number) => Vec

/** The pocket before it: a bellows with a zip along its top, and a label above. */
export function pouch(face: Face, { width, height }: Backpack): Solid[] {
	const [wide, tall, z] = [width * 0.8, height * 0.46, height * 0.29]
	const [w, h] = [wide / 2, tall / 2]
	const outline = rectangle(wide, tall, 3.4, 10)
	const within = region(outline)
	const bulge = (x: number, dz: number) =>
		0.25 +
		2.1 * Math.max(0, 1 - Math.abs(x / w) ** 5) * Math.max(0, 1 - Math.abs(dz / h) ** 5) * (0.84 - 0.16 * (dz / h))
	const at = (x: number, dz: number, out = 0) => face(x, z + dz, bulge(x, dz) + out)
	const zip = Array.from({ length: 60 }, (_, k) => at((k / 59 - 0.5) * (wide - 5), h * 0.66, 0.1))
	const welt = region(rectangle(wide - 4, 1.7, 0.5))
	const up: Vec = [0, -0.9, 0.45]
	const [px, py, pz] = zip[7]
	const label = region(rectangle(4.6, 1.7, 0.2))
	return [
		...shell(
			{
				at: (s, t) => at((s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)),
				columns: 110,
				rows: 90,
				inside: (_place, s, t) => within((s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)),
			},
			{
				part: 'upper',
				finish: 'nylon',
				thickness: 0.34,
				stitches: { rows: [0.3], pitch: 0.34, width: 0.09 },
				rim: { part: 'tape', finish: 'canvas' },
			},
		),
		...shell(
			{
				at: (s, t) => at((s - 0.5) * (wide - 3.6), h * 0.66 + (t - 0.5) * 2.1, 0.1),
				columns: 90,
				rows: 24,
				inside: (_place, s, t) => welt((s - 0.5) * (wide - 3.6), (t - 0.5) * 2.1),
			},
			{
				part: 'tape',
				finish: 'canvas',
				thickness: 0.12,
				stitches: { rows: [0.2], pitch: 0.32, width: 0.09 },
			},
		),
		{
			part: 'zip',
			finish: 'braid',
			mesh: sweep(zip, band(0.5, 0.26, 0.1), { up }),
		},
		...pull([px, py - 0.1, pz], 3),
		...shell(
			{
				at: (s, t) => face((s - 0.5) * 4.8, height * 0.68 + (t - 0.5) * 1.9, 0.14),
				columns: 40,
				rows: 20,
				inside: (_place, s, t) => label((s - 0.5) * 4.8, (t - 0.5) * 1.9),
			},
			{
				part: 'patch',
				finish: 'leather',
				thickness: 0.14,
				stitches: { rows: [0.16], pitch: 0.3, width: 0.07 },
			},
		),
	]
}
