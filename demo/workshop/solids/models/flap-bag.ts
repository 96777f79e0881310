import { type Sheet, sheet, type Solid } from '../mesh.ts'
import { rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, rise, type Vec } from '../vector.ts'
import { around, type Photographed, ring } from './bags.ts'
import { buckleOn, laid, snapHook, strapOf } from './strap.ts'

export type FlapBag = {
	width: number
	height: number
	depth: number
	/** Share of the front that the flap covers. */
	cover: number
	/** How far before the bag its strap lies. */
	reach: number
}

/** Radius of the lower corners. */
const CORNER = 2.4

/** A small flat bag with a flap over its front and a strap that hooks into rings at its sides; cm. */
export function flap(measures: FlapBag): Photographed {
	const { width, height, depth, cover } = measures
	const insetAt = (z: number, radius: number) =>
		z < radius ? radius - Math.sqrt(Math.max(0, radius * radius - (radius - z) ** 2)) : 0
	const deepAt = (z: number) => depth * (1 - 0.24 * (z / height) ** 2) - insetAt(z, 0.5) * 2
	const fullAt = (x: number, z: number) =>
		0.5 * Math.sin(Math.PI * Math.min(1, (z / height) ** 0.75)) * Math.max(0, 1 - (x / (width * 0.5)) ** 4)
	const body: Sheet = {
		at: (s, t) => {
			const z = 0.05 + t * (height - 0.75)
			const [x, y] = around(s, { wide: width - insetAt(z, CORNER) * 2, deep: deepAt(z), corner: 0.5 })
			// The narrow sides fold in between the seams.
			const fold =
				Math.max(0, 1 - Math.abs(y) / (depth * 0.4)) * rise(width * 0.4, width * 0.49, Math.abs(x)) * (z / height)
			return [x - Math.sign(x) * fold * 0.9, y + Math.tanh(y / 0.8) * fullAt(x, z), z]
		},
		columns: 280,
		rows: 90,
		flip: true,
	}
	const seams = [-1, 1].map((side): Solid => {
		const half = Array.from({ length: 40 }, (_, k): Vec => {
			const z = height - 2 - (k / 39) * (height - 2.04)
			return [width / 2 - insetAt(z, CORNER), side * (deepAt(z) / 2 - 0.06), z]
		})
		const line = [...half, ...half.toReversed().map(([x, y, z]): Vec => [-x, y, z])]
		return { part: 'edge', finish: 'edge', mesh: sweep(line, band(0.3, 0.42, 0.12), { up: [0, -side, 0] }) }
	})
	return {
		solids: [
			{ part: 'upper', finish: 'grained', mesh: sheet(body) },
			...seams,
			...lid(measures, fullAt, deepAt),
			...[-1, 1].flatMap((side) => ear(side, measures)),
			...strap(measures),
		],
		front: { around: 261, above: 21, fill: [0.86, 0.72], key: 215 },
		back: { around: 64, above: 24, fill: [0.84, 0.74], key: 215 },
		detail: {
			around: 262,
			above: 18,
			key: 215,
			close: { at: [1.5, -depth / 2, height * (1 - cover) + 1.2], width: 12 },
		},
	}
}

type Filled = (x: number, z: number) => number

/** The flap from the back over the top and down the front, with the cap of its magnet. */
function lid({ width, height, depth, cover }: FlapBag, fullAt: Filled, deepAt: (z: number) => number): Solid[] {
	const low = height * (1 - cover)
	const front = (z: number) => -(deepAt(z) / 2 + 0.22)
	const profile = curve(
		[
			[0, deepAt(height * 0.66) / 2 + 0.1, height * 0.66],
			[0, deepAt(height * 0.85) / 2 + 0.12, height * 0.86],
			[0, depth * 0.4, height - 0.4],
			[0, depth * 0.3, height + 0.12],
			[0, 0, height + 0.32],
			[0, -depth * 0.31, height + 0.1],
			[0, -depth * 0.415, height - 0.45],
			[0, front(height * 0.86) - 0.1, height * 0.87],
			[0, front(height * 0.7), height * 0.7],
			[0, front((height * 0.7 + low) / 2), (height * 0.7 + low) / 2],
			[0, front(low), low],
			[0, front(low - 0.5), low - 0.5],
		],
		10,
	)
	const ways = [0]
	for (let k = 1; k < profile.length; k += 1)
		ways.push(ways[k - 1] + Math.hypot(profile[k][1] - profile[k - 1][1], profile[k][2] - profile[k - 1][2]))
	const total = ways.at(-1) as number
	const placeAt = (way: number): readonly [number, number] => {
		const index = Math.max(0, Math.min(profile.length - 2, ways.findIndex((own) => own > way) - 1))
		const share = (way - ways[index]) / (ways[index + 1] - ways[index])
		const [a, b] = [profile[index], profile[index + 1]]
		return [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
	}
	const wide = width + 0.7
	const outline = region(rectangle(wide, (total - 0.5) * 2, 4.2, 14))
	const at = (x: number, way: number): Vec => {
		const [y, z] = placeAt(Math.min(total - 0.001, Math.max(0, way)))
		return [x, y + Math.sign(y) * fullAt(x, z) * rise(0, 1.2, Math.abs(y)), z]
	}
	const cap: Vec[] = [0, 0.16, 0.3].map((out) => {
		const [x, y, z] = at(0, total - 2.2)
		return [x, y - 0.12 - out, z]
	})
	return [
		...shell(
			{
				at: (s, t) => at((s - 0.5) * (wide + 0.4), t * total),
				columns: 170,
				rows: 140,
				offset: 0.12,
				flip: true,
				inside: (_place, s, t) => {
					const [far, along] = outline((s - 0.5) * (wide + 0.4), t * total)
					// At the back it is sewn on.
					return t * total - 0.3 < far ? [t * total - 0.3, (s - 0.5) * wide] : [far, along]
				},
			},
			{
				part: 'upper',
				finish: 'grained',
				thickness: 0.26,
				stitches: { rows: [0.34], pitch: 0.36, width: 0.09 },
				lining: { part: 'lining', finish: 'lining' },
				rim: { part: 'edge', finish: 'edge' },
			},
		),
		{
			part: 'hardware',
			finish: 'metal',
			mesh: sweep(cap, round(0.62, 0.62, 28), { swell: (share) => 1 - 0.28 * share ** 2 }),
		},
		ring(
			[0, cap[0][1] - 0.02, cap[0][2]],
			[
				[1, 0, 0],
				[0, 0, 1],
			],
			[0.66, 0.66],
			0.09,
		),
	]
}

/** A tab sewn to a narrow side, with the ring for the hook. */
function ear(side: number, { width, height }: FlapBag): Solid[] {
	const x = side * (width / 2 - 0.35)
	const line: Vec[] = curve(
		[
			[x, 0, height - 5.6],
			[x + side * 0.1, 0, height - 3.4],
			[x + side * 0.45, 0, height - 2.1],
			[x + side * 0.62, 0, height - 1.72],
			[x + side * 0.8, 0, height - 2.1],
			[x + side * 0.42, 0, height - 3.2],
		],
		8,
	)
	return [
		{
			part: 'strap',
			finish: 'leather',
			mesh: sweep(line, band(1.4, 0.22), { up: [side, 0, 0.01] }),
		},
		ring(
			[x + side * 0.66, 0, height - 2.1],
			[
				[0, 1, 0],
				[0.35 * side, 0, -0.93],
			],
			[0.78, 0.6],
			0.14,
		),
	]
}

/** The strap from hook to hook. */
function strap({ width, height, reach }: FlapBag): Solid[] {
	const [x, z] = [width / 2 + 0.75, height - 2.7]
	const own = laid({ from: [x, 0, z - 2.3], reach, wide: 1.5, thick: 0.26 })
	return [
		strapOf(own),
		...buckleOn(own, 0.6),
		...[-x, x].flatMap((place) => snapHook([place, 0, z], { across: [1, 0, 0], wide: own.wide })),
	]
}
