import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@vitrine/market/locales'
import { Image } from '../catalog/contract.ts'
import { PAGE_GROUPS } from '../content/contract.ts'
import { GiftCardDetails } from '../gift-cards/contract.ts'
import { CurrencyCode, CustomerHeaders, json, OpaqueId, problems, Site, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'
import { PaidWith } from '../payment-means/contract.ts'
import { STATUS_WORDS } from './rules.ts'

const route = routesOf('orders')

/** A postal address with the parts its country knows; empty parts are left out. `phoneNumber` is E.164. */
export const Address = component('Address', {
	firstName: z.string(),
	lastName: z.string(),
	line1: z.string(),
	line2: z.string().optional(),
	postalCode: z.string(),
	city: z.string(),
	region: z.string().optional(),
	countryCode: z.string(),
})
export type Address = z.infer<typeof Address>

export const PickupPoint = component('PickupPoint', {
	id: z.string(),
	kind: z.enum(['shop', 'locker', 'store']),
	/** Network it belongs to; missing of stores. */
	network: z.string().optional(),
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
export type PickupPoint = z.infer<typeof PickupPoint>

/** Data as shown to the shopper at purchase; never read from the catalog again. */
export const OrderSnapshot = component('OrderSnapshot', {
	/** `email`: an order of gift cards alone, without delivery. */
	deliveryMethod: z.object({ id: z.string(), kind: z.enum(['home', 'relay', 'store', 'email']) }),
	earliestOn: z.string(),
	latestOn: z.string(),
	/** Delivery address; for relay and store the point's address with the shopper's name. */
	deliveryAddress: Address,
	billingAddress: Address,
	pickupPoint: PickupPoint.nullable(),
	phoneNumber: z.string().nullable(),
	coupon: z.object({ code: z.string(), discountCentAmount: z.int() }).nullable(),
	paymentProduct: z.string(),
	wantsNewsletter: z.boolean(),
	/** Loyalty card that earns the points: 13 digits; missing without one. */
	loyaltyCardNumber: z.string().optional(),
	/** Cost of the cheapest shipping method, minor units: the part of the delivery cost refunded on withdrawal (law 3). */
	standardDeliveryCentAmount: z.int().optional(),
	/** What the shop promised of returns. Missing in older orders: 30 days, free. */
	returnPromise: z.object({ returnsDays: z.int(), freeReturns: z.boolean() }).optional(),
	/** Amounts paid by gift cards and store credit; the bank paid the rest. */
	paidWith: z.array(PaidWith).optional(),
	/** Versions of the legal pages agreed to or shown. Missing in older orders. */
	agreedPages: z
		.array(
			z.object({
				page: z.string(),
				language: z.enum(LANGUAGES),
				version: z.int(),
				/** ISO date. */
				validFrom: z.string(),
				title: z.string(),
				group: z.enum(PAGE_GROUPS),
				slug: z.string(),
			}),
		)
		.optional(),
	/** URL of the order's page, which shows it to anybody with its id; linked by e-mails. Missing in older orders. */
	pageUrl: z.string().optional(),
})
export type OrderSnapshot = z.infer<typeof OrderSnapshot>

export const OrderLineSnapshot = component('OrderLineSnapshot', {
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
	/** Of `quantity`, units that were cancelled before they left, and what was paid for them. */
	cancelledQuantity: z.int(),
	cancelledCentAmount: z.int(),
}).openapi('OrderLine')
export type OrderLine = z.infer<typeof OrderLine>

export const OrderGiftCard = GiftCardDetails.extend({ centAmount: z.int() }).openapi('OrderGiftCard')
export type OrderGiftCard = z.infer<typeof OrderGiftCard>

/** Summary status of an order; pages translate it. */
export const OrderStatusWord = z.enum(STATUS_WORDS).openapi('OrderStatusWord')

const TaxLine = z.object({ taxRate: z.int(), grossCentAmount: z.int(), taxCentAmount: z.int() })

export const Order = component('Order', {
	id: OpaqueId,
	orderNumber: z.string(),
	email: z.string(),
	currency: CurrencyCode,
	orderStatus: z.enum(['pending', 'confirmed', 'cancelled']),
	paymentStatus: z.enum(['pending', 'authorized', 'paid', 'refused', 'cancelled', 'refunded']),
	fulfillmentStatus: z.enum(['unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned']),
	statusWord: OrderStatusWord,
	orderedAt: z.string(),
	confirmedAt: z.string().nullable(),
	lines: z.array(OrderLine),
	giftCards: z.array(OrderGiftCard),
	subtotalCentAmount: z.int(),
	discountCentAmount: z.int(),
	deliveryCentAmount: z.int(),
	taxCentAmount: z.int(),
	totalCentAmount: z.int(),
	/** What of the total is not owed any more, because units were cancelled before they left; delivery included. */
	cancelledCentAmount: z.int(),
	taxLines: z.array(TaxLine),
	/** The same amounts without the units that were cancelled. */
	left: z.object({
		deliveryCentAmount: z.int(),
		totalCentAmount: z.int(),
		/** `deliveryCentAmount`: the part of the gross paid for delivery. */
		taxLines: z.array(TaxLine.extend({ deliveryCentAmount: z.int() })),
		/** What gift cards and store credit pay; the bank pays the rest. */
		paidWith: z.array(PaidWith),
	}),
	snapshot: OrderSnapshot,
})
export type Order = z.infer<typeof Order>

export const getOrderRoute = route('get', '/orders/{orderId}', {
	operationId: 'getOrder',
	summary: 'An order by its unguessable id, polled by the confirmation page (R114)',
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: { 200: json(Order, 'The order'), ...problems(404) },
})

/** An order in the list of the account. */
export const OrderSummary = component('OrderSummary', {
	orderNumber: z.string(),
	/** Site of the order: an account works on all seven sites. */
	site: Site,
	orderedAt: z.string(),
	statusWord: OrderStatusWord,
	/** Pictures of the first garments, at most three; empty for gift cards. */
	thumbnails: z.array(Image),
	/** Units of garments and gift cards. */
	itemCount: z.int(),
	currency: CurrencyCode,
	totalCentAmount: z.int(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const OrderPage = component('OrderPage', {
	orders: z.array(OrderSummary),
	page: z.int(),
	pageCount: z.int(),
	/** Number of orders in the requested year, or in all. */
	orderCount: z.int(),
	/** Years with orders of the customer, latest first. */
	years: z.array(z.int()),
})
export type OrderPage = z.infer<typeof OrderPage>

export const listCustomerOrdersRoute = route('get', '/customers/me/orders', {
	operationId: 'listCustomerOrders',
	summary: "The signed-in customer's orders of all sites, newest first, ten a page",
	request: {
		headers: CustomerHeaders,
		query: z.object({
			year: z.coerce.number().int().min(2000).max(2999).optional(),
			page: z.coerce.number().int().min(1).max(10_000).default(1),
		}),
	},
	responses: { 200: json(OrderPage, 'A page of orders; beyond the last one, none'), ...problems() },
})
