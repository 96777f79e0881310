import type { Angle } from '../camera.ts'
import { noise } from '../../cloth/random.ts'
import type { Mesh, Solid } from '../mesh.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, rise, type Vec } from '../vector.ts'

/** Of one layer, cm. */
const THICK = 1.5

/** A scarf folded lengthwise and laid double, its fringes at the near end; `length` without what is folded inside; cm. */
export function scarf({ width, length, fringe }: { width: number; length: number; fringe: number }): {
	solids: Solid[]
	front: Angle
	back: Angle
	detail: Angle
} {
	const [half, thick] = [length / 2, THICK]
	const top = half / 2
	const wander = (y: number) => 0.5 * Math.sin(y / 13) + 0.25 * Math.sin(y / 5)
	const below = Array.from({ length: 70 }, (_, k): Vec => {
		const y = -half / 2 - 3 + (k / 69) * (half + 3.4)
		return [wander(y), y, thick * 0.42]
	})
	const above: Vec[] = [
		...Array.from({ length: 9 }, (_, k): Vec => {
			const angle = (k / 9) * Math.PI
			return [wander(top), top + Math.sin(angle) * 1.1, thick * 0.42 + (1 - Math.cos(angle)) * thick * 0.5]
		}),
		...Array.from({ length: 70 }, (_, k): Vec => {
			const y = top - (k / 69) * (half - 2)
			return [wander(y) + 0.5 * rise(0, -half / 2, y), y, thick * 1.42]
		}),
	]
	const cloth = (line: Vec[], layer: number): Solid => {
		const mesh = sweep(line, band(width / 2, thick * 0.84, 0.42), {
			up: (index) => {
				const [before, after] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]]
				return [0, before[2] - after[2], after[1] - before[1]]
			},
			swell: (share) => 1 + 0.012 * Math.sin(share * 9),
		})
		return { part: 'cloth', finish: 'wool', mesh: seenFlat(mesh), layer }
	}
	const solids = [cloth(below, 0), cloth(above, 1)]
	for (const [end, z, layer] of [
		[below[0], thick * 0.3, 0],
		[above.at(-1) as Vec, thick * 1.2, 1],
	] as const)
		solids.push(...fringes({ end, z, layer, wide: width / 2, long: fringe }))
	return {
		solids,
		front: { around: 270, above: 74, fill: [0.8, 0.8] },
		back: { around: 300, above: 38, fill: [0.84, 0.7] },
		detail: { around: 280, above: 50, close: { at: [0, -half / 2 + 2, 2], width: 15 } },
	}
}

/** Lays the places of a swept cloth across it instead of around it, so that its pattern runs over the edges. */
function seenFlat(mesh: Mesh): Mesh {
	return {
		...mesh,
		places: mesh.places
			.map((value, at) => (at % 2 ? value : mesh.positions[(at / 2) * 3]))
			.map((value, at, all) => (at % 2 ? mesh.places[at - 1] : all[at])),
	}
}

type Fringes = { end: Vec; z: number; layer: number; wide: number; long: number }

/** Twisted strands at the end of a cloth; each has the color of the cloth that it comes from. */
function fringes({ end, z, layer, wide, long }: Fringes): Solid[] {
	const count = Math.round(wide / 0.42)
	return Array.from({ length: count }, (_, k): Solid => {
		const x = end[0] + ((k + 0.5) / count - 0.5) * (wide - 0.5)
		const [sway, short] = [noise(k * 1.7, z, 31), noise(k * 2.3, z, 32)]
		const on = 0.14 + layer * THICK * 0.85
		const strand = curve(
			[
				[x, end[1] + 0.4, z + 0.1],
				[x + sway * 0.15, end[1] - long * 0.35, Math.max(on, z * 0.7 + 0.12)],
				[x + sway * 0.5, end[1] - long * 0.7, Math.max(on, z * 0.35 + 0.12)],
				[x + sway * 0.9, end[1] - long * (0.95 + 0.08 * short), on],
			],
			8,
		)
		const mesh = sweep(strand, round(0.15), { swell: (share) => 1.05 - 0.3 * share })
		return {
			part: 'fringe',
			finish: 'lace',
			mesh: { ...mesh, places: mesh.places.map((_value, at) => (at % 2 ? 0 : x)) },
			layer,
		}
	})
}
