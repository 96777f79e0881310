import { type Inside, type Sheet, sheet, type Solid } from '../mesh.ts'
import { clamp, curve, rise, through, type Vec } from '../vector.ts'

/** The foot that a shoe is built on; cm. */
export type LastMeasures = {
	length: number
	/** Of the ball. */
	width: number
	/** Of the seat of the heel over the ground, the sole included. */
	heel: number
	/** Of the ball over the ground. */
	fore: number
	/** How far the toe is lifted. */
	spring: number
	/** Of the toe over its sole. */
	toe: number
	/** 1 round, more blunter, less pointed. */
	blunt: number
	/** Of the leg of a boot over the seat. */
	shaft?: number
}

export type Last = LastMeasures & {
	/** The foot's surface: s from the toe over the instep to the leg, t from the outer edge over the ridge to the inner. */
	at(s: number, t: number): Vec
	/** Its underside over the ground. */
	under(x: number): number
	/** The edge of its sole, q from 0 at the heel by the outer side to the toe at 0.5 and back. */
	edge(q: number): readonly [x: number, y: number]
}

/** Half widths along the foot: by the share of a half circle from heel to toe, as shares of half the ball's width. */
const HALVES: readonly (readonly [number, number])[] = [
	[0, 0],
	[0.09, 0.37],
	[0.144, 0.53],
	[0.205, 0.64],
	[0.253, 0.68],
	[0.333, 0.68],
	[0.436, 0.66],
	[0.532, 0.79],
	[0.617, 0.95],
	[0.66, 1],
	[0.722, 0.96],
	[0.795, 0.79],
	[0.856, 0.58],
	[0.91, 0.37],
	[1, 0],
]
const half = through(HALVES)

export function lastOf(measures: LastMeasures): Last {
	const { length: long, width, heel, fore, spring, blunt } = measures
	const under = (x: number) => {
		const share = x / long
		return (
			heel +
			(fore - heel) * rise(0.16, 0.66, share) +
			spring * rise(0.72, 1.04, share) ** 1.3 +
			0.12 * rise(0.05, 0, share)
		)
	}
	const widthAt = (x: number) => {
		const share = clamp(x / long, 0, 1)
		const way = Math.acos(1 - 2 * share) / Math.PI
		// A blunt toe keeps its breadth longer.
		const bent = way < 0.66 ? way : 0.66 + 0.34 * ((way - 0.66) / 0.34) ** blunt
		return (half(bent) * width) / 2
	}
	const aside = (x: number) => {
		const share = x / long
		return 0.35 * rise(0.3, 0.62, share) - 1.1 * rise(0.66, 1, share)
	}
	const { top, back } = profileOf(measures, under)
	const leg = measures.shaft ?? 0
	const at = (s: number, t: number): Vec => {
		const [tx, , tz] = along(top, s)
		const [bx, , bz] = along(back, s)
		// Finer at the edge, where the foot is rounder.
		const f = (1 - Math.abs(2 * t - 1)) ** 1.5
		const ridge = f ** 0.8
		const [x, z] = [bx + (tx - bx) * ridge, bz + (tz - bz) * ridge]
		const over = z - under(clamp(x, 0, long))
		// Higher up the foot is narrower, a leg wider again.
		const ankle = rise(0.56, 0.3, x / long)
		const narrow = 1 - ankle * (0.24 * rise(1.5, 8, over) - (leg ? 0.42 * rise(7, leg, over) : 0))
		const behind = bx * rise(0.05, 0.5, bz - under(0))
		const steep = 2 + 1.6 * rise(0.36, 0.7, s)
		const closing = Math.max(0, 1 - ridge ** steep) ** (1 / (1.75 + 0.25 * rise(0.6, 1, s)))
		const bulge = 1 + 0.05 * Math.sin(Math.PI * clamp(over / 3, 0, 1))
		const y = widthAt(Math.max(0, x - behind)) * narrow * closing * bulge
		return [x, aside(x) * (1 - 0.6 * ridge) + (t < 0.5 ? y : -y), z]
	}
	return {
		...measures,
		at,
		under,
		edge: (q) => {
			const side = q < 0.5 ? 1 : -1
			const x = (long * (1 - Math.cos(2 * Math.PI * q))) / 2
			return [x, aside(x) + side * widthAt(x)]
		},
	}
}

/** The ridge of the foot seen from the side, and its edge: along the sole to the heel, then up its back. */
function profileOf({ length: l, toe, shaft = 0 }: LastMeasures, under: (x: number) => number) {
	const place = (x: number, z: number): Vec => [x, 0, under(clamp(x, 0, l)) + z]
	const seat = under(0)
	const up = (x: number, z: number): Vec => [x, 0, seat + z]
	const leg = shaft || 11
	const top = [
		place(l, toe * 0.06),
		place(l - 0.3, toe * 0.5),
		place(l - 1.3, toe * 0.82),
		place(l - 3.2, toe),
		place(l * 0.78, toe + 0.45),
		place(l * 0.67, toe + 1.3),
		place(l * 0.57, toe + 2.7),
		...(shaft
			? [up(l * 0.51, 4.6), up(l * 0.478, 6.4), up(l * 0.462, 8.4)]
			: [up(l * 0.49, 7.1), up(l * 0.455, 8.2), up(l * 0.435, 9.3)]),
		up(l * (shaft ? 0.455 : 0.43), 9.6 + (leg - 9.6) * 0.4),
		up(l * (shaft ? 0.455 : 0.435), 9.8 + (leg - 9.6) * 0.7),
		up(l * (shaft ? 0.458 : 0.445), leg + 1.2),
	]
	const back = [
		place(l, 0),
		place(l - 0.25, 0),
		place(l - 1, 0),
		place(l - 2.6, 0),
		place(l * 0.76, 0),
		place(l * 0.6, 0),
		place(l * 0.4, 0),
		place(l * 0.12, 0),
		place(l * 0.012, 0),
		up(0.02, 1.3),
		up(0.25, 5),
		up(0.75, 5 + (leg - 5) * 0.5),
		up(0.8 - 0.04 * shaft, leg + 0.6),
	]
	return { top: curve(top, 12), back: curve(back, 12).map(([x, y, z]): Vec => [Math.max(0.02, x), y, z]) }
}

function along(points: readonly Vec[], share: number): Vec {
	const at = share * (points.length - 1)
	const index = Math.min(points.length - 2, Math.floor(at))
	const [a, b, t] = [points[index], points[index + 1], at - index]
	return [a[0] + (b[0] - a[0]) * t, 0, a[2] + (b[2] - a[2]) * t]
}

/** A piece of the upper as a sheet over the last. */
export function upper(last: Last, inside: Inside, offset = 0): Sheet {
	return { at: last.at, columns: 176, rows: 104, offset, inside }
}

/** What lies below a line drawn on the side of the shoe: heights over the seat by cm from the heel. */
export function below(last: Last, line: readonly (readonly [x: number, z: number])[]): Inside {
	const height = through(line)
	const seat = last.under(0)
	return ([x, y, z]) => [seat + height(x) - z, x + Math.abs(y) + z * 0.5]
}

/** What lines the upper, which ends before the toe, where nobody sees it. */
export function liningOf(last: Last, open: Inside, thickness: number): Solid {
	const inside: Inside = (place, s, t) => {
		const [far, along] = open(place, s, t)
		return [Math.min(far, (s - 0.06) * 20), along]
	}
	return { part: 'lining', finish: 'lining', mesh: sheet(upper(last, inside, -thickness)) }
}
