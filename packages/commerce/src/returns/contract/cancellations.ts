import { z } from '@hono/zod-openapi'
import { CurrencyCode, CustomerHeaders, json, jsonBody, OpaqueId, problems } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { CANCELLATION_REASONS } from '../../orders/rules.ts'
import { ORDER, Position, Quantity, StatedLine } from './options.ts'

const route = routesOf('returns')

/** Units cancelled at once before they were in a parcel, and what becomes of their money; minor units. */
export const Cancellation = component('Cancellation', {
	/** Also the `reference` of its refund. */
	id: OpaqueId,
	reason: z.enum(CANCELLATION_REASONS),
	cancelledAt: z.string(),
	currency: CurrencyCode,
	/** `centAmount`: what was paid for them. Empty where the rest of the order was cancelled and the order with it. */
	lines: z.array(z.object({ position: Position, sku: z.string(), quantity: Quantity, centAmount: z.int() })),
	/** Given up with the last goods of an order of which nothing has left. */
	deliveryCentAmount: z.int(),
	/** Of the bank's part: never captured. */
	releasedCentAmount: z.int(),
	refundCentAmount: z.int(),
})
export type Cancellation = z.infer<typeof Cancellation>

/** `orderStatus`: `cancelled` where these were the last units. */
export const CancelledUnits = component('CancelledUnits', {
	orderStatus: z.enum(['confirmed', 'cancelled']),
	cancellation: Cancellation,
})

export type CancelledUnits = z.infer<typeof CancelledUnits>

export const NewCancellation = component('NewCancellation', {
	/** Idempotency key of the form: a repeated submission gives the same cancellation. */
	submissionKey: OpaqueId,
	lines: z.array(StatedLine).min(1).max(100),
})
export type NewCancellation = z.infer<typeof NewCancellation>

export const cancelUnitsRoute = route('post', '/orders/{orderId}/cancellations', {
	operationId: 'cancelUnits',
	summary:
		'Cancels units of a confirmed order of which nothing has left. Idempotent per `submissionKey`. 409 not-confirmed, cancelled, shipped, gift-cards-sent, line-unknown, more-than-left, nothing-left, key-taken',
	request: { headers: CustomerHeaders, params: ORDER, body: jsonBody(NewCancellation) },
	responses: { 200: json(CancelledUnits, 'They are cancelled'), ...problems(404, 409, 422) },
})
