import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, problems, SiteHeaders } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { OrderOptions, PageUrl, StatedLine } from './options.ts'

const route = routesOf('returns')

export const WITHDRAWAL_OUTCOMES = [
	'cancelled',
	'return',
	'gift-cards',
	'late',
	'nothing-left',
	'review',
	'unmatched',
	'held',
] as const
/**
 * The outcome of a statement: `cancelled` the order had not left; `return` the goods come back; `gift-cards` the cards are
 * void and their money goes back; `late` the right had ended; `nothing-left` it all came back before; `review`, `unmatched`
 * the operator decides; `held` it waits for the confirmation from the order's address.
 */
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number]
export type CarriedOut = Exclude<WithdrawalOutcome, 'unmatched' | 'held'>

/** The statement of law 3: who, which contract or part of it, where the receipt goes. No reason. */
export const NewWithdrawal = component('NewWithdrawal', {
	/** Of the form that is submitted: submitted again, the same statement answers. */
	submissionKey: OpaqueId,
	name: z.string().max(200),
	orderNumber: z.string().max(40),
	email: z.string().max(254),
	/**
	 * Where the order's own page led here: then the receipt may go to another address than the order's. Without it, and
	 * unless the buyer is signed in, the statement is held until the order's address has confirmed it.
	 */
	orderId: OpaqueId.optional(),
	/** Left out or empty: the whole order. */
	lines: z.array(StatedLine).max(100).optional(),
	/** The receipt's page in the shop, with WITHDRAWAL_ID in the place of the id: the e-mail leads there. */
	pageUrl: PageUrl,
})
export type NewWithdrawal = z.infer<typeof NewWithdrawal>

export const Withdrawal = component('Withdrawal', {
	id: OpaqueId,
	name: z.string(),
	orderNumber: z.string(),
	email: z.string(),
	/** The statement in words, as the e-mail repeats it. */
	content: z.string(),
	/** ISO 8601 instant of its arrival. */
	statedAt: z.string(),
	outcome: z.enum(WITHDRAWAL_OUTCOMES),
	/** Whether this id, of the e-mail to the order's address, can have the statement carried out. */
	canConfirm: z.boolean(),
	/** The last day on which it could be made, an ISO date; null where none is known. */
	until: z.string().nullable(),
	/** Null for a caller who has proved no more than the order's number and e-mail address. */
	orderId: OpaqueId.nullable(),
	returnNumber: z.string().nullable(),
	labelReference: z.string().nullable(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawRoute = route('post', '/withdrawals', {
	operationId: 'withdraw',
	summary: 'The withdrawal function, for guests as for customers; acknowledged by e-mail at once (law 3)',
	request: { headers: SiteHeaders, body: jsonBody(NewWithdrawal) },
	responses: { 201: json(Withdrawal, 'The statement as it was received'), ...problems(422) },
})

export const getWithdrawalRoute = route('get', '/withdrawals/{withdrawalId}', {
	operationId: 'getWithdrawal',
	summary: 'The receipt of a statement, by its unguessable id',
	request: { headers: SiteHeaders, params: z.object({ withdrawalId: OpaqueId }) },
	responses: { 200: json(Withdrawal, 'The statement'), ...problems(404) },
})

export const confirmWithdrawalRoute = route('post', '/withdrawals/{withdrawalId}/confirm', {
	operationId: 'confirmWithdrawal',
	summary:
		"Carries out a statement that was held, by the id in the e-mail to the order's address. Again, nothing changes",
	request: { headers: SiteHeaders, params: z.object({ withdrawalId: OpaqueId }) },
	responses: { 200: json(Withdrawal, 'The statement and what follows from it'), ...problems(404) },
})

const FoundWithdrawable = z
	.object({ orderNumber: z.string(), email: z.string(), options: OrderOptions })
	.openapi('FoundWithdrawable')

const Withdrawable = component('Withdrawable', {
	orderId: OpaqueId,
	orderNumber: z.string(),
	email: z.string(),
	name: z.string(),
	options: OrderOptions,
})

export const getWithdrawableRoute = route('get', '/withdrawals/order/{orderId}', {
	operationId: 'getWithdrawable',
	summary: 'What of an order can be withdrawn from, by its unguessable id: no guess, so it is not counted as one',
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: { 200: json(Withdrawable, 'The order as far as the form needs it'), ...problems(404) },
})

export const findWithdrawableRoute = route('post', '/withdrawals/order', {
	operationId: 'findWithdrawable',
	summary:
		'What of an order can be withdrawn from, for whoever knows its number and e-mail address: five tries an address',
	request: {
		headers: SiteHeaders,
		body: jsonBody(z.object({ orderNumber: z.string().max(40), email: z.string().max(254) })),
	},
	responses: {
		200: json(FoundWithdrawable, 'The order as far as the form needs it'),
		...problems(404, 429),
	},
})
