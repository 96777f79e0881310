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
 * Outcome of a statement: `cancelled` the order had not left; `return` the goods come back; `gift-cards` the cards are
 * void and refunded; `late` the right had ended; `nothing-left` everything came back before; `review`, `unmatched` the
 * operator decides; `held` waits for the confirmation from the order's address.
 */
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number]
export type CarriedOut = Exclude<WithdrawalOutcome, 'unmatched' | 'held'>

/** The statement of law 3: buyer, contract or part of it, address of the receipt. No reason. */
export const NewWithdrawal = component('NewWithdrawal', {
	/** Idempotency key of the form: a repeated submission gives the same statement. */
	submissionKey: OpaqueId,
	name: z.string().max(200),
	orderNumber: z.string().max(40),
	email: z.string().max(254),
	/**
	 * Given when submitted from the order's own page: the receipt may then go to another address than the order's.
	 * Without it, and unless the buyer is signed in, the statement is held until the order's address confirms it.
	 */
	orderId: OpaqueId.optional(),
	/** Empty or missing: the whole order. */
	lines: z.array(StatedLine).max(100).optional(),
	/** URL of the receipt's page with the placeholder WITHDRAWAL_ID, linked by the e-mail. */
	pageUrl: PageUrl,
})
export type NewWithdrawal = z.infer<typeof NewWithdrawal>

export const Withdrawal = component('Withdrawal', {
	id: OpaqueId,
	name: z.string(),
	orderNumber: z.string(),
	email: z.string(),
	/** Text of the statement, as in the e-mail. */
	content: z.string(),
	/** ISO 8601 instant of its arrival. */
	statedAt: z.string(),
	outcome: z.enum(WITHDRAWAL_OUTCOMES),
	/** True if this id, from the e-mail to the order's address, can have the statement executed. */
	canConfirm: z.boolean(),
	/** Last day of the right, an ISO date; null while unknown. */
	until: z.string().nullable(),
	/** Days in which goods of the order may come back without the right, as it was promised; 30 of an unknown order. */
	returnsDays: z.int(),
	/** Null for a caller who proved only number and e-mail address. */
	orderId: OpaqueId.nullable(),
	returnNumber: z.string().nullable(),
	labelReference: z.string().nullable(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawRoute = route('post', '/withdrawals', {
	operationId: 'withdraw',
	summary: 'The withdrawal function for guests and customers, acknowledged by e-mail at once (law 3)',
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
	summary: "Executes a held statement, by the id in the e-mail to the order's address. Idempotent",
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
	summary: 'Withdrawal options of an order by its unguessable id, not counted as a guess',
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: { 200: json(Withdrawable, 'The order as far as the form needs it'), ...problems(404) },
})

export const findWithdrawableRoute = route('post', '/withdrawals/order', {
	operationId: 'findWithdrawable',
	summary: 'Withdrawal options of an order by its number and e-mail address: five attempts per address',
	request: {
		headers: SiteHeaders,
		body: jsonBody(z.object({ orderNumber: z.string().max(40), email: z.string().max(254) })),
	},
	responses: {
		200: json(FoundWithdrawable, 'The order as far as the form needs it'),
		...problems(404, 429),
	},
})
