import type { Angle } from '../camera.ts'
import type { Solid } from '../mesh.ts'
import { between, curve, length, minus, type Vec } from '../vector.ts'
import { flat, type Spot } from './flat.ts'
import { Pile } from './pile.ts'

/** Socks of a size that lie flat, in pairs; cm. `leg` is from the heel to the upper edge, `foot` from the heel to the toes. */
export type Socks = { leg: number; foot: number; width: number; pairs: number }

type Laid = { x: number; y: number; turn: number; mirror?: boolean; seed: number }

export function socks(measures: Socks): { solids: Solid[]; front: Angle; back: Angle; detail: Angle; behind: Solid[] } {
	const { leg, pairs } = measures
	const places = Array.from({ length: pairs }, (_, k) => ({
		x: (pairs - 1 - k) * 4.6,
		y: (pairs - 1 - k) * 7.4,
		turn: 1.5 - k * 1.5,
	}))
	const front = pile(
		measures,
		places.flatMap(({ x, y, turn }, k): Laid[] => [
			{ x: x + 1.3, y: y + 0.9, turn: turn + 2, seed: 10 + k * 7 },
			{ x, y, turn, seed: 13 + k * 7 },
		]),
	)
	const behind = pile(measures, [
		{ x: 3.5, y: 2.5, turn: -9, mirror: true, seed: 41 },
		{ x: -3.5, y: -2.5, turn: 4, mirror: true, seed: 45 },
	])
	return {
		solids: front,
		behind,
		front: { around: 270, above: 83, fill: [0.82, 0.76] },
		back: { around: 270, above: 72, fill: [0.8, 0.7] },
		detail: { around: 266, above: 64, close: { at: [2.5, leg * 0.3, 2], width: 15 } },
	}
}

function pile(measures: Socks, laid: readonly Laid[]): Solid[] {
	const on = new Pile()
	return laid.flatMap((one, layer) => {
		const solids = sock(measures, one, on).map((solid) => ({ ...solid, layer }))
		on.lay(solids.map(({ mesh }) => mesh))
		return solids
	})
}

/** Where the heel is turned and where the toes begin, as shares of the way. */
const [HEEL, TOES] = [0.4, 0.8]

function sock({ leg, foot, width }: Socks, { x: mx, y: my, turn, mirror, seed }: Laid, on: Pile): Solid[] {
	const w = width / 2
	const upper = waysOf([
		[w, leg, 0],
		[w * 0.95, leg * 0.75, 0],
		[w * 1.02, leg * 0.48, 0],
		[w * 1.3, leg * 0.345, 0],
		[foot * 0.3, width * 0.86, 0],
		[foot * 0.5, width * 0.79, 0],
		[foot * 0.7, width * 0.75, 0],
		[foot * 0.79, width * 0.66, 0],
		[foot * 0.842, width * 0.48, 0],
		[foot * 0.858, width * 0.26, 0],
	])
	const lower = waysOf([
		[-w, leg, 0],
		[-w * 0.97, leg * 0.72, 0],
		[-w * 1.05, leg * 0.42, 0],
		[-w * 1.12, leg * 0.2, 0],
		[-w * 0.6, 0.2, 0],
		[foot * 0.14, -w * 0.3, 0],
		[foot * 0.5, -w * 0.32, 0],
		[foot * 0.72, -w * 0.3, 0],
		[foot * 0.8, -w * 0.14, 0],
		[foot * 0.845, width * 0.06, 0],
		[foot * 0.858, width * 0.25, 0],
	])
	const total = leg * 0.78 + foot * 0.8
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
	const spot = (s: number, t: number): Spot => {
		const [a, b] = [upper(t), lower(t)]
		const [px, y] = between(a, b, s)
		const x = mirror ? foot * 0.5 - px : px
		const wide = length(minus(a, b))
		return {
			x: x * cos - y * sin + mx,
			y: x * sin + y * cos + my,
			u: (s - 0.5) * (width + 1.2),
			v: t * total,
			aside: Math.min(s, 1 - s) * wide,
			ends: [t * total, (1 - t) * total],
		}
	}
	const cushion = {
		spot,
		high: 0.7,
		side: 0.75,
		ends: [0.3, 0.6] as const,
		uneven: 0.09,
		on,
		seed,
		columns: 110,
		rows: 240,
	}
	const heel = (s: number, t: number) => (0.1 * ((s - 0.42) / 0.58) - Math.abs(t - HEEL)) * total
	const toes = (s: number, t: number) => (t - TOES + 0.045 * s) * total
	const along = (s: number) => s * width
	const stitches = { rows: [0.12], pitch: 0.16, width: 0.1 }
	const plain = { part: 'knit', finish: 'plain-cotton' as const, stitches }
	// Heel and toes lie on the rest by a hair, so that no gap is between.
	const body = flat({ ...cushion, inside: (s, t) => [0.4 - Math.max(heel(s, t), toes(s, t)), along(s)] })
	const over = { ...cushion, offset: 0.03 }
	return [
		{ part: 'knit', finish: 'rib-cotton', mesh: body },
		// The heel is knit to and fro: its halves meet in a line.
		...[1, -1].map((half) => ({
			...plain,
			mesh: flat({ ...over, inside: (s, t) => [Math.min(heel(s, t), half * (t - HEEL) * total), along(s)] }),
		})),
		{ ...plain, mesh: flat({ ...over, inside: (s, t) => [toes(s, t), along(s)] }) },
	]
}

/** A smooth line through corners, by the share of its way. */
function waysOf(corners: readonly Vec[]): (share: number) => Vec {
	const points = curve(corners, 16)
	return (share) => {
		const at = Math.min(0.99999, Math.max(0, share)) * (points.length - 1)
		const index = Math.floor(at)
		return between(points[index], points[index + 1], at - index)
	}
}
