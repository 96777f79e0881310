import { z } from '@hono/zod-openapi'
import { json, jsonBody, OperatorHeaders, problems } from '../../http/contract.ts'
import { component } from '../../http/openapi.ts'
import { operationsOf } from '../../http/operations.ts'
import { Parcel } from './delivery.ts'

const operation = operationsOf('warehouse')

const Instant = z.iso.datetime({ offset: true })

/** A shipped parcel. Without `lines` it holds everything left of the order; without `shippedAt` it was shipped now. */
export const NewParcel = component('NewParcel', {
	carrier: z.string().max(40),
	trackingNumber: z.string().max(60),
	lines: z
		.array(z.object({ sku: z.string().min(1).max(64), quantity: z.int().min(1).max(1_000) }))
		.min(1)
		.max(200)
		.optional(),
	shippedAt: Instant.optional(),
})

export const shipParcelRoute = operation('post', '/warehouse/orders/{orderNumber}/parcels', {
	permission: 'fulfillment.ship',
	scope: 'all',
	operationId: 'shipParcel',
	summary:
		'Records a shipped parcel: 201 for a new one, 200 for a known one; 409 order-cancelled, order-not-confirmed, order-held, order-not-paid, nothing-left, more-than-left, line-unknown, tracking-number-taken',
	request: {
		headers: OperatorHeaders,
		params: z.object({ orderNumber: z.string().max(40) }),
		body: jsonBody(NewParcel),
	},
	responses: {
		200: json(Parcel, 'The parcel that is known'),
		201: json(Parcel, 'The new parcel'),
		...problems(403, 404, 409, 422),
	},
})

export const NewParcelEvent = component('NewParcelEvent', {
	/** `ready`: waiting in the store or relay. `delivered`: handed over at the door, or collected. */
	event: z.enum(['ready', 'delivered']),
	occurredAt: Instant.optional(),
})

export const recordParcelEventRoute = operation('post', '/warehouse/parcels/{carrier}/{trackingNumber}/events', {
	permission: 'fulfillment.ship',
	scope: 'all',
	operationId: 'recordParcelEvent',
	summary: 'Records an event of a parcel. Idempotent. 409 brought-home for `ready`',
	request: {
		headers: OperatorHeaders,
		params: z.object({ carrier: z.string().max(40), trackingNumber: z.string().max(60) }),
		body: jsonBody(NewParcelEvent),
	},
	responses: { 200: json(Parcel, 'The parcel as it stands'), ...problems(403, 404, 409, 422) },
})
