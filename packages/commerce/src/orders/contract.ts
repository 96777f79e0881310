import { createRoute, z } from '@hono/zod-openapi'
import { Image } from '../catalog/contract.ts'
import { GiftCardDetails } from '../gift-cards/contract.ts'
import { CurrencyCode, json, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'

/** A postal address with the parts its country knows; empty parts are left out. `phoneNumber` is E.164. */
export const Address = z
	.object({
		firstName: z.string(),
		lastName: z.string(),
		line1: z.string(),
		line2: z.string().optional(),
		postalCode: z.string(),
		city: z.string(),
		region: z.string().optional(),
		countryCode: z.string(),
	})
	.openapi('Address')
export type Address = z.infer<typeof Address>

export const PickupPoint = z
	.object({
		id: z.string(),
		kind: z.enum(['shop', 'locker', 'store']),
		name: z.string(),
		street: z.string(),
		postalCode: z.string(),
		city: z.string(),
		countryCode: z.string(),
		latitude: z.number(),
		longitude: z.number(),
		distanceMeters: z.int().nullable(),
		openingHours: z.array(z.array(z.tuple([z.string(), z.string()]))),
	})
	.openapi('PickupPoint')
export type PickupPoint = z.infer<typeof PickupPoint>

/** What was said to the shopper and stays said: nothing of it is read from the catalog again. */
export const OrderSnapshot = z
	.object({
		/** `email`: only gift cards were bought, and nothing is delivered. */
		deliveryMethod: z.object({ id: z.string(), kind: z.enum(['home', 'relay', 'store', 'email']) }),
		earliestOn: z.string(),
		latestOn: z.string(),
		/** Where it goes; for relay and store the point's address with the shopper's name. */
		deliveryAddress: Address,
		billingAddress: Address,
		pickupPoint: PickupPoint.nullable(),
		phoneNumber: z.string().nullable(),
		coupon: z.object({ code: z.string(), discountCentAmount: z.int() }).nullable(),
		paymentProduct: z.string(),
		wantsNewsletter: z.boolean(),
		/** The loyalty card the points go to: 13 digits; missing without one. */
		loyaltyCardNumber: z.string().optional(),
		/** What the cheapest way to send it would have cost, minor units: so much of the delivery goes back on withdrawal (law 3). */
		standardDeliveryCentAmount: z.int().optional(),
		/** Gift cards that paid a part of it, minor units; the rest was asked of the bank. */
		paidWith: z.array(z.object({ ending: z.string(), centAmount: z.int() })).optional(),
		/** The page that shows it in full to who has its id: letters lead there. Missing in orders of before. */
		pageUrl: z.string().optional(),
	})
	.openapi('OrderSnapshot')
export type OrderSnapshot = z.infer<typeof OrderSnapshot>

export const OrderLineSnapshot = z
	.object({
		productId: z.string(),
		colorwayId: z.string(),
		urlKey: z.string(),
		name: z.string(),
		colorName: z.string(),
		sizeLabel: z.string(),
		gtin: z.string().nullable(),
		image: Image.nullable(),
		priorCentAmount: z.int().nullable(),
	})
	.openapi('OrderLineSnapshot')
export type OrderLineSnapshot = z.infer<typeof OrderLineSnapshot>

export const OrderLine = OrderLineSnapshot.extend({
	sku: z.string(),
	quantity: z.int(),
	unitCentAmount: z.int(),
	discountCentAmount: z.int(),
	totalCentAmount: z.int(),
	/** Basis points. */
	taxRate: z.int(),
	taxCentAmount: z.int(),
}).openapi('OrderLine')
export type OrderLine = z.infer<typeof OrderLine>

export const OrderGiftCard = GiftCardDetails.extend({ centAmount: z.int() }).openapi('OrderGiftCard')
export type OrderGiftCard = z.infer<typeof OrderGiftCard>

export const Order = z
	.object({
		id: OpaqueId,
		orderNumber: z.string(),
		email: z.string(),
		currency: CurrencyCode,
		orderStatus: z.enum(['pending', 'confirmed', 'cancelled']),
		paymentStatus: z.enum(['pending', 'authorized', 'paid', 'refused', 'cancelled', 'refunded']),
		fulfillmentStatus: z.enum(['unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned']),
		orderedAt: z.string(),
		confirmedAt: z.string().nullable(),
		lines: z.array(OrderLine),
		giftCards: z.array(OrderGiftCard),
		subtotalCentAmount: z.int(),
		discountCentAmount: z.int(),
		deliveryCentAmount: z.int(),
		taxCentAmount: z.int(),
		totalCentAmount: z.int(),
		taxLines: z.array(z.object({ taxRate: z.int(), grossCentAmount: z.int(), taxCentAmount: z.int() })),
		snapshot: OrderSnapshot,
	})
	.openapi('Order')
export type Order = z.infer<typeof Order>

export const getOrderRoute = createRoute({
	method: 'get',
	path: '/orders/{orderId}',
	operationId: 'getOrder',
	tags: ['orders'],
	summary: 'An order by its unguessable id: what the confirmation page polls (R114)',
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: { 200: json(Order, 'The order'), ...problems(404) },
})
