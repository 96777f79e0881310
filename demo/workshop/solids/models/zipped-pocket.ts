import type { Solid } from '../mesh.ts'
import { rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { band, sweep } from '../sweep.ts'
import { plus, type Vec } from '../vector.ts'
import { ring } from './bags.ts'

/** A pocket in a lining: its place by the way across, up and out of the wall, and which way out is; cm. */
export type Pocket = {
	on: (x: number, z: number, out: number) => Vec
	wide: number
	/** 1 where out is along y, -1 where it is against it. */
	facing: 1 | -1
	/** What its binding and its pull are of. */
	part: string
}

/** A bound slit with its zip, the slider's ring and a leather pull. */
export function zippedPocket({ on, wide, facing, part }: Pocket): Solid[] {
	const slit = region(rectangle(wide, 1.3, 0.3))
	const up: Vec = [0, facing, 0]
	const teeth = Array.from({ length: 30 }, (_, k) => on((k / 29 - 0.5) * (wide - 1), 0, 0.2))
	const slider = on(1.5 - wide / 2, 0, 0.3)
	const hanging = (down: number, out: number) => plus(slider, [0, facing * out, -down])
	return [
		...shell(
			{
				at: (s, t) => on((s - 0.5) * (wide + 0.4), (t - 0.5) * 1.7, 0.1),
				columns: 60,
				rows: 12,
				flip: facing > 0,
				inside: (_place, s, t) => slit((s - 0.5) * (wide + 0.4), (t - 0.5) * 1.7),
			},
			{ part, finish: 'leather', thickness: 0.12, stitches: { rows: [0.16], pitch: 0.36 } },
		),
		{ part: 'hardware', finish: 'metal', mesh: sweep(teeth, band(0.42, 0.16), { up }) },
		ring(
			hanging(0.1, 0),
			[
				[1, 0, 0],
				[0, 0, 1],
			],
			[0.3, 0.42],
			0.1,
		),
		{ part, finish: 'leather', mesh: sweep([hanging(0.4, 0.04), hanging(2.5, 0)], band(0.7, 0.18), { up }) },
	]
}
