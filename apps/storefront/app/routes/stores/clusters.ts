import type { MapView } from './map-view.ts'

type Pin = MapView['pins'][number]
export type Cluster = { x: number; y: number; city: string; ids: string[] }

/** Pins nearer to each other than this, in units of the drawing at its first size, are one. */
const APART = 26

/** Pins that would lie upon one another come together; nearer, they come apart. */
export function clustersOf(pins: readonly Pin[], zoom: number): Cluster[] {
	const clusters: Cluster[] = []
	for (const { id, city, x, y } of pins) {
		const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < APART / zoom)
		if (near) near.ids.push(id)
		else clusters.push({ x, y, city, ids: [id] })
	}
	return clusters
}
