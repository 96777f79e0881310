import { placedAll, type Solid } from '../mesh.ts'
import { rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, length, minus, rise, type Vec } from '../vector.ts'
import { type Photographed, ring } from './bags.ts'
import { type Ground, piece, slot } from './small-leather.ts'

export type Wallet = { width: number; height: number; thickness: number; slots: number }

const COVER = 0.18

/** A wallet folded once, with a zipped pocket for coins on its cover, a second time opened; cm. */
export function wallet(measures: Wallet): Photographed {
	const { width, height, thickness } = measures
	const [w, h] = [width / 2, height / 2]
	return {
		solids: placedAll(closed(measures), { turn: 12 }),
		behind: placedAll(opened(measures), { turn: 5 }),
		front: { around: 276, above: 46, fill: [0.76, 0.6] },
		back: { around: 272, above: 54, fill: [0.84, 0.6] },
		detail: { around: 290, above: 40, close: { at: [w * 0.3, h * 0.1, thickness], width: 8 } },
	}
}

/** The cover led along a line from the right edge below to the right edge above. */
function cover(line: readonly Vec[], height: number): Solid[] {
	const ways = [0]
	for (let k = 1; k < line.length; k += 1) ways.push(ways[k - 1] + length(minus(line[k], line[k - 1])))
	const total = ways.at(-1) as number
	const outline = region(rectangle(total - 0.2, height, 0.6))
	return shell(
		{
			at: (s, t) => {
				const way = t * total
				const k = Math.max(0, Math.min(line.length - 2, ways.findIndex((own) => own > way) - 1))
				const share = (way - ways[k]) / (ways[k + 1] - ways[k])
				const [a, b] = [line[k], line[k + 1]]
				return [a[0] + (b[0] - a[0]) * share, (s - 0.5) * (height + 0.3), a[2] + (b[2] - a[2]) * share]
			},
			columns: 90,
			rows: 220,
			flip: true,
			inside: (_place, s, t) => outline((t - 0.5) * total, (s - 0.5) * (height + 0.3)),
		},
		{
			part: 'upper',
			finish: 'grained',
			thickness: COVER,
			stitches: { rows: [0.24], pitch: 0.3, width: 0.08 },
			lining: { part: 'inside', finish: 'leather' },
			rim: { part: 'edge', finish: 'edge' },
		},
	)
}

function closed({ width, height, thickness }: Wallet): Solid[] {
	const [w, h, high] = [width / 2, height / 2, thickness]
	const radius = high / 2 - 0.1
	const spine = Array.from({ length: 15 }, (_, k): Vec => {
		const angle = -Math.PI / 2 - (k / 14) * Math.PI
		return [-w + radius * 0.9 + Math.cos(angle) * radius * 0.9, 0, radius + 0.02 + Math.sin(angle) * radius]
	})
	// Full where its leaves are sewn in, flat at its open side.
	const top = (x: number) =>
		2 * radius + 0.04 + 0.12 * Math.sin(Math.PI * Math.min(1, (x + w) / width)) - 0.22 * rise(0, w, x)
	const line = curve(
		[
			[w, 0, 0.02],
			[0, 0, 0.02],
			[-w * 0.5, 0, 0.02],
			[-w * 0.68, 0, 0.02],
			[-w + radius * 1.05, 0, 0.02],
			...spine,
			[-w + radius * 1.05, 0, top(-w + radius * 1.05)],
			[-w * 0.68, 0, top(-w * 0.68)],
			[-w * 0.4, 0, top(-w * 0.4)],
			[0, 0, top(0)],
			[w * 0.5, 0, top(w * 0.5)],
			[w, 0, top(w)],
		],
		10,
	)
	const leaves = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share, k) =>
		piece({
			outline: rectangle(width - 1.1 - (k % 2) * 0.16, height - 0.36 - (k % 3) * 0.08, 0.4).map(
				([x, y]) => [x + 0.3, y] as const,
			),
			ground: (x) => COVER + share * (top(x) - 0.36 - COVER),
			thickness: 0.13,
			part: 'inside',
		}),
	)
	return [...cover(line, height), ...leaves, ...coins((x) => top(x), { x: 0.5, y: h * 0.34, wide: width * 0.7 })]
}

type Coins = { x: number; y: number; wide: number }

/** The zip of the pocket for coins: a bound slit, its teeth, the slider and its pull. */
function coins(top: (x: number) => number, { x, y, wide }: Coins): Solid[] {
	const slit = region(rectangle(wide, 1, 0.28))
	const on = (dx: number, dy: number, out: number): Vec => [x + dx, y + dy, top(x + dx) + out]
	const teeth = Array.from({ length: 24 }, (_, k) => on((k / 23 - 0.5) * (wide - 0.7), 0, 0.06))
	const [sx, sy, sz] = on(wide / 2 - 1, 0, 0.16)
	return [
		...shell(
			{
				at: (s, t) => on((s - 0.5) * (wide + 0.3), (t - 0.5) * 1.3, 0.05),
				columns: 90,
				rows: 20,
				inside: (_place, s, t) => slit((s - 0.5) * (wide + 0.3), (t - 0.5) * 1.3),
			},
			{
				part: 'upper',
				finish: 'leather',
				thickness: 0.08,
				stitches: { rows: [0.13], pitch: 0.27, width: 0.07 },
				rim: { part: 'edge', finish: 'edge' },
			},
		),
		{ part: 'hardware', finish: 'metal', mesh: sweep(teeth, band(0.3, 0.12), { up: [0, 0, 1] }) },
		{
			part: 'hardware',
			finish: 'metal',
			mesh: sweep(
				[
					[sx - 0.3, sy, sz],
					[sx + 0.3, sy, sz],
				],
				round(0.24, 0.12),
				{ up: [0, 0, 1] },
			),
		},
		ring(
			[sx + 0.1, sy - 0.25, sz + 0.06],
			[
				[1, 0, 0],
				[0, 1, 0.1],
			],
			[0.16, 0.26],
			0.05,
		),
		{
			part: 'upper',
			finish: 'leather',
			mesh: sweep(
				curve(
					[
						[sx + 0.1, sy - 0.36, sz + 0.06],
						[sx + 0.12, sy - 0.9, sz + 0.04],
						[sx + 0.2, sy - 2, sz - 0.02],
					],
					6,
				),
				band(0.5, 0.14),
				{ up: [0, 0, 1] },
			),
		},
	]
}

/** Opened on the table: the compartment for notes behind two rows of slots. */
function opened({ width, height, slots }: Wallet): Solid[] {
	const h = height / 2
	const rest: Ground = (x) => 0.03 + (x < 0 ? 0.011 : 0.004) * x * x * rise(0, 3, Math.abs(x))
	const line = Array.from({ length: 61 }, (_, k): Vec => {
		const x = width - (k / 60) * width * 2
		return [x, 0, rest(x, 0)]
	})
	const panel = piece({
		outline: rectangle(width * 2 - 0.5, height - 0.5, 0.4).map(([x, y]) => [x, y - 0.12] as const),
		ground: (x, y) => rest(x, y) + COVER + 0.04,
		thickness: 0.1,
		part: 'inside',
	})
	const rows = slots / 2
	const pockets = [-1, 1].flatMap((side) =>
		Array.from({ length: rows }, (_, k) => {
			const [near, far] = [0.7, width - 0.45]
			const top = h - 1.25 - k * 1.15
			return piece({
				outline: slot(side < 0 ? [-far, -near] : [near, far], [-h + 0.3, top], 0.14),
				ground: (x, y) => rest(x, y) + COVER + 0.14 + k * 0.085 + 0.03 * rise(top + 1, top - 0.6, y),
				thickness: 0.1,
				part: 'inside',
			})
		}).flat(),
	)
	// Lying open, the face of the cover is below.
	return [...cover(line, height), ...panel, ...pockets]
}
