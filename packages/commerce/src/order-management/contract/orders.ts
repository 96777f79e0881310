import { z } from '@hono/zod-openapi'
import { Dispute } from '../../disputes/contract.ts'
import { Parcel } from '../../fulfillment/contract/delivery.ts'
import { CurrencyCode, json, OperatorHeaders, problems, Site } from '../../http/contract.ts'
import { component } from '../../http/openapi.ts'
import { operationsOf } from '../../http/operations.ts'
import { OrderHold } from '../../order-holds/contract.ts'
import { Order, OrderSnapshot } from '../../orders/contract.ts'
import { MEANS_NAMES } from '../../payment-means/contract.ts'
import { Cancellation } from '../../returns/contract/cancellations.ts'
import { RETURN_METHODS, ReturnLine } from '../../returns/contract/returns.ts'

const operation = operationsOf('orders')

const Instant = z.iso.datetime({ offset: true })
const { orderStatus, paymentStatus, fulfillmentStatus } = Order.shape

/** An order in a list: no person. */
export const ListedOrder = component('ListedOrder', {
	orderNumber: z.string(),
	site: Site,
	orderStatus,
	paymentStatus,
	fulfillmentStatus,
	currency: CurrencyCode,
	totalCentAmount: z.int(),
	cancelledCentAmount: z.int(),
	/** Grows with each change of the order, its payment and its returns. */
	version: z.int(),
	orderedAt: z.string(),
	confirmedAt: z.string().nullable(),
	updatedAt: z.string(),
})
export type ListedOrder = z.infer<typeof ListedOrder>

export const ListedOrders = component('ListedOrders', {
	orders: z.array(ListedOrder),
	/** `after` of the next page; null on the last one. */
	next: z.string().nullable(),
})
export type ListedOrders = z.infer<typeof ListedOrders>

export const listOrdersRoute = operation('get', '/admin/orders', {
	permission: 'orders.read',
	scope: 'site',
	operationId: 'listOrders',
	summary: 'Orders of all sites, newest first',
	request: {
		headers: OperatorHeaders,
		query: z.object({
			status: orderStatus.optional(),
			paymentStatus: paymentStatus.optional(),
			fulfillmentStatus: fulfillmentStatus.optional(),
			site: Site.optional(),
			updatedAfter: Instant.optional(),
			orderedAfter: Instant.optional(),
			after: z
				.string()
				.regex(/^\d{1,15}_[A-Z]{2}-\d{1,12}$/)
				.optional()
				.openapi({ description: '`next` of the page before' }),
			limit: z.coerce.number().int().min(1).max(200).default(50),
		}),
	},
	responses: { 200: json(ListedOrders, 'A page of orders'), ...problems(403) },
})

const Refunded = z.object({
	/** `cancellation`, `gift-cards`, `late-payment`, `surplus-…`, the id of a cancellation of units, or the number of a return. */
	reference: z.string(),
	centAmount: z.int(),
	/** To which means of payment it goes back. */
	parts: z.array(z.object({ means: z.enum(MEANS_NAMES), centAmount: z.int() })),
	status: z.string(),
	createdAt: z.string(),
	settledAt: z.string().nullable(),
})

const Returned = z.object({
	returnNumber: z.string(),
	status: z.enum(['registered', 'received', 'cancelled']),
	method: z.enum(RETURN_METHODS),
	requestedAt: z.string(),
	receivedAt: z.string().nullable(),
	cancelledAt: z.string().nullable(),
	lines: z.array(
		ReturnLine.pick({
			position: true,
			quantity: true,
			reason: true,
			acceptedQuantity: true,
			refusedQuantity: true,
			refusal: true,
			deductionCentAmount: true,
			deduction: true,
		}).extend({ sku: z.string() }),
	),
})

/** An order with everything another system books: amounts are minor units of its currency, instants ISO 8601. */
export const FullOrder = Order.omit({ id: true, statusWord: true, snapshot: true })
	.extend(
		OrderSnapshot.omit({ pageUrl: true, agreedPages: true, wantsNewsletter: true, standardDeliveryCentAmount: true })
			.shape,
	)
	.extend({
		site: Site,
		languageTag: z.string(),
		/** Null for a guest, and once the customer was erased. */
		customerId: z.string().nullable(),
		version: z.int(),
		updatedAt: z.string(),
		payments: z.array(
			z.object({
				provider: z.string(),
				product: z.string(),
				/** Number at the provider. */
				reference: z.string().nullable(),
				/** What was really used, such as `card/visa` or `card/apple_pay`; null until it is known. */
				method: z.string().nullable(),
				/** Who bears a fraud: `issuer` of the card or `merchant`; null where the provider does not say. */
				liability: z.enum(['issuer', 'merchant']).nullable(),
				status: z.string(),
				centAmount: z.int(),
				capturedCentAmount: z.int(),
				refundedCentAmount: z.int(),
			}),
		),
		refunds: z.array(Refunded),
		disputes: z.array(Dispute),
		holds: z.array(OrderHold),
		parcels: z.array(Parcel),
		cancellations: z.array(Cancellation),
		returns: z.array(Returned),
		documents: z.array(
			z.object({
				kind: z.enum(['invoice', 'credit-note']),
				documentNumber: z.string(),
				totalCentAmount: z.int(),
				issuedAt: z.string(),
			}),
		),
	})
	.openapi('FullOrder')
export type FullOrder = z.infer<typeof FullOrder>

export const getFullOrderRoute = operation('get', '/admin/orders/{orderNumber}', {
	permission: 'orders.read',
	scope: 'site',
	operationId: 'getFullOrder',
	summary: 'An order with its payments, refunds, disputes, holds, parcels, cancellations, returns and documents',
	request: { headers: OperatorHeaders, params: z.object({ orderNumber: z.string().max(40) }) },
	responses: { 200: json(FullOrder, 'The order'), ...problems(403, 404) },
})
