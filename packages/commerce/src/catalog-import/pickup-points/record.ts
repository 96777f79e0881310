import { z } from 'zod'

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** A shop or locker that takes parcels: of a retailer's own list, or of a network's file. Its network names it once. */
export const PickupPointRecord = z.strictObject({
	type: z.literal('pickup-point'),
	/** Lower-case letters and digits: `mondialrelay`. */
	network: z.string().regex(/^[a-z][a-z\d]{1,19}$/),
	/** Id in its network. */
	id: z.string().regex(/^[A-Za-z\d][A-Za-z\d._-]{0,39}$/),
	kind: z.enum(['shop', 'locker']),
	name: z.string().min(1).max(120),
	street: z.string().min(1).max(200),
	postalCode: z.string().min(2).max(12),
	city: z.string().min(1).max(100),
	countryCode: z.string().regex(/^[A-Z]{2}$/),
	latitude: z.number().min(-90).max(90),
	longitude: z.number().min(-180).max(180),
	/** Seven days, Monday first; each a list of opening and closing times. */
	openingHours: z.array(z.array(z.tuple([Time, Time]))).length(7),
	/** Days without parcels, both included; one alone is open-ended. */
	closed: z.strictObject({ from: z.iso.date().optional(), until: z.iso.date().optional() }).optional(),
})
export type PickupPointRecord = z.infer<typeof PickupPointRecord>

/** Id of a point in the shop: its network and its id there. */
export function pointId({ network, id }: { network: string; id: string }): string {
	return `${network}-${id}`
}
