import { noise } from '../../cloth/random.ts'
import type { Sheet, Solid } from '../mesh.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, rise, type Vec } from '../vector.ts'
import { floor, type Photographed, ring } from './bags.ts'
import { buckleOn, laid, strapOf } from './strap.ts'
import { zippedPocket } from './zipped-pocket.ts'

export type Bucket = {
	width: number
	height: number
	depth: number
	/** How far before the bag its strap lies. */
	reach: number
}

/** Share of the height at which the cord runs. */
const NECK = 0.84
const EYELETS = 16

type Wall = (angle: number, z: number, out?: number) => Vec

/** A bag of soft leather that a cord gathers under its edge, a second time opened; cm. */
export function bucket(measures: Bucket): Photographed {
	const { height, depth } = measures
	const neck = height * NECK
	const strap = strapFor(measures, wallOf(measures, 1))
	return {
		solids: [...bag(measures, 1), ...strap],
		behind: [...bag(measures, 0.16), ...strapFor(measures, wallOf(measures, 0.16))],
		front: { around: 262, above: 17, fill: [0.8, 0.8], key: 215 },
		back: { around: 276, above: 40, fill: [0.82, 0.8], key: 215 },
		detail: { around: 262, above: 18, key: 215, close: { at: [0.8, -depth * 0.36, neck - 1.6], width: 14 } },
	}
}

/** The wall of the bag, gathered at the neck by a share. */
function wallOf({ width, height, depth }: Bucket, gathered: number): Wall {
	const neck = height * NECK
	const oval = width / depth
	return (angle, z, out = 0) => {
		const up = z / height
		const drawn = rise(0.4, NECK, up) * gathered
		const open = rise(NECK, 1.04, up) * gathered
		const foot = z < 1.2 ? (1.2 - Math.sqrt(Math.max(0, 1.44 - (1.2 - z) ** 2))) / (depth / 2) : 0
		const full = 0.93 + 0.07 * Math.sin(Math.PI * Math.min(1, up * 1.15)) - 0.34 * drawn + 0.17 * open - foot
		// Pleats are deep at the cord and run out below it, not all equally far.
		const run = rise(0.3 + 0.14 * Math.sin(angle * 5 + 1), NECK, up)
		const pleats = Math.cos(13 * angle + 0.8 * Math.sin(angle * 3)) + 0.22 * Math.cos(21 * angle + 2)
		const sag = noise(angle * 2.4 + Math.sin(z / 7), z / 6, 5) + 0.5 * noise(angle * 5, z / 3, 6)
		const folds =
			(0.055 * run - 0.008 * open) * gathered * pleats * (1 - 0.5 * Math.exp(-(((z - neck) / 0.8) ** 2))) +
			0.022 * sag * rise(0, 0.25, up)
		const radius = (depth / 2) * (full + folds) + out
		const stretch = 1 + (oval - 1) * (1 - 0.45 * drawn)
		return [Math.cos(angle) * radius * stretch, Math.sin(angle) * radius, z]
	}
}

function bag({ width, height, depth }: Bucket, gathered: number): Solid[] {
	const neck = height * NECK
	const wall = wallOf({ width, height, depth, reach: 0 }, gathered)
	const body: Sheet = {
		at: (s, t) => wall(s * 2 * Math.PI, 0.05 + t * (height + 0.2)),
		columns: 380,
		rows: 130,
		inside: ([, , z], s) => [height - z, s * 68],
	}
	const round360 = (z: number, out: number) =>
		Array.from({ length: 220 }, (_, k): Vec => wall((k / 220) * 2 * Math.PI, z, out))
	return [
		...shell(body, {
			part: 'upper',
			finish: 'grained',
			thickness: 0.22,
			stitches: { rows: [0.4, height - 2.6], pitch: 0.4, width: 0.1 },
			lining: { part: 'lining', finish: 'lining' },
			rim: { part: 'edge', finish: 'edge' },
		}),
		{ part: 'edge', finish: 'edge', mesh: sweep(round360(2.2, 0.02), round(0.16), { closed: true }) },
		floor(width * 0.58, depth * 0.58),
		...cord(wall, neck, gathered),
		...zippedPocket({
			on: (x, z, out) => wall(Math.PI / 2 - x / 10, neck - 1.5 + z, -0.2 - out),
			wide: 11.6,
			facing: -1,
			part: 'strap',
		}),
	]
}

/** The cord in and out of its eyelets, and its ends through a slide at the front. */
function cord(wall: Wall, neck: number, gathered: number): Solid[] {
	const line = Array.from({ length: 320 }, (_, k): Vec => {
		const angle = (k / 320) * 2 * Math.PI
		return wall(angle, neck, 0.42 * Math.cos((angle + Math.PI / 2) * (EYELETS / 2)) - 0.06)
	})
	const eyelets = Array.from({ length: EYELETS }, (_, k): Solid => {
		const angle = ((k + 0.5) / EYELETS) * 2 * Math.PI - Math.PI / 2
		const [at, beside] = [wall(angle, neck, 0.05), wall(angle + 0.02, neck, 0.05)]
		const far = Math.hypot(beside[0] - at[0], beside[1] - at[1])
		const along: Vec = [(beside[0] - at[0]) / far, (beside[1] - at[1]) / far, 0]
		return ring(at, [along, [0, 0, 1]], [0.42, 0.42], 0.11)
	})
	const [fx, fy] = wall(-Math.PI / 2, neck, 0.5)
	const slack = 1 - gathered
	const end = (side: number, long: number): Vec[] =>
		curve(
			[
				[fx + side * 0.9, fy + 0.25, neck + 0.1],
				[fx + side * 0.36, fy - 0.35, neck - 0.5 - slack],
				[fx + side * 0.3, fy - 0.6, neck - 2.2 - slack],
				[fx + side * 0.9, fy - 0.95 - slack * 0.3, neck - long * 0.62],
				[fx + side * 1.35, fy - 1.35, neck - long],
			],
			12,
		)
	const [left, right] = [end(-1, 8.6), end(1, 7.4)]
	const cordOf = (way: Vec[], closed = false): Solid => ({
		part: 'strap',
		finish: 'leather',
		mesh: sweep(way, round(0.25), { closed }),
	})
	const knot = (way: Vec[]): Solid => ({
		part: 'strap',
		finish: 'leather',
		mesh: sweep(way.slice(-9, -2), round(0.5), { swell: (share) => 0.62 + 0.42 * Math.sin(share * Math.PI) }),
	})
	const slide: Vec[] = [0, 0.3, 0.6, 1.2, 1.5, 1.8].map((down) => [
		fx,
		fy - 0.5 - down * 0.06,
		neck - 0.7 - slack - down,
	])
	return [
		cordOf(line, true),
		...eyelets,
		cordOf(left),
		cordOf(right),
		knot(left),
		knot(right),
		{
			part: 'strap',
			finish: 'leather',
			mesh: sweep(slide, round(0.82, 0.5), {
				up: [0, -1, 0],
				swell: (share) => 0.86 + 0.14 * Math.sin(share * Math.PI),
			}),
		},
	]
}

/** The strap with its buckle, between rings in tabs that are sewn to the sides under the cord. */
function strapFor({ width, height, reach }: Bucket, wall: Wall): Solid[] {
	const top = height * NECK - 2.2
	const [x] = wall(0, top, 0.55)
	const own = laid({
		from: [x + 0.1, 0, top - 0.75],
		over: Math.max(0.5, width / 2 + 0.5 - x),
		reach,
		wide: 1.8,
		thick: 0.28,
	})
	const tabs = [0, Math.PI].flatMap((angle): Solid[] => {
		const side = Math.cos(angle)
		const line = [5.4, 4, 2.6, 1.4, 0.6, 0.1].map((down) => wall(angle, top - down, 0.2))
		return [
			{
				part: 'strap',
				finish: 'leather',
				mesh: sweep([...line, [side * (x + 0.1), 0, top + 0.25], [side * (x + 0.35), 0, top - 0.2]], band(1.6, 0.22), {
					up: [side, 0, 0.01],
				}),
			},
			ring(
				[side * (x + 0.1), 0, top - 0.45],
				[
					[0, 1, 0],
					[0.2 * side, 0, -0.98],
				],
				[1.05, 0.62],
				0.15,
			),
		]
	})
	return [strapOf(own), ...buckleOn(own, 0.6), ...tabs]
}
