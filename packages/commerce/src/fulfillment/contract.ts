import { createRoute, z } from '@hono/zod-openapi'
import { Image } from '../catalog/contract.ts'
import { json, jsonBody, OpaqueId, OperatorHeaders, problems, SiteHeaders } from '../http/contract.ts'
import { Order, OrderLineSnapshot, OrderStatusWord, PickupPoint } from '../orders/contract.ts'

export const DeliveryMethod = z
	.object({
		id: z.string(),
		/** `email`: nothing but gift cards, which come by letter on the day each names. */
		kind: z.enum(['home', 'relay', 'store', 'email']),
		/** After free delivery, minor units of the site's currency. */
		centAmount: z.int(),
		/** Days of arrival, ISO dates in the site's zone. */
		earliestOn: z.string(),
		latestOn: z.string(),
	})
	.openapi('DeliveryMethod')
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

export const ParcelLine = z
	.object({
		/** Of the order's lines. */
		position: z.int(),
		sku: z.string(),
		quantity: z.int(),
		name: z.string(),
		colorName: z.string(),
		sizeLabel: z.string(),
		image: Image.nullable(),
	})
	.openapi('ParcelLine')
export type ParcelLine = z.infer<typeof ParcelLine>

/** What of an order left in one box. Instants are ISO 8601. */
export const Parcel = z
	.object({
		id: OpaqueId,
		carrier: z.string(),
		carrierName: z.string(),
		trackingNumber: z.string(),
		/** Where the carrier tells how it stands; null for a carrier the shop does not know (any more). */
		trackingUrl: z.string().nullable(),
		shippedAt: z.string(),
		/** Since when it waits in the store or relay; null for what is brought home. */
		readyAt: z.string().nullable(),
		deliveredAt: z.string().nullable(),
		lines: z.array(ParcelLine),
	})
	.openapi('Parcel')
export type Parcel = z.infer<typeof Parcel>

/** A stitch of an order's thread; done stitches come first. */
export const TimelineStep = z
	.object({
		step: z.enum(['confirmed', 'preparing', 'sent', 'ready', 'delivered', 'cancelled']),
		isDone: z.boolean(),
		/** ISO 8601; null for what is to come. */
		at: z.string().nullable(),
	})
	.openapi('TimelineStep')
export type TimelineStep = z.infer<typeof TimelineStep>

export const FollowedOrder = Order.extend({
	parcels: z.array(Parcel),
	timeline: z.array(TimelineStep),
}).openapi('FollowedOrder')
export type FollowedOrder = z.infer<typeof FollowedOrder>

/** What anybody may see who knows an order's number and e-mail address: nobody's name, address, money. */
export const TrackedOrder = z
	.object({
		orderNumber: z.string(),
		orderedAt: z.string(),
		statusWord: OrderStatusWord,
		deliveryKind: z.enum(['home', 'relay', 'store', 'email']),
		/** Days of arrival as they were promised, ISO dates. */
		earliestOn: z.string(),
		latestOn: z.string(),
		timeline: z.array(TimelineStep),
		parcels: z.array(Parcel),
		lines: z.array(
			OrderLineSnapshot.pick({ name: true, colorName: true, sizeLabel: true, image: true }).extend({
				quantity: z.int(),
			}),
		),
		giftCardCount: z.int(),
	})
	.openapi('TrackedOrder')
export type TrackedOrder = z.infer<typeof TrackedOrder>

export const listDeliveryMethodsRoute = createRoute({
	method: 'get',
	path: '/fulfillment/delivery-methods',
	operationId: 'listDeliveryMethods',
	tags: ['fulfillment'],
	summary: 'Delivery methods of the site; with a cart, at the price it would pay',
	request: { headers: SiteHeaders, query: z.object({ cartId: OpaqueId.optional() }) },
	responses: { 200: json(z.array(DeliveryMethod), 'Delivery methods'), ...problems(404) },
})

export const listPickupPointsRoute = createRoute({
	method: 'get',
	path: '/fulfillment/pickup-points',
	operationId: 'listPickupPoints',
	tags: ['fulfillment'],
	summary: 'Pick-up points of a delivery method near a postal code or city, nearest first',
	request: {
		headers: SiteHeaders,
		query: z.object({
			methodId: z.string().max(40),
			near: z.string().trim().min(2).max(60),
			countryCode: z.string().length(2).optional(),
		}),
	},
	responses: { 200: json(z.array(PickupPoint), 'Up to 20 points'), ...problems(404) },
})

const Instant = z.iso.datetime({ offset: true })

/** A parcel that has left. Without `lines` it holds all that is left of the order; without `shippedAt` it has left now. */
export const NewParcel = z
	.object({
		carrier: z.string().max(40),
		trackingNumber: z.string().max(60),
		lines: z
			.array(z.object({ sku: z.string().min(1).max(64), quantity: z.int().min(1).max(1_000) }))
			.min(1)
			.max(200)
			.optional(),
		shippedAt: Instant.optional(),
	})
	.openapi('NewParcel')

export const shipParcelRoute = createRoute({
	method: 'post',
	path: '/warehouse/orders/{orderNumber}/parcels',
	operationId: 'shipParcel',
	tags: ['warehouse'],
	summary:
		'A parcel of an order has left: 201 for a new one, 200 for one that is known; 409 order-cancelled, order-not-confirmed, nothing-left, more-than-left, line-unknown, tracking-number-taken',
	request: {
		headers: OperatorHeaders,
		params: z.object({ orderNumber: z.string().max(40) }),
		body: jsonBody(NewParcel),
	},
	responses: {
		200: json(Parcel, 'The parcel that is known'),
		201: json(Parcel, 'The new parcel'),
		...problems(404, 409, 422),
	},
})

export const NewParcelEvent = z
	.object({
		/** `ready`: waits in the store or relay. `delivered`: handed over at the door, or collected. */
		event: z.enum(['ready', 'delivered']),
		occurredAt: Instant.optional(),
	})
	.openapi('NewParcelEvent')

export const recordParcelEventRoute = createRoute({
	method: 'post',
	path: '/warehouse/parcels/{carrier}/{trackingNumber}/events',
	operationId: 'recordParcelEvent',
	tags: ['warehouse'],
	summary: 'What a carrier or store says of a parcel; said again it changes nothing. 409 brought-home for `ready`',
	request: {
		headers: OperatorHeaders,
		params: z.object({ carrier: z.string().max(40), trackingNumber: z.string().max(60) }),
		body: jsonBody(NewParcelEvent),
	},
	responses: { 200: json(Parcel, 'The parcel as it stands'), ...problems(404, 409, 422) },
})
