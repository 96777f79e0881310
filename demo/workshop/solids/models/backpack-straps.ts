import type { Solid } from '../mesh.ts'
import { rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { round, sweep } from '../sweep.ts'
import { between, cross, curve, plus, rise, times, unit, type Vec } from '../vector.ts'
import type { Backpack } from './backpack.ts'
import { strapOf, tangentAt } from './strap.ts'

type Face = (x: number, z: number, out: number) => Vec

/** What a backpack is carried by: the padded back, two padded straps with their tapes and buckles, the grip; cm. */
export function carrying({ width, height }: Backpack, back: Face): Solid[] {
	return [
		...padding(back, { wide: width * 0.78, low: 3.5, high: height * 0.9 }),
		...[-1, 1].flatMap((side) => shoulder(back, { side, height, width })),
		strapOf({
			line: [-3.6, -3.5, -2, 0, 2, 3.5, 3.6].map((x, k): Vec => {
				const [, y] = back(0, height - 2, -1.4)
				return [x, y, height + ([-0.6, 0.9, 2.7, 3.2, 2.7, 0.9, -0.6][k] ?? 0)]
			}),
			up: (_share, [dx, , dz]) => [-dz, 0, dx],
			wide: 2.3,
			thick: 0.42,
			finish: 'canvas',
			part: 'tape',
		}),
	]
}

/** The back's cushions: quilted across, so that air passes. */
function padding(back: Face, { wide, low, high }: { wide: number; low: number; high: number }): Solid[] {
	const tall = high - low
	const outline = region(rectangle(wide, tall, 5))
	const middle = (low + high) / 2
	return shell(
		{
			at: (s, t) => {
				const [x, dz] = [(s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)]
				const [far] = outline(x, dz)
				const [rib, split] = [
					Math.abs(Math.sin(((dz + tall / 2) / tall) * Math.PI * 5)) ** 0.45,
					rise(0.35, 1.5, Math.abs(x)),
				]
				return back(x, middle + dz, 0.2 + 1.05 * rise(0, 1.7, far) * (0.25 + 0.75 * Math.min(rib, split)))
			},
			columns: 120,
			rows: 150,
			flip: true,
			inside: (_place, s, t) => outline((s - 0.5) * (wide + 0.4), (t - 0.5) * (tall + 0.4)),
		},
		{
			part: 'padding',
			finish: 'canvas',
			thickness: 0.36,
			stitches: { rows: [0.3], pitch: 0.34, width: 0.09 },
			rim: { part: 'tape', finish: 'canvas' },
		},
	)
}

type Shoulder = { side: number; height: number; width: number }

/** A padded strap, curved to the outside; the tape runs on from its buckle to the lower corner. */
function shoulder(back: Face, { side, height, width }: Shoulder): Solid[] {
	const on = (x: number, z: number, out: number) => back(side * x, z, out)
	const line = curve(
		[
			on(3.9, height - 1.6, 0.5),
			on(4.1, height - 3.4, 1.9),
			on(4.9, height - 8, 3.1),
			on(6.8, height - 15, 3.5),
			on(8.7, height - 21, 2.9),
			on(9.5, height - 26, 2.1),
		],
		20,
	)
	const size = line.length - 1
	const at = (s: number, t: number): Vec => {
		const index = Math.min(size - 1, Math.max(0, Math.floor(s * size)))
		const middle = between(line[index], line[index + 1], s * size - index)
		const along = tangentAt(line, Math.round(s * size))
		const out: Vec = unit([side * 0.12, 1, 0.1])
		const across = unit(cross(along, out))
		const far = (t - 0.5) * 2
		const broad = 3.1 - 0.9 * rise(0.72, 1, s) + 0.5 * rise(0.25, 0, s)
		return plus(
			middle,
			plus(times(across, far * broad * 1.06), times(out, 0.95 * (1 - far ** 4) * rise(0, 0.06, s) * rise(1, 0.94, s))),
		)
	}
	const long = 29
	const pads = shell(
		{
			at,
			columns: size,
			rows: 36,
			flip: true,
			inside: (_place, s, t) => {
				const [end, edge] = [Math.min(s, 1 - s) * long - 0.1, (0.5 - Math.abs(t - 0.5)) * 6 - 0.16]
				return end < edge ? [end, t * 6] : [edge, s * long]
			},
		},
		{
			part: 'upper',
			finish: 'nylon',
			thickness: 0.5,
			stitches: { rows: [0.4], pitch: 0.34, width: 0.09 },
			lining: { part: 'padding', finish: 'canvas' },
			rim: { part: 'tape', finish: 'canvas', radius: 0.26 },
		},
	)
	const [bx, by, bz] = on(9.7, height - 27.4, 1.9)
	const tape = strapOf({
		line: [
			on(9.4, height - 24.5, 2.9),
			[bx, by + 0.3, bz],
			on(10.4, height * 0.22, 1.5),
			on(width / 2 - 3.2, 4.4, 0.5),
			on(width / 2 - 2.6, 2.4, 0.1),
		],
		up: () => [side * 0.1, 1, 0],
		wide: 2.5,
		thick: 0.2,
		finish: 'canvas',
		part: 'tape',
	})
	const free = strapOf({
		line: [
			[bx, by + 0.5, bz],
			[bx + side * 0.1, by + 1.2, bz - 2],
			[bx + side * 0.5, by + 1.3, bz - 6],
			[bx + side * 0.7, by + 1.5, bz - 9.5],
		],
		up: () => [side * 0.1, 1, 0],
		wide: 2.5,
		thick: 0.2,
		finish: 'canvas',
		part: 'tape',
	})
	return [...pads, tape, free, ...ladder([bx, by + 0.45, bz])]
}

/** The buckle that holds a tape: a frame with a bar. */
function ladder([x, y, z]: Vec): Solid[] {
	const frame = rectangle(3.6, 2.7, 0.5).map(([dx, dz]): Vec => [x + dx, y - dz * 0.05, z + dz])
	const bars = [-0.35, 0.5].map((dz): Vec[] => [
		[x - 1.7, y + 0.12, z + dz],
		[x + 1.7, y + 0.12, z + dz],
	])
	return [
		{
			part: 'buckle',
			finish: 'rubber',
			mesh: sweep(frame, round(0.3, 0.28), { closed: true, up: [0, 1, 0] }),
		},
		...bars.map(
			(bar): Solid => ({
				part: 'buckle',
				finish: 'rubber',
				mesh: sweep(bar, round(0.26, 0.3)),
			}),
		),
	]
}
