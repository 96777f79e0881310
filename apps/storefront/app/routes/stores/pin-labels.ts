import type { Cluster } from './clusters.ts'

/** Of a label, in units of the drawing at its first size: room beside the pin, its height, and how wide a letter is. */
const BESIDE = 17
const HEIGHT = 16
const LETTER = 7
const PIN = 13

type Box = { left: number; right: number; top: number; bottom: number }
export type Side = 'start' | 'end'

/**
 * On which side of each pin the name of its city has room, null where it would lie on another pin or name: the list has all
 * of them. The first come has the choice.
 */
export function labelSides(clusters: readonly Cluster[], zoom: number): (Side | null)[] {
	const taken: Box[] = clusters.map(({ x, y }) => box([x - PIN / zoom, x + PIN / zoom], y, zoom))
	return clusters.map(({ x, y, city }, index) => {
		const near = BESIDE / zoom
		const far = (BESIDE + city.length * LETTER) / zoom
		const places: [Side, Box][] = [
			['start', box([x + near, x + far], y, zoom)],
			['end', box([x - far, x - near], y, zoom)],
		]
		const free = places.find(([, place]) => !taken.some((other, at) => at !== index && overlaps(place, other)))
		if (!free) return null
		taken.push(free[1])
		return free[0]
	})
}

function box([left, right]: readonly [number, number], y: number, zoom: number): Box {
	return { left, right, top: y - HEIGHT / 2 / zoom, bottom: y + HEIGHT / 2 / zoom }
}

function overlaps(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
