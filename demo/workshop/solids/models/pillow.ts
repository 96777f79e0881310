import type { Angle } from '../camera.ts'
import { noise } from '../../cloth/random.ts'
import { type Mesh, sheet, type Solid } from '../mesh.ts'
import { type Outline, region } from '../region.ts'

export type Photographed = { solids: Solid[]; front: Angle; back: Angle; detail: Angle; behind?: Solid[] }

export const FROM_ABOVE: Angle = { around: 270, above: 74, fill: [0.8, 0.8] }

/** A soft flat thing on the table: an outline, how thick it lies and how wide its edge is rounded; cm. */
type Pillow = {
	outline: Outline
	high: number
	soft: number
	/** Height of what it lies on. */
	on?: number | ((x: number, y: number) => number)
	/** Height of its unevenness. */
	uneven?: number
	seed?: number
	place?: (x: number, y: number) => readonly [number, number]
}

export function pillow({ outline, high, soft, on = 0, uneven = 0, seed = 1, place }: Pillow): Mesh {
	const within = region(outline)
	const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
	const [left, low] = [Math.min(...xs) - 0.2, Math.min(...ys) - 0.2]
	const [wide, tall] = [Math.max(...xs) + 0.2 - left, Math.max(...ys) + 0.2 - low]
	const spot = (s: number, t: number) => [left + s * wide, low + t * tall] as const
	const under = typeof on === 'function' ? on : () => on
	const step = Math.max(0.16, Math.sqrt((wide * tall) / 30_000))
	return sheet({
		at: (s, t) => {
			const [x, y] = spot(s, t)
			const deep = Math.max(0, within(x, y)[0])
			const share = Math.min(1, deep / soft)
			const body = high * Math.sqrt(Math.max(0, 1 - (1 - share) ** 2))
			const waves = uneven * share * (noise(x / 3.1, y / 4.3, seed) + 0.5 * noise(x / 1.2, y / 1.6, seed + 1))
			return [x, y, under(x, y) + body + waves]
		},
		columns: Math.round(wide / step),
		rows: Math.round(tall / step),
		inside: ([x, y]) => {
			const [deep, along] = within(x, y)
			return [deep + 0.02, along]
		},
		place: (s, t) => (place ? place(...spot(s, t)) : spot(s, t)),
	})
}
