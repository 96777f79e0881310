import type { Angle } from '../camera.ts'
import { noise } from '../../cloth/random.ts'
import { type Sheet, sheet, type Solid } from '../mesh.ts'
import { type Cut, shell } from '../shell.ts'
import { curve, rise, type Vec } from '../vector.ts'

/** A hat on the table; cm. Its brim is as wide as said and falls by `fall`. */
export type Hat = {
	/** Breadth at the foot of the crown; what of it the crown has above; its height. */
	crown: number
	taper: number
	height: number
	brim: number
	fall: number
	material: 'denim' | 'straw'
	/** Height of a ribbon around the crown. */
	ribbon?: number
	/** Distances of the brim's stitches. */
	rows?: number
}

/** How far a hat is longer than it is broad. */
const OVAL = 1.12
const THICK = 0.2
/** Where its seams are, as a share of the way around: no picture shows them. */
const SEAM = 0.49

export function hat(measures: Hat): {
	solids: Solid[]
	front: Angle
	back: Angle
	detail: Angle
} {
	const { crown, brim, fall, material, ribbon, height } = measures
	const line = outlineOf(measures)
	const wave = waveOf(measures)
	const crumpled = (angle: number, way: number) =>
		material === 'denim' ? 0.16 * noise(Math.cos(angle) * 2.2 + way / 7, Math.sin(angle) * 2.2 + way / 4, 71) : 0
	const at = (s: number, way: number): Vec => {
		const [even, , z] = line.at(way)
		const angle = (s + SEAM) * 2 * Math.PI
		const radius = even + crumpled(angle, way) * Math.min(1, even / 3)
		return [Math.cos(angle) * radius * OVAL, Math.sin(angle) * radius, z + wave(angle, radius)]
	}
	const solids = material === 'straw' ? plaited(at, line) : sewnCloth(at, line, measures)
	if (ribbon) solids.push(...ribbonOf(at, line.foot - ribbon - 0.35, ribbon))
	const foot = crown / 2
	return {
		solids,
		front: { around: 282, above: 24, fill: [0.86, 0.6] },
		back: { around: 70, above: 50, fill: [0.86, 0.7] },
		detail: {
			around: 296,
			above: 32,
			close: {
				at: [foot * 0.5, -foot - brim * 0.1, fall + height * 0.3],
				width: 14,
			},
		},
	}
}

/** How far the brim's edge falls below its plane, cm. */
const WAVES = 0.62
const softness = (material: Hat['material']) => (material === 'denim' ? 1 : 0.6)

type Outline = {
	at(way: number): Vec
	total: number
	top: number
	foot: number
}

/** From the middle of the crown to the edge of the brim, by the way; and where the top ends and the brim begins. */
function outlineOf({ crown, height, brim, fall, taper, material }: Hat): Outline {
	const [foot, top, low] = [crown / 2, (crown / 2) * taper, fall + 0.14 + WAVES * softness(material)]
	const sharp = material === 'denim'
	const reach = Math.sqrt(brim * brim - fall * fall)
	const points = curve(
		[
			[0, 0, low + height],
			[top * 0.5, 0, low + height - (sharp ? 0.05 : 0.12)],
			[top * 0.84, 0, low + height - (sharp ? 0.22 : 0.6)],
			[top, 0, low + height - (sharp ? 0.75 : 1.9)],
			[top + (foot - top) * 0.5, 0, low + height * 0.5],
			[foot - 0.08, 0, low + 0.8],
			...(sharp
				? ([
						[foot + 0.12, 0, low],
						[foot + 0.12 + reach * 0.14, 0, low - fall * 0.14],
					] as const)
				: ([[foot + 0.3, 0, low]] as const)),
			[foot + reach * 0.5, 0, low - fall * 0.46],
			[foot + reach, 0, low - fall],
		],
		24,
	)
	const ways = [0]
	for (let index = 1; index < points.length; index += 1)
		ways.push(
			ways[index - 1] + Math.hypot(points[index][0] - points[index - 1][0], points[index][2] - points[index - 1][2]),
		)
	const at = (way: number): Vec => {
		const next = ways.findIndex((one) => one > way)
		if (next < 0) return points.at(-1) as Vec
		const share = (way - ways[next - 1]) / (ways[next] - ways[next - 1])
		const [a, b] = [points[next - 1], points[next]]
		return [a[0] + (b[0] - a[0]) * share, 0, a[2] + (b[2] - a[2]) * share]
	}
	return {
		at,
		total: ways.at(-1) as number,
		top: ways[24 * 3 - 6],
		foot: ways[24 * 6 - (sharp ? 8 : 4)],
	}
}

/** A soft brim does not lie in a plane, and a soft crown is not round. */
function waveOf({ crown, brim, height, material }: Hat) {
	const soft = softness(material)
	return (angle: number, radius: number) => {
		const out = Math.max(0, (radius - crown / 2) / brim)
		const dent =
			((0.05 * height * Math.cos(2 * angle + 0.4) * radius) / crown) * rise(crown * 0.48, crown * 0.36, radius)
		return soft * ((0.42 * Math.sin(2 * angle + 0.6) + 0.3 * Math.sin(3 * angle + 1)) * out * out + dent)
	}
}

/** Top, side and brim of cloth, the brim in rows of stitches around. */
function sewnCloth(at: (s: number, way: number) => Vec, line: Outline, { rows = 0.8, crown }: Hat): Solid[] {
	const piece = (
		from: number,
		to: number,
		cut: Pick<Cut, 'stitches'> & {
			offset: number
			flat?: boolean
			under?: boolean
		},
	) => {
		const wide = to - from
		const sheet: Sheet = {
			at: (s, t) => at(s, from + t * wide),
			flip: true,
			columns: 280,
			rows: Math.max(12, Math.round(wide * 9)),
			offset: cut.offset,
			inside: (_place, s, t) => [(1 - t) * wide, s * 2 * Math.PI * line.at(from + t * wide)[0]],
			measured: true,
			place: (s, t) => {
				const [x, y] = at(s, from + t * wide)
				return cut.flat ? [x, y] : [s * Math.PI * crown, from + t * wide]
			},
		}
		return shell(sheet, {
			part: 'cloth',
			finish: 'twill',
			thickness: THICK,
			...cut,
			...(cut.under && { lining: { part: 'cloth', finish: 'twill' } }),
		})
	}
	const sewn = (rows: readonly number[]) => ({ rows, pitch: 0.34, width: 0.1 })
	const brim = line.total - line.foot
	const around = Array.from({ length: Math.floor((brim - 0.4) / rows) }, (_, k) => 0.28 + k * rows)
	// Side and brim are one surface: where they meet they are sewn twice.
	const foot = [brim + 0.12, brim + 0.62]
	return [
		...piece(0, line.top, { stitches: sewn([0.22]), offset: 0.18, flat: true }),
		...piece(line.top - 0.1, line.total, { stitches: sewn([...around, ...foot]), offset: 0, under: true }),
	]
}

/** Height of a plait, cm. */
const PLAIT = 0.62
/** Length of a strand's turn, cm. */
const TURN = 0.4

/** Plaits of straw, sewn to each other from the crown's middle to the edge. */
function plaited(at: (s: number, way: number) => Vec, line: Outline): Solid[] {
	const count = Math.round(line.total / PLAIT)
	const high = line.total / count
	const plaits = Array.from({ length: count }, (_, k): Solid => {
		const turns = Math.max(6, Math.round((2 * Math.PI * line.at((k + 0.5) * high)[0]) / TURN))
		return {
			part: 'cloth',
			finish: 'straw',
			mesh: sheet({
				at: (s, t) => at(s, (k + t) * high),
				flip: true,
				columns: 320,
				rows: 4,
				place: (s, t) => [s * turns * TURN, (k + t) * PLAIT],
			}),
		}
	})
	const edge: Sheet = {
		at: (s, t) => at(s, line.total - (1 - t) * high),
		flip: true,
		columns: 320,
		rows: 6,
		offset: 0.02,
		inside: (_place, s, t) => [(1 - t) * high, s * 120],
		place: (s, t) => [s * 120, t * PLAIT],
	}
	return [...plaits, ...shell(edge, { part: 'cloth', finish: 'straw', thickness: 0.16 }).slice(1)]
}

function ribbonOf(at: (s: number, way: number) => Vec, from: number, wide: number): Solid[] {
	const sheet: Sheet = {
		at: (s, t) => at(s, from + t * wide),
		flip: true,
		columns: 240,
		rows: 24,
		offset: 0.16,
		inside: (_place, s, t) => [Math.min(t, 1 - t) * wide - 0.04, s * 60],
		place: (s, t) => [s * 60, t * wide],
	}
	return shell(sheet, { part: 'ribbon', finish: 'grosgrain', thickness: 0.1 })
}
