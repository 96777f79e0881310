import { bottom, least, type Shoe, vamp } from './footwear.ts'
import type { Inside, Solid } from '../mesh.ts'
import { region, smooth } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, type Vec } from '../vector.ts'
import { below, type Last, lastOf, upper } from './last.ts'

/** A slipper with a saddle across the instep and a seam around its apron. */
export function loafer(measures: Shoe): Solid[] {
	const last = lastOf(measures)
	const l = last.length
	const open = below(last, measures.edge)
	const apron = region(
		smooth(
			[
				[l * 0.44, 3.4],
				[l * 0.56, 2.95],
				[l * 0.7, 2.75],
				[l * 0.83, 2.1],
				[l * 0.875, 0.9],
				[l * 0.875, -1.5],
				[l * 0.83, -2.6],
				[l * 0.7, -2.7],
				[l * 0.56, -2.6],
				[l * 0.44, -3.0],
			],
			8,
		),
	)
	const [from, to] = [l * 0.548, l * 0.632]
	// It ends under the saddle.
	const lid: Inside = (place, s, t) =>
		least(least(open(place, s, t), apron(place[0], place[1])), [place[0] - from - 0.7, place[1]])
	const slot = region(
		smooth(
			[
				[(from + to) / 2, 1.5],
				[(from + to) / 2 + 0.3, 0.5],
				[(from + to) / 2 + 0.3, -0.7],
				[(from + to) / 2, -1.5],
				[(from + to) / 2 - 0.3, -0.7],
				[(from + to) / 2 - 0.3, 0.5],
			],
			6,
		),
	)
	const saddle: Inside = (place, s, t) => {
		const [x, y, z] = place
		const spread = 0.5 * Math.max(0, 4 - z) * 0.35
		const strip = [Math.min(x - from + spread, to - x + spread), y - z * Math.sign(y)] as const
		const [hole, around] = slot(x, y)
		return least(least(open(place, s, t), strip), [z > 3 ? -hole : 9, around])
	}
	return [
		...vamp(last, open),
		...shell(upper(last, lid, 0.1), {
			part: 'upper',
			finish: 'leather',
			thickness: 0.11,
			stitches: { rows: [0.2], pitch: 0.42, width: 0.1 },
		}),
		...shell(upper(last, saddle, 0.24), {
			part: 'upper',
			finish: 'leather',
			thickness: 0.15,
			stitches: { rows: [0.17] },
		}),
		...bottom(last, measures),
	]
}

/** A ballet flat with a bow. */
export function ballet(measures: Shoe): Solid[] {
	const last = lastOf(measures)
	const open = below(last, measures.edge)
	return [...vamp(last, open, { thickness: 0.18, rim: 0.15 }), ...bow(throatOf(last, open)), ...bottom(last, measures)]
}

/** Where the ridge of the foot leaves the opening. */
function throatOf(last: Last, open: Inside): Vec {
	for (let s = 0.75; s > 0.1; s -= 0.002) {
		const place = last.at(s, 0.5)
		if (open(place, s, 0.5)[0] > 0) return place
	}
	return last.at(0.3, 0.5)
}

function bow([x, y, z]: Vec): Solid[] {
	const loop = (side: 1 | -1) =>
		curve(
			[
				[x + 0.2, y, z + 0.22],
				[x + 0.1, y + side * 0.6, z + 0.42],
				[x - 0.1, y + side * 1.25, z + 0.28],
				[x + 0.35, y + side * 1.4, z + 0.08],
				[x + 0.5, y + side * 0.7, z + 0.16],
				[x + 0.25, y, z + 0.2],
			],
			8,
		)
	const tail = (side: 1 | -1) =>
		curve(
			[
				[x + 0.25, y, z + 0.22],
				[x + 0.7, y + side * 0.45, z + 0.12],
				[x + 1.25, y + side * 0.8, z - 0.08],
			],
			8,
		)
	const cord = (line: Vec[]): Solid => ({
		part: 'bow',
		finish: 'leather',
		mesh: sweep(line, band(0.32, 0.11), { up: [0.2, 0, 1] }),
	})
	const knot: Vec[] = [
		[x + 0.02, y, z + 0.26],
		[x + 0.45, y, z + 0.24],
	]
	return [
		cord(loop(1)),
		cord(loop(-1)),
		cord(tail(1)),
		cord(tail(-1)),
		{ part: 'bow', finish: 'leather', mesh: sweep(knot, round(0.22, 0.16)) },
	]
}
