import { bottom, least, type Shoe, vamp } from './footwear.ts'
import type { Inside, Solid } from '../mesh.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, through, type Vec } from '../vector.ts'
import { ring } from './bags.ts'
import { below, type Last, lastOf, upper } from './last.ts'

/** A boot with a zip on its inner side. */
export function boot(measures: Shoe): Solid[] {
	const last = lastOf(measures)
	const l = last.length
	const seat = last.under(0)
	const open = below(last, measures.edge)
	const zip = through([
		[0, l * 0.3],
		[5, l * 0.25],
		[20, l * 0.24],
	])
	const strip =
		(half: number): Inside =>
		(place, s, t) => {
			const [x, y, z] = place
			return least(open(place, s, t), [y < -0.5 && z - seat > 0.6 ? half - Math.abs(x - zip(z - seat)) : -1, z])
		}
	const teeth = Array.from(
		{ length: 46 },
		(_, index): Vec => zipPlace(last, zip, seat + 1 + (index / 45) * ((last.shaft ?? 12) - 2.4)),
	)
	return [
		...vamp(last, open, { thickness: 0.3, rim: 0.15 }),
		...shell(upper(last, strip(0.85), 0.07), {
			part: 'upper',
			finish: 'leather',
			thickness: 0.08,
			stitches: { rows: [0.15] },
		}),
		{
			part: 'zip',
			finish: 'metal',
			mesh: sweep(curve(teeth, 8), round(0.15, 0.11), {
				up: [0, -1, 0],
				swell: (share) => 0.8 + 0.2 * Math.sin(share * 90 * Math.PI),
			}),
		},
		...pull(teeth.at(-1) as Vec),
		...bottom(last, measures),
	]
}

function zipPlace(last: Last, zip: (over: number) => number, z: number): Vec {
	let [best, found]: [number, Vec] = [99, [0, 0, 0]]
	const x = zip(z - last.under(0))
	for (let s = 0.45; s <= 1; s += 0.01) {
		for (let t = 0.52; t < 0.98; t += 0.01) {
			const place = last.at(s, t)
			const far = Math.hypot(place[0] - x, place[2] - z)
			if (far < best) [best, found] = [far, place]
		}
	}
	return [x, found[1] - 0.1, z]
}

/** The slider, a ring in it, and a leather tab that hangs from the ring. */
function pull([x, y, z]: Vec): Solid[] {
	const up: Vec = [0, -1, 0]
	const hanging = (down: number, out: number): Vec => [x, y - out, z - down]
	return [
		{
			part: 'hardware',
			finish: 'metal',
			mesh: sweep([hanging(-0.2, 0.14), hanging(0.6, 0.16)], band(0.5, 0.24), { up }),
		},
		ring(
			hanging(0.75, 0.24),
			[
				[1, 0, 0],
				[0, 0, 1],
			],
			[0.22, 0.34],
			0.07,
		),
		{
			part: 'upper',
			finish: 'leather',
			mesh: sweep([hanging(0.95, 0.28), hanging(2.9, 0.24)], band(0.52, 0.14), { up }),
		},
	]
}
