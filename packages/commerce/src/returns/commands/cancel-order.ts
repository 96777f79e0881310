import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { issueRemainingCredit } from '../../documents/commands/issue-credit-note.ts'
import { voidGiftCards } from '../../gift-cards/commands/give-back.ts'
import { changeOrderStatus } from '../../orders/commands.ts'
import type { CancellationReason } from '../../orders/rules.ts'
import { requestRefund } from '../../payments/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { returnSoldStock } from '../../stock/commands/hold-stock.ts'
import { findCreditBack, listRefunds } from '../../payments/queries/refunds.ts'
import type { RefundTo } from '../contract/options.ts'
import { findCreditable, lockOrderState } from '../queries/order-state.ts'
import { cancelOpenReturns } from './register-return.ts'
import type { NoCredit } from './request-return.ts'
import { cancelProblem, type OrderState } from '../rules/options.ts'

/** Reference of the refund of a cancelled order. */
export const CANCELLATION = 'cancellation'

export type CancelOrderResult =
	| { ok: true; refundCentAmount: number; currency: Currency }
	| { ok: false; reason: 'order-not-found' | NoCredit | NonNullable<ReturnType<typeof cancelProblem>> }

type CancelInput = { orderId: string; now: Date; refundTo?: RefundTo; customerId?: string | undefined }

/**
 * Cancels a confirmed order before any shipment, in one transaction: puts the stock back, voids its gift cards,
 * requests the whole refund and enqueues the e-mail. Waits for a concurrent shipment of the order. A repeated call
 * gives the same result.
 */
export async function cancelOrder(
	db: Database,
	{ orderId, now, refundTo, customerId }: CancelInput,
): Promise<CancelOrderResult> {
	return db.transaction().execute(async (tx): Promise<CancelOrderResult> => {
		const order = await lockOrderState(tx, { column: 'id', value: orderId })
		if (!order) return { ok: false, reason: 'order-not-found' }
		const reason = cancelProblem(order)
		if (reason === 'cancelled') return cancelledBefore(tx, order)
		if (reason) return { ok: false, reason }
		const wantsCredit = refundTo === 'store-credit'
		if (wantsCredit && (await findCreditable(tx, { order, customerId })) === 0)
			return { ok: false, reason: 'store-credit-not-possible' }
		const cards = await voidGiftCards(tx, { orderId, onlyIf: 'unsent', now })
		// Its e-mail is being sent at this moment.
		if (!cards.ok) return { ok: false, reason: 'gift-cards-sent' }
		return {
			ok: true,
			refundCentAmount: await endOrder(tx, {
				order,
				reason: 'customer',
				creditAgreedAt: wantsCredit ? now : null,
				now,
			}),
			currency: order.currency,
		}
	})
}

/** Repeats the result for an order the customer cancelled before; one that was never confirmed is refused. */
async function cancelledBefore(tx: DatabaseTransaction, order: OrderState): Promise<CancelOrderResult> {
	if (!order.confirmedAt) return { ok: false, reason: 'cancelled' }
	const refund = (await listRefunds(tx, order.orderId)).find(({ reference }) => reference === CANCELLATION)
	return { ok: true, refundCentAmount: refund?.centAmount ?? 0, currency: order.currency }
}

type EndInput = {
	order: OrderState
	reason: CancellationReason | 'shop' | 'withdrawal'
	/** When the customer asked for store credit instead of a refund. */
	creditAgreedAt?: Date | null
	now: Date
}

/** Ends an unshipped order; the caller has voided its gift cards and locked its row. Returns the refund, in minor units. */
export async function endOrder(
	tx: DatabaseTransaction,
	{ order, reason, creditAgreedAt, now }: EndInput,
): Promise<number> {
	const { orderId, currency } = order
	await changeOrderStatus(tx, { orderId, changes: { order: 'cancelled', fulfillment: 'unfulfilled' }, reason, now })
	await cancelOpenReturns(tx, { orderId, now })
	await returnSoldStock(tx, { orderId, now })
	const refund = { orderId, reference: CANCELLATION, currency, creditAgreedAt, now }
	const refundCentAmount = await requestRefund(tx, refund)
	const storeCreditCentAmount = await findCreditBack(tx, refund)
	await issueRemainingCredit(tx, { orderId, reference: CANCELLATION, storeCreditCentAmount, now })
	await enqueue(tx, { name: 'send-cancellation', data: { orderId }, singletonKey: orderId })
	return refundCentAmount
}
