import { z } from '@hono/zod-openapi'
import { OpenDispute } from '../../disputes/contract.ts'
import { json, jsonBody, OpaqueId, problems } from '../../http/contract.ts'
import { component } from '../../http/openapi.ts'
import { operationsOf } from '../../http/operations.ts'
import { DEDUCTIONS, REFUSALS, Return, ReturnNumber } from './returns.ts'
import { Position } from './options.ts'

const operation = operationsOf('warehouse')

export const ReceptionLine = component('ReceptionLine', {
	position: Position,
	accepted: z.int().min(0).max(1_000),
	refused: z.int().min(0).max(1_000).default(0),
	/** Required for refused units. For a withdrawal only `not-ours` is allowed. */
	refusal: z.enum(REFUSALS).nullable().default(null),
	/** Deduction for the loss of value of the accepted units; minor units, with its reason. */
	deductionCentAmount: z.int().min(0).max(100_000_000).default(0),
	deduction: z.enum(DEDUCTIONS).nullable().default(null),
})
export type ReceptionLine = z.infer<typeof ReceptionLine>

export const receiveReturnRoute = operation('post', '/warehouse/returns/{returnNumber}/reception', {
	permission: 'returns.receive',
	scope: 'all',
	operationId: 'receiveReturn',
	summary:
		'Records the received units and their state: accepted goods are restocked and refunded less deductions. Withdrawn goods are not refused. Idempotent',
	request: {
		params: z.object({ returnNumber: ReturnNumber }),
		body: jsonBody(
			z.object({
				lines: z.array(ReceptionLine).min(1).max(100),
				/** False for a refund on proof of sending: no stock is counted in. */
				isGoodsBack: z.boolean().default(true),
			}),
		),
	},
	responses: { 200: json(Return, 'The return'), ...problems(403, 404, 409, 422) },
})

export const listDueRefundsRoute = operation('get', '/warehouse/refunds/due', {
	permission: 'returns.receive',
	scope: 'all',
	operationId: 'listDueRefunds',
	summary: 'Returns with a pending refund and its due date; failed refunds; disputes; unmatched statements (law 3)',
	request: {},
	responses: {
		200: json(
			z.object({
				refunds: z.array(
					z.object({
						returnNumber: z.string(),
						orderNumber: z.string(),
						/** `waiting`: for the goods or the proof of sending. ISO 8601 instants. */
						state: z.enum(['waiting', 'due', 'overdue']),
						notifiedAt: z.string(),
						dueAt: z.string(),
					}),
				),
				/** Refused by the provider: to be tried again, or paid back otherwise. */
				failed: z.array(
					z.object({
						refundId: z.string(),
						orderNumber: z.string(),
						/** `cancellation`, `gift-cards`, `late-payment`, or the number of a return. */
						reference: z.string(),
						/** The provider's reason. */
						failure: z.string(),
						askedAt: z.string(),
					}),
				),
				/** Not decided; the first to answer first. Evidence is submitted at the provider. */
				disputes: z.array(OpenDispute),
				/** Confirmed orders the shop may not be paid for. */
				payments: z.array(
					z.object({
						orderNumber: z.string(),
						/**
						 * `ended`: the authorization, so that what has not left is not sent; `ending`: within a day, and nothing
						 * has left; `refused`: a capture, by the provider, or not made an hour after the confirmation.
						 */
						state: z.enum(['ended', 'ending', 'refused']),
						endsAt: z.string(),
					}),
				),
				statements: z.array(
					z.object({
						withdrawalId: z.string(),
						site: z.string(),
						name: z.string(),
						orderNumber: z.string(),
						email: z.string(),
						/** `held`: unconfirmed for a day; ask the buyer, then execute it. Its periods run from `statedAt` all the same. */
						outcome: z.enum(['unmatched', 'review', 'late', 'held']),
						content: z.string(),
						statedAt: z.string(),
					}),
				),
			}),
			'Refunds and statements to look at, oldest first',
		),
		...problems(403),
	},
})

export const retryRefundRoute = operation('post', '/warehouse/refunds/{refundId}/retry', {
	permission: 'returns.receive',
	scope: 'all',
	operationId: 'retryRefund',
	summary: 'Asks the provider for a failed refund again, as a new one; 409 payment-disputed',
	request: { params: z.object({ refundId: z.string().max(80) }) },
	responses: { 204: { description: 'Asked for' }, ...problems(403, 404, 409) },
})

export const closeRefundRoute = operation('post', '/warehouse/refunds/{refundId}/close', {
	permission: 'returns.receive',
	scope: 'all',
	operationId: 'closeRefund',
	summary: 'Closes a failed refund that was paid otherwise, such as by bank transfer; sends no e-mail',
	request: { params: z.object({ refundId: z.string().max(80) }) },
	responses: { 204: { description: 'Closed' }, ...problems(403, 404) },
})

export const carryOutWithdrawalRoute = operation('post', '/warehouse/withdrawals/{withdrawalId}/carry-out', {
	permission: 'returns.receive',
	scope: 'all',
	operationId: 'carryOutWithdrawal',
	summary: 'Executes a held statement of withdrawal after asking the buyer. Idempotent',
	request: { params: z.object({ withdrawalId: OpaqueId }) },
	responses: { 204: { description: 'Executed; the buyer is notified' }, ...problems(403, 404) },
})
