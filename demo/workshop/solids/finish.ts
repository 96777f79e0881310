import { noise } from '../cloth/random.ts'
import { isKnit, type KnitId, knitted, strands } from './knit.ts'
import type { Stitches } from './mesh.ts'

/** What a surface is from near and what it throws back of the light. */
export type Finish =
	| 'leather'
	| 'grained'
	| 'canvas'
	| 'nylon'
	| 'lining'
	| 'edge'
	| 'rubber'
	| 'braid'
	| 'wool'
	| 'lace'
	| 'acetate'
	| 'glass'
	| 'metal'
	| 'twill'
	| 'straw'
	| 'grosgrain'
	| KnitId

/** `reflects` straight on, 0 to 1; `rough` the spread of a reflection in radians. */
export type Sheen = { reflects: number; rough: number }

export const sheens: Readonly<Record<Finish, Sheen>> = {
	leather: { reflects: 0.04, rough: 0.2 },
	grained: { reflects: 0.045, rough: 0.27 },
	canvas: { reflects: 0, rough: 1 },
	nylon: { reflects: 0.012, rough: 0.45 },
	lining: { reflects: 0.012, rough: 0.6 },
	edge: { reflects: 0.03, rough: 0.4 },
	rubber: { reflects: 0.02, rough: 0.5 },
	braid: { reflects: 0.01, rough: 0.6 },
	wool: { reflects: 0, rough: 1 },
	lace: { reflects: 0, rough: 1 },
	acetate: { reflects: 0.045, rough: 0.1 },
	glass: { reflects: 0.1, rough: 0.16 },
	metal: { reflects: 1, rough: 0.09 },
	twill: { reflects: 0, rough: 1 },
	straw: { reflects: 0, rough: 1 },
	grosgrain: { reflects: 0, rough: 1 },
	'rib-wool': { reflects: 0, rough: 1 },
	'rib-cotton': { reflects: 0, rough: 1 },
	'plain-cotton': { reflects: 0, rough: 1 },
}

/** The height in cm of a surface's own texture at a place; `finest` is the smallest wave that can be seen. */
export function texture(finish: Finish, u: number, v: number, finest: number): number {
	const wave = (at: number, length: number) => (length < finest * 2.2 ? 0 : Math.cos((at / length) * 2 * Math.PI))
	const cloud = (length: number, seed: number) => (length < finest * 1.6 ? 0 : noise(u / length, v / length, seed))
	switch (finish) {
		case 'leather':
			return 0.0022 * cloud(0.09, 3) + 0.0012 * cloud(0.05, 4) + 0.004 * cloud(1.1, 5)
		case 'grained':
			return pebbles(u, v, finest) + 0.006 * cloud(1.3, 5)
		case 'canvas':
			return 0.011 * wave(u, 0.12) * wave(v, 0.12) + 0.008 * cloud(0.3, 8) + 0.02 * cloud(2.4, 9)
		case 'nylon':
			return 0.004 * wave(u, 0.07) * wave(v, 0.07) + 0.004 * cloud(0.25, 8) + 0.016 * cloud(2.2, 9)
		case 'edge':
			return 0.003 * cloud(0.12, 6)
		case 'rubber':
			return 0.002 * cloud(0.3, 7)
		case 'braid':
			return plait(u, v, { size: 0.62, depth: 0.08 }, finest)
		case 'wool':
			return 0.012 * cloud(0.12, 13) + 0.012 * cloud(0.4, 14) + 0.012 * wave(u + v, 0.18)
		case 'lace':
			return 0.012 * wave(u + v * 0.8, 0.1)
		case 'twill':
			return 0.012 * wave(u + v * 0.6, 0.13) + 0.009 * cloud(0.09, 15) + 0.01 * cloud(0.7, 16)
		case 'straw':
			return strands(u, v, finest) + 0.006 * cloud(0.07, 17)
		case 'grosgrain':
			return 0.014 * wave(u, 0.14)
		default:
			return isKnit(finish) ? knitted(finish, u, v, finest) : 0
	}
}

/** Grained leather: cells of 1.5 to 2 mm that stand above fine creases. */
function pebbles(u: number, v: number, finest: number): number {
	const size = 0.19
	if (size < finest * 2) return 0
	const [x, y] = [u / size + 0.3 * noise(u / 0.5, v / 0.5, 21), v / size + 0.3 * noise(u / 0.5, v / 0.5, 22)]
	const [column, row] = [Math.floor(x), Math.floor(y)]
	let [first, second] = [9, 9]
	for (let dy = -1; dy <= 1; dy += 1) {
		for (let dx = -1; dx <= 1; dx += 1) {
			const [cx, cy] = [column + dx, row + dy]
			const far = Math.hypot(
				cx + 0.5 + 0.42 * noise(cx + 0.5, cy * 1.7 + 0.3, 23) - x,
				cy + 0.5 + 0.42 * noise(cx * 1.3 + 0.2, cy + 0.5, 24) - y,
			)
			if (far < first) [first, second] = [far, first]
			else if (far < second) second = far
		}
	}
	return 0.009 * Math.min(1, (second - first) * 2.6)
}

/** Strands that pass over and under each other at 45 degrees. */
function plait(u: number, v: number, { size, depth }: { size: number; depth: number }, finest: number): number {
	if (size < finest * 2) return 0
	const [x, y] = [(u + v) / size, (u - v) / size]
	const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5]
	const over = (Math.floor(x) + Math.floor(y)) % 2 === 0
	const [across, along] = over ? [fx, fy] : [fy, fx]
	return (
		depth * (Math.sqrt(Math.max(0, 1 - (across * 1.9) ** 2)) * (0.75 + 0.25 * Math.cos(along * Math.PI * 1.6)) - 0.5)
	)
}

/** Stitches at a distance inside of an edge: how high they stand in cm, and how much of the place is thread. */
export function sewing(
	{ rows, pitch = 0.32, width = 0.075 }: Stitches,
	inside: number,
	along: number,
): readonly [height: number, thread: number] {
	for (const row of rows) {
		const far = Math.abs(inside - row) / (width / 2)
		if (far > 2.4) continue
		const step = along / pitch - Math.floor(along / pitch)
		const on = step < 0.74
		const end = Math.abs(step - 0.37) / 0.37
		// Thread sinks in where the needle went through and draws the leather down beside it.
		const sunk = -0.028 * Math.max(0, 1 - (far / 2.4) ** 2)
		if (!on || far > 1) return [sunk, 0]
		const raised = Math.sqrt(Math.max(0, 1 - far * far)) * Math.sqrt(Math.max(0, 1 - end ** 4))
		return [sunk + raised * 0.045, raised > 0.25 ? 1 : 0]
	}
	return [0, 0]
}
