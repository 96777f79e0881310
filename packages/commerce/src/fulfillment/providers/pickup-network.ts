import type { PickupPoint } from '../../orders/contract.ts'

/** What a network of pick-up points can be asked; one file per network beside this one. May throw when it is out of reach. */
export type PickupNetwork = {
	/** Points near a postal code or city of a country, nearest first; empty for a place it does not know. */
	near(place: { countryCode: string; near: string; limit: number }): Promise<PickupPoint[]>
	/** One point by its id; undefined when it is closed for ever or never was. */
	find(id: string): Promise<PickupPoint | undefined>
}
