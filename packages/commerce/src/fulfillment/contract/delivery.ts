import { z } from '@hono/zod-openapi'
import { Image } from '../../catalog/contract.ts'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { Order, OrderLineSnapshot, OrderStatusWord, PickupPoint } from '../../orders/contract.ts'

const parcels = routesOf('fulfillment')
const following = routesOf('orders')

export const DeliveryMethod = component('DeliveryMethod', {
	id: z.string(),
	/** `email`: gift cards alone, which are sent by e-mail on the day each names. */
	kind: z.enum(['home', 'relay', 'store', 'email']),
	/** After free delivery, minor units of the site's currency. */
	centAmount: z.int(),
	/** Delivery dates, ISO dates in the site's zone. */
	earliestOn: z.string(),
	latestOn: z.string(),
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

export const ParcelLine = component('ParcelLine', {
	/** Position of the order line. */
	position: z.int(),
	sku: z.string(),
	quantity: z.int(),
	name: z.string(),
	colorName: z.string(),
	sizeLabel: z.string(),
	image: Image.nullable(),
})
export type ParcelLine = z.infer<typeof ParcelLine>

/** A parcel of an order. Instants are ISO 8601. */
export const Parcel = component('Parcel', {
	id: OpaqueId,
	carrier: z.string(),
	carrierName: z.string(),
	trackingNumber: z.string(),
	/** Tracking page of the carrier; null for a carrier the shop does not know (any more). */
	trackingUrl: z.string().nullable(),
	shippedAt: z.string(),
	/** When it became ready in the store or relay; null for home delivery. */
	readyAt: z.string().nullable(),
	deliveredAt: z.string().nullable(),
	lines: z.array(ParcelLine),
})
export type Parcel = z.infer<typeof Parcel>

/** A step of an order's timeline; completed steps come first. */
export const TimelineStep = component('TimelineStep', {
	step: z.enum(['confirmed', 'preparing', 'sent', 'ready', 'delivered', 'cancelled']),
	isDone: z.boolean(),
	/** ISO 8601; null for a future step. */
	at: z.string().nullable(),
})
export type TimelineStep = z.infer<typeof TimelineStep>

export const FollowedOrder = Order.extend({
	parcels: z.array(Parcel),
	timeline: z.array(TimelineStep),
}).openapi('FollowedOrder')
export type FollowedOrder = z.infer<typeof FollowedOrder>

/** Parcels and timeline of an order. */
export const OrderProgress = FollowedOrder.pick({ parcels: true, timeline: true, statusWord: true }).openapi(
	'OrderProgress',
)
export type OrderProgress = z.infer<typeof OrderProgress>

/** Data for a caller with an order's number and e-mail address: no name, no address, no money. */
export const TrackedOrder = component('TrackedOrder', {
	orderNumber: z.string(),
	orderedAt: z.string(),
	statusWord: OrderStatusWord,
	deliveryKind: z.enum(['home', 'relay', 'store', 'email']),
	/** Promised delivery dates, ISO dates. */
	earliestOn: z.string(),
	latestOn: z.string(),
	timeline: z.array(TimelineStep),
	parcels: z.array(Parcel),
	lines: z.array(
		OrderLineSnapshot.pick({ name: true, colorName: true, sizeLabel: true, image: true }).extend({
			quantity: z.int(),
			/** Of them, units that were cancelled before they left. */
			cancelledQuantity: z.int(),
		}),
	),
	giftCardCount: z.int(),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

export const listDeliveryMethodsRoute = parcels('get', '/fulfillment/delivery-methods', {
	operationId: 'listDeliveryMethods',
	summary: 'Delivery methods of the site; with a cart, at the price it would pay',
	request: { headers: SiteHeaders, query: z.object({ cartId: OpaqueId.optional() }) },
	responses: { 200: json(z.array(DeliveryMethod), 'Delivery methods'), ...problems(404) },
})

export const listPickupPointsRoute = parcels('get', '/fulfillment/pickup-points', {
	operationId: 'listPickupPoints',
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

const OrderNumber = z.string().trim().min(1).max(40)

export const getCustomerOrderRoute = following('get', '/customers/me/orders/{orderNumber}', {
	operationId: 'getCustomerOrder',
	summary: "One of the signed-in customer's orders with its parcels and its thread; 404 for another's",
	request: { headers: CustomerHeaders, params: z.object({ orderNumber: OrderNumber }) },
	responses: { 200: json(FollowedOrder, 'The order'), ...problems(404) },
})

export const getOrderProgressRoute = following('get', '/orders/{orderId}/progress', {
	operationId: 'getOrderProgress',
	summary: 'Parcels, timeline and status of an order, by its unguessable id',
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: { 200: json(OrderProgress, 'Its progress'), ...problems(404) },
})

/** Order number as typed, in any case and with blanks, and the e-mail address of the order. */
export const OrderKey = z
	.object({ orderNumber: OrderNumber, email: z.string().trim().min(1).max(254) })
	.openapi('OrderKey')

export const trackOrderRoute = following('post', '/orders/track', {
	operationId: 'trackOrder',
	summary:
		'Tracks an order by its number and e-mail address; 404 for an unknown number and a wrong address alike. Ten guesses a minute',
	request: { headers: SiteHeaders, body: jsonBody(OrderKey) },
	responses: { 200: json(TrackedOrder, 'Where it is'), ...problems(404) },
})

export const askForOrderLinkRoute = following('post', '/orders/track/link', {
	operationId: 'askForOrderLink',
	summary:
		"Requests an e-mail to an order's address with the link to its full page: `pageUrl` with the placeholder ORDER_ID. 202 whether the order exists or not",
	request: { headers: SiteHeaders, body: jsonBody(z.object({ ...OrderKey.shape, pageUrl: z.url().max(2_000) })) },
	responses: { 202: { description: 'If there is such an order, an e-mail is on its way' }, ...problems(422) },
})
