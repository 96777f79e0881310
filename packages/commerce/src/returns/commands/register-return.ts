import { randomBytes } from 'node:crypto'
import { SITES } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import { announceOrder } from '../../orders/commands.ts'
import type { ReturnMethod, ReturnReason } from '../contract/returns.ts'
import { labelReference, returnNumber } from '../rules/numbers.ts'
import { isWithinWithdrawal, type OrderState } from '../rules/options.ts'

export type RegisterInput = {
	/** The caller has locked its row. */
	order: OrderState
	/** Drawn by the caller when it must be known before; random by default. */
	returnNumber?: string | null
	submissionKey: string
	languageTag: string
	method: ReturnMethod
	withdrawalId: string | null
	pageUrl: string
	/** Each line once, at most the units left. */
	lines: readonly { position: number; quantity: number; reason?: ReturnReason | null }[]
	/** When the customer asked for store credit instead of a refund. */
	creditAgreedAt?: Date | null
	now: Date
}

/** Registers a return; returns its number. */
export async function registerReturn(tx: DatabaseTransaction, given: RegisterInput): Promise<string> {
	const { order, method, now } = given
	const number = given.returnNumber ?? returnNumber(randomBytes(8))
	await tx
		.insertInto('returns')
		.values({
			return_number: number,
			submission_key: given.submissionKey,
			order_id: order.orderId,
			site: order.site,
			language_tag: given.languageTag,
			method,
			label_reference: method === 'store' ? null : labelReference(number, SITES[order.site].countryCode),
			withdrawal_id: given.withdrawalId,
			is_within_withdrawal: isWithinWithdrawal(order, now),
			page_url: given.pageUrl.replace('RETURN_NUMBER', number),
			requested_at: now,
			received_at: null,
			cancelled_at: null,
			credit_agreed_at: given.creditAgreedAt ?? null,
		})
		.execute()
	await tx
		.insertInto('return_lines')
		.values(
			given.lines.map(({ position, quantity, reason }) => ({
				return_number: number,
				position,
				order_id: order.orderId,
				quantity,
				reason: reason ?? null,
				accepted_quantity: null,
				refused_quantity: null,
				refusal: null,
				deduction: null,
			})),
		)
		.execute()
	await recordReturnEvent(tx, { returnNumber: number, kind: 'registered', now })
	await announceOrder(tx, { orderId: order.orderId, type: 'return.requested', subject: number, now })
	return number
}

/** Records an event of a return, once per kind; false when it was recorded before. */
export async function recordReturnEvent(
	tx: DatabaseTransaction,
	event: { returnNumber: string; kind: 'registered' | 'proof' | 'received' | 'cancelled'; detail?: string; now: Date },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto('return_events')
		.values({
			return_number: event.returnNumber,
			kind: event.kind,
			detail: event.detail ?? null,
			happened_at: event.now,
		})
		.onConflict((conflict) => conflict.columns(['return_number', 'kind']).doNothing())
		.executeTakeFirst()
	return numInsertedOrUpdatedRows === 1n
}

/** Cancels every open return of an order: the goods never leave, or stay with the customer. */
export async function cancelOpenReturns(
	tx: DatabaseTransaction,
	{ orderId, returnNumber: only, now }: { orderId: string; returnNumber?: string; now: Date },
): Promise<void> {
	const open = tx
		.updateTable('returns')
		.set({ status: 'cancelled', cancelled_at: now })
		.where('order_id', '=', orderId)
		.where('status', '=', 'registered')
	const ended = await (only ? open.where('return_number', '=', only) : open).returning('return_number').execute()
	for (const row of ended) await recordReturnEvent(tx, { returnNumber: row.return_number, kind: 'cancelled', now })
	if (ended.length > 0) await announceOrder(tx, { orderId, type: 'order.changed', now })
}
