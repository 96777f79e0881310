import type { PickupPoint } from '../../orders/contract.ts'

/**
 * A point as its network tells it. `id` is the network's name, a hyphen and its own id: `demo-FR-75011-1`. The days of
 * `closed` are ISO dates, both included; one alone is open-ended.
 */
export type NetworkPoint = Omit<PickupPoint, 'distanceMeters' | 'kind' | 'network'> & {
	kind: 'shop' | 'locker'
	closed?: { from?: string | undefined; until?: string | undefined } | undefined
}

/** A point with its distance from the place that was asked for. */
export type NearPoint = NetworkPoint & { distanceMeters: number }

/** A network of pick-up points; one file per network beside this one. Calls throw when it is out of reach. */
export type PickupNetwork = {
	/** Lower-case letters and digits: points of an import may be of the same network. */
	name: string
	/** All points of a country, for the copy that searches read. */
	listPoints(countryCode: string): AsyncIterable<NetworkPoint>
	/** Points near a postal code or city, nearest first, while there is no copy; empty for an unknown place. */
	pointsNear(place: { countryCode: string; near: string; limit: number }): Promise<NearPoint[]>
	/** A point by its id; undefined when unknown or closed for good. */
	findPoint(id: string): Promise<NetworkPoint | undefined>
}
