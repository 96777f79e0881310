import type { Inside, Solid } from '../mesh.ts'
import { region, smooth } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, through, type Vec } from '../vector.ts'
import { below, type Last, type LastMeasures, lastOf, liningOf, upper } from './last.ts'
import { flat, ring } from './sole.ts'

/** A laced low shoe on a cup sole; cm. */
export type Trainer = LastMeasures & {
	/** Height of the heel's collar over the seat. */
	collar: number
	/** Pairs of holes. */
	eyelets: number
}

/** The right shoe, its heel at 0 and its toe along x. */
export function trainer(measures: Trainer): Solid[] {
	const last = lastOf(measures)
	const { length: l, collar } = measures
	const throat = l * 0.675
	const slit = smooth(
		[
			[throat, 0],
			[throat - 0.7, 1.0],
			[throat - 3, 1.15],
			[l * 0.46, 1.6],
			[l * 0.41, 2.3],
			[l * 0.35, 3.5],
			[l * 0.29, 3.5],
			[l * 0.29, -3.5],
			[l * 0.35, -3.5],
			[l * 0.41, -2.3],
			[l * 0.46, -1.6],
			[throat - 3, -1.15],
			[throat - 0.7, -1.0],
		],
		6,
	)
	const hole = region(slit)
	const side = below(last, [
		[-1, collar + 0.2],
		[0.8, collar],
		[2.6, collar - 0.45],
		[6, collar - 1.6],
		[8.5, collar - 1.1],
		[l * 0.4, collar + 0.9],
		[l * 0.45, collar + 1.3],
		[l * 0.5, 12],
		[l, 20],
	])
	const ridge = (x: number) =>
		0.35 *
		through([
			[0, 0],
			[l * 0.5, 0.3],
			[l * 0.7, 0],
		])(x)
	const open: Inside = (place, s, t) => {
		const [far, along] = side(place, s, t)
		const [within, around] = hole(place[0], place[1] - ridge(place[0]))
		// Behind the facing the opening ends at the collar, however wide it is drawn.
		const deep = Math.min(within, place[2] - last.under(0) - collar + 1.3)
		return -deep < far ? [-deep, around] : [far, along]
	}
	const leather = { part: 'upper', finish: 'leather' } as const
	return [
		...shell(upper(last, open), {
			...leather,
			thickness: 0.5,
			stitches: { rows: [0.3] },
			rim: { radius: 0.24 },
		}),
		liningOf(last, open, 0.5),
		...facing(last, open, throat),
		...counter(last, collar),
		...tongue(last, throat),
		...laces(last, measures, throat),
		...cup(last),
		{ part: 'insole', finish: 'lining', mesh: flat(last, { out: -0.3, height: (x) => last.under(x) + 0.35 }) },
	]
}

/** The piece that carries the holes. */
function facing(last: Last, open: Inside, throat: number): Solid[] {
	const l = last.length
	const outline = region(
		smooth(
			[
				[throat + 1.5, 0],
				[throat + 0.9, 2.1],
				[throat - 1.6, 2.9],
				[l * 0.46, 4.2],
				[l * 0.37, 5.6],
				[l * 0.31, 5.4],
				[l * 0.31, -5.4],
				[l * 0.37, -5.6],
				[l * 0.46, -4.2],
				[throat - 1.6, -2.9],
				[throat + 0.9, -2.1],
			],
			6,
		),
	)
	const piece: Inside = (place, s, t) => {
		const [far, along] = open(place, s, t)
		// Drawn unrolled: how far to the side, and how far down.
		const [deep, around] = outline(
			place[0],
			Math.sign(place[1]) * (Math.abs(place[1]) + Math.max(0, 8.5 - place[2]) * 0.3),
		)
		return deep < far ? [deep, around] : [far, along]
	}
	return shell(upper(last, piece, 0.13), {
		part: 'upper',
		finish: 'leather',
		thickness: 0.14,
		stitches: { rows: [0.18] },
	})
}

function counter(last: Last, collar: number): Solid[] {
	const seat = last.under(0)
	const edge = through([
		[0, 3.9],
		[collar - 2.8, 3.3],
		[collar - 1.6, 2.1],
		[collar - 0.4, 1.9],
		[collar, 1.9],
	])
	const piece: Inside = ([x, y, z]) => {
		const over = z - seat
		const far = Math.min(edge(over) - x, collar - 0.5 - over)
		return [far, over + Math.abs(y)]
	}
	return shell(upper(last, piece, 0.12), {
		part: 'tab',
		finish: 'leather',
		thickness: 0.13,
		stitches: { rows: [0.18] },
	})
}

function tongue(last: Last, throat: number): Solid[] {
	const l = last.length
	const piece: Inside = ([x, y, z], _s, t) => {
		const far = Math.min(2.6 - Math.abs(y), throat - 0.2 - x, last.under(0) + 9.4 - z, (0.115 - Math.abs(t - 0.5)) * 26)
		return [x > l * 0.2 ? far : -1, y]
	}
	return shell(upper(last, piece, -0.12), {
		part: 'tongue',
		finish: 'leather',
		thickness: 0.45,
		stitches: { rows: [0.35] },
		lining: { part: 'lining', finish: 'lining' },
	})
}

/** Where the ridge of the foot is `x` from the heel, as a share of its length. */
function ridgeAt(last: Last, x: number): number {
	let [low, high] = [0, 0.8]
	for (let step = 0; step < 30; step += 1) {
		const middle = (low + high) / 2
		if (last.at(middle, 0.5)[0] > x) low = middle
		else high = middle
	}
	return low
}

/** The share around the foot at which its side is `y` from the middle. */
function sideAt(last: Last, s: number, y: number): number {
	let [low, high] = [0.02, 0.5]
	const middle = last.at(s, 0.5)[1]
	for (let step = 0; step < 30; step += 1) {
		const t = (low + high) / 2
		if (last.at(s, t)[1] - middle > y) low = t
		else high = t
	}
	return low
}

function laces(last: Last, { eyelets, length: l }: Trainer, throat: number): Solid[] {
	const solids: Solid[] = []
	for (let index = 0; index < eyelets; index += 1) {
		const share = index / (eyelets - 1)
		const x = throat - 1.75 - share * (throat - 1.75 - l * 0.49)
		const s = ridgeAt(last, x)
		const t = sideAt(last, s, 1.75 + 0.55 * share)
		const spot = (side: number, lift: number): Vec => {
			const [px, py, pz] = last.at(s, side)
			return [px + lift * 0.4, py, pz + lift]
		}
		const [left, right, middle] = [spot(t, 0.1), spot(1 - t, 0.1), spot(0.5, 0.42)]
		const rise = (0.5 - t) * 0.35
		const [il, ir] = [spot(t + rise, 0.38), spot(1 - t - rise, 0.38)]
		const down = (place: Vec): Vec => [place[0], place[1], place[2] - 0.25]
		const bar = curve([down(left), left, il, middle, ir, right, down(right)], 6)
		solids.push({ part: 'lace', finish: 'lace', mesh: sweep(bar, band(0.62, 0.13), { up: [0.45, 0, 0.9] }) })
		for (const [place, side] of [
			[left, 1],
			[right, -1],
		] as const)
			solids.push({ part: 'eyelet', finish: 'edge', mesh: sweep(eyelet(place, side), round(0.07), { closed: true }) })
	}
	return solids
}

/** A ring on the slope of the instep. */
function eyelet([x, y, z]: Vec, side: number): Vec[] {
	return Array.from({ length: 18 }, (_, index) => {
		const angle = (index / 18) * 2 * Math.PI
		const [a, b] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2]
		return [x + a * 0.85, y + b * 0.85, z + 0.02 - a * 0.5 - side * b * 0.45] as const
	})
}

function cup(last: Last): Solid[] {
	const ground = (x: number) =>
		last.spring * 0.9 * Math.max(0, (x / last.length - 0.72) / 0.28) ** 1.6 + 0.25 * Math.max(0, 1 - x / 2) ** 2
	const top = (x: number) => last.under(x) + 0.6
	const part = (from: number) => (x: number) => ground(x) + (top(x) - ground(x)) * from
	const wall = ring(
		last,
		[
			[-2, ground],
			[0.1, ground],
			[0.36, part(0.08)],
			[0.42, part(0.3)],
			[0.4, part(0.8)],
			[0.34, part(0.96)],
			[0.2, top],
			[-0.25, top],
		],
		{ rows: [1.05], pitch: 0.42, width: 0.1 },
	)
	return [{ part: 'sole', finish: 'rubber', mesh: wall, stitches: { rows: [1.05], pitch: 0.42, width: 0.1 } }]
}
