import type { DatabaseTransaction } from '../../database/client.ts'
import { settlePayment } from '../../checkout/commands/settle-payment.ts'
import type { PaymentWork } from '../../checkout/jobs.ts'
import { findGiftCardPart } from '../../gift-cards/queries.ts'
import { giveBackToGiftCards } from '../../gift-cards/commands/give-back.ts'
import { changeOrderStatus } from '../../orders/commands.ts'
import { closeRefund } from '../../payments/commands.ts'
import { findPaymentOfOrder, findRefund, listRefunds, type Payment, type Refund } from '../../payments/queries.ts'
import { enqueue } from '../../queue/enqueue.ts'

/**
 * Gives the money of a refund back: first at the payment provider, with the refund's id as the idempotency key, then, in
 * one transaction, onto the gift cards, with the refund's end and its e-mail. Killed at any line it is repeated, and gives
 * nothing twice (decision 0032). Throws when the provider is out of reach.
 */
export async function executeRefund(work: PaymentWork, refundId: string): Promise<void> {
	const refund = await findRefund(work.db, refundId)
	if (!refund || refund.status === 'settled') return
	if (refund.cardCentAmount > 0) await refundAtProvider(work, refund)
	await work.db.transaction().execute((tx) => settle(tx, { refund, now: work.clock() }))
}

/** Money that is only held is let go where all of it goes back, and taken first where a part of it does. */
async function refundAtProvider({ db, provider, clock }: PaymentWork, refund: Refund): Promise<void> {
	const payment = await findPaymentOfOrder(db, refund.orderId)
	if (!payment) throw new Error(`refund ${refund.id} of an order without a payment`)
	const paymentId = payment.id
	const isAllOfIt = refund.cardCentAmount === payment.centAmount
	// Let go in a run before this one.
	if (payment.status === 'cancelled' && isAllOfIt) return
	if (payment.status === 'authorized' && isAllOfIt) {
		const state = await provider.void(paymentId)
		await settlePayment(db, { paymentId, state, kind: 'void', now: clock() })
		if (state?.status !== 'captured') return
	} else if (payment.status === 'authorized') {
		const state = await provider.capture({ paymentId, centAmount: payment.centAmount })
		await settlePayment(db, { paymentId, state, kind: 'capture', now: clock() })
		if (state.status !== 'captured') throw new Error(`payment ${paymentId} could not be taken before its refund`)
	}
	const state = await provider.refund({ paymentId, centAmount: refund.cardCentAmount, key: refund.id })
	await settlePayment(db, { paymentId, state, kind: 'refund', now: clock() })
}

async function settle(tx: DatabaseTransaction, { refund, now }: { refund: Refund; now: Date }): Promise<void> {
	const { id, orderId } = refund
	const order = await tx
		.selectFrom('orders')
		.select('payment_status')
		.where('id', '=', orderId)
		.forUpdate()
		.executeTakeFirstOrThrow()
	if (!(await closeRefund(tx, { refundId: id, now }))) return
	if (refund.giftCardCentAmount > 0) {
		await giveBackToGiftCards(tx, { orderId, centAmount: refund.giftCardCentAmount, reference: id, now })
	}
	const payment = await findPaymentOfOrder(tx, orderId)
	const status = await statusAfter(tx, { orderId, payment })
	if (status && status !== order.payment_status) {
		await changeOrderStatus(tx, { orderId, changes: { payment: status }, now })
	}
	await enqueue(tx, { name: 'send-refund-letter', data: { refundId: id }, singletonKey: id })
}

/** `refunded` when all is back, `cancelled` where none of it was ever taken; undefined while something is still ours. */
async function statusAfter(
	tx: DatabaseTransaction,
	{ orderId, payment }: { orderId: string; payment: Payment | undefined },
): Promise<'refunded' | 'cancelled' | undefined> {
	const byGiftCards = await findGiftCardPart(tx, orderId)
	if (byGiftCards === 0 && payment?.status === 'cancelled') return 'cancelled'
	const charged = payment ? payment.capturedCentAmount - payment.refundedCentAmount : 0
	const settled = (await listRefunds(tx, orderId)).filter((refund) => refund.status === 'settled')
	const onCards = settled.reduce((sum, refund) => sum + refund.giftCardCentAmount, 0)
	return charged === 0 && onCards === byGiftCards ? 'refunded' : undefined
}
