import { z } from '@hono/zod-openapi'
import { Image } from '../../catalog/contract.ts'
import { CurrencyCode, CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { ORDER, OrderOptions, PageUrl, RefundParts, RefundTo, RETURN_METHODS, StatedLine } from './options.ts'

const route = routesOf('returns')

export {
	confirmWithdrawalRoute,
	findWithdrawableRoute,
	getWithdrawableRoute,
	getWithdrawalRoute,
	type NewWithdrawal,
	type Withdrawal,
	withdrawRoute,
} from './withdrawals.ts'
export {
	OrderOptions,
	RefundTo,
	RETURN_METHODS,
	type ReturnableLine,
	type ReturnMethod,
	StatedLine,
} from './options.ts'

export const RETURN_REASONS = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'too-late', 'changed-mind'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
export const REFUSALS = ['worn', 'damaged', 'incomplete', 'not-ours'] as const
export type Refusal = (typeof REFUSALS)[number]
/** Reasons of a deduction: handling beyond what establishes nature and function of the goods (law 3, Directive 2011/83 art. 14(2)). */
export const DEDUCTIONS = ['worn', 'damaged', 'incomplete'] as const
export type Deduction = (typeof DEDUCTIONS)[number]

export const getOrderOptionsRoute = route('get', '/orders/{orderId}/options', {
	operationId: 'getOrderOptions',
	summary: 'Current options of an order: cancel, withdraw, return, and until when (law 3)',
	request: { headers: CustomerHeaders, params: ORDER },
	responses: { 200: json(OrderOptions, 'What is possible'), ...problems(404) },
})

export const cancelOrderRoute = route('post', '/orders/{orderId}/cancel', {
	operationId: 'cancelOrder',
	summary:
		"Cancels a confirmed order before its shipment. Idempotent. 409 `store-credit-not-possible` unless the order is in the caller's account and the bank has paid a part",
	request: {
		headers: CustomerHeaders,
		params: ORDER,
		body: { ...jsonBody(z.object({ refundTo: RefundTo.default('same-means') })), required: false },
	},
	responses: {
		200: json(
			z.object({
				orderStatus: z.literal('cancelled'),
				/** Refund to the customer, minor units. */
				refundCentAmount: z.int(),
				currency: CurrencyCode,
			}),
			'The order is cancelled',
		),
		...problems(404, 409),
	},
})

export const ReturnLine = component('ReturnLine', {
	position: z.int(),
	quantity: z.int(),
	reason: z.enum(RETURN_REASONS).nullable(),
	name: z.string(),
	colorName: z.string(),
	sizeLabel: z.string(),
	image: Image.nullable(),
	/** Null until the goods are inspected. */
	acceptedQuantity: z.int().nullable(),
	refusedQuantity: z.int().nullable(),
	refusal: z.enum(REFUSALS).nullable(),
	/** Deduction for these units, minor units, and its reason. */
	deductionCentAmount: z.int(),
	deduction: z.enum(DEDUCTIONS).nullable(),
})
export type ReturnLine = z.infer<typeof ReturnLine>

export const Return = component('Return', {
	returnNumber: z.string(),
	orderId: OpaqueId,
	orderNumber: z.string(),
	status: z.enum(['registered', 'received', 'cancelled']),
	method: z.enum(RETURN_METHODS),
	/** Reference of the carrier's label; null for a return in a store. */
	labelReference: z.string().nullable(),
	/** True if it follows from a withdrawal (law 3). */
	isWithdrawal: z.boolean(),
	/** ISO 8601 instants. */
	requestedAt: z.string(),
	/** When the customer proved the sending; null without a proof. */
	sentAt: z.string().nullable(),
	receivedAt: z.string().nullable(),
	lines: z.array(ReturnLine),
	currency: CurrencyCode,
	/** Refund, minor units, delivery included; before reception the amount if everything is accepted. */
	refundCentAmount: z.int(),
	refundTo: RefundTo,
	/** Refund per means, once requested. */
	refundParts: RefundParts,
	/** Null until the refund is executed. */
	refundedAt: z.string().nullable(),
})
export type Return = z.infer<typeof Return>

export const NewReturn = component('NewReturn', {
	/** Idempotency key of the form: a repeated submission gives the same return. */
	submissionKey: OpaqueId,
	lines: z
		.array(StatedLine.extend({ reason: z.enum(RETURN_REASONS).nullable().default(null) }))
		.min(1)
		.max(100),
	method: z.enum(RETURN_METHODS),
	/** There are no exchanges: the customer orders the other size. */
	wish: z.literal('refund').default('refund'),
	refundTo: RefundTo.default('same-means'),
	/** URL of the return's page with the placeholder RETURN_NUMBER, linked by the e-mail. */
	pageUrl: PageUrl,
})
export type NewReturn = z.infer<typeof NewReturn>

export const requestReturnRoute = route('post', '/orders/{orderId}/returns', {
	operationId: 'requestReturn',
	summary:
		"Requests a return within 30 days of delivery (brief 3.11). 409 `store-credit-not-possible` unless the order is in the caller's account and the bank has paid a part",
	request: { headers: CustomerHeaders, params: ORDER, body: jsonBody(NewReturn) },
	responses: { 201: json(Return, 'The return'), ...problems(404, 409, 422) },
})

export const listReturnsRoute = route('get', '/orders/{orderId}/returns', {
	operationId: 'listReturns',
	summary: 'The returns of an order, newest first',
	request: { headers: SiteHeaders, params: ORDER },
	responses: { 200: json(z.array(Return), 'Returns'), ...problems(404) },
})

export const ReturnNumber = z.string().regex(/^RT-[A-Z0-9]{8}$/)
const returnOfOrder = ORDER.extend({ returnNumber: ReturnNumber })

export const getReturnRoute = route('get', '/orders/{orderId}/returns/{returnNumber}', {
	operationId: 'getReturn',
	summary: 'One return of an order',
	request: { headers: SiteHeaders, params: returnOfOrder },
	responses: { 200: json(Return, 'The return'), ...problems(404) },
})

export const cancelReturnRoute = route('post', '/orders/{orderId}/returns/{returnNumber}/cancel', {
	operationId: 'cancelReturn',
	summary: 'Cancels a return until its goods are sent. Idempotent',
	request: { headers: SiteHeaders, params: returnOfOrder },
	responses: { 200: json(Return, 'The return'), ...problems(404, 409) },
})

export const readReturnLabelRoute = route('get', '/orders/{orderId}/returns/{returnNumber}/label', {
	operationId: 'readReturnLabel',
	summary: 'The label of a return as a PDF; 404 once it was cancelled',
	request: { headers: SiteHeaders, params: returnOfOrder },
	responses: {
		200: {
			description: 'The label',
			content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
		},
		...problems(404),
	},
})

export const proveReturnSentRoute = route('post', '/orders/{orderId}/returns/{returnNumber}/proof', {
	operationId: 'proveReturnSent',
	summary: 'Proof that the goods were sent: the refund no longer waits for them (law 3)',
	request: {
		headers: SiteHeaders,
		params: returnOfOrder,
		body: jsonBody(z.object({ proof: z.string().trim().min(4).max(200) })),
	},
	responses: { 200: json(Return, 'The return'), ...problems(404, 409) },
})

/** The same refusal for an unknown number and a wrong address. */
export const ORDER_NOT_FOUND = 'order-not-found'
