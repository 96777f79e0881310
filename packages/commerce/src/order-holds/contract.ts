import { z } from '@hono/zod-openapi'
import { CurrencyCode, Site } from '../http/contract.ts'
import { component } from '../http/openapi.ts'
import { HOLD_REASONS } from './rules.ts'

/** Why an order was not sent, and how that ended. Instants ISO 8601. */
export const OrderHold = component('OrderHold', {
	/** `fraud-warning`: reported by the bank; `liability`: above the amount of its payment route, and a fraud is the shop's loss. */
	reason: z.enum(HOLD_REASONS),
	/** The provider's word, such as `made_with_stolen_card`. */
	detail: z.string().nullable(),
	heldAt: z.string(),
	endedAt: z.string().nullable(),
	outcome: z.enum(['released', 'cancelled']).nullable(),
})
export type OrderHold = z.infer<typeof OrderHold>

/** An order that waits for a person. Minor units. */
export const HeldOrder = component('HeldOrder', {
	orderNumber: z.string(),
	site: Site,
	...OrderHold.pick({ reason: true, detail: true, heldAt: true }).shape,
	totalCentAmount: z.int(),
	currency: CurrencyCode,
	paymentStatus: z.string(),
	/** `preparing`: nothing leaves any more; otherwise it left before. */
	fulfillmentStatus: z.string(),
})
export type HeldOrder = z.infer<typeof HeldOrder>
