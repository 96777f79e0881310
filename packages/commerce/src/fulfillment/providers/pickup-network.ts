import type { PickupPoint } from '../../orders/contract.ts'

/** Interface of a network of pick-up points; one file per network beside this one. Throws when it is out of reach. */
export type PickupNetwork = {
	/** Points near a postal code or city of a country, nearest first; empty for an unknown place. */
	near(place: { countryCode: string; near: string; limit: number }): Promise<PickupPoint[]>
	/** A point by its id; undefined when unknown or closed for good. */
	find(id: string): Promise<PickupPoint | undefined>
}
