import { settlePayment } from '../../checkout/commands/settle-payment.ts'
import type { PaymentWork } from '../../checkout/jobs.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import { announceOrder, changeOrderStatus } from '../../orders/commands.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { findOrderStatus } from '../../orders/queries/find-order.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import { listPaidParts } from '../../payment-means/queries.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { closeRefund } from '../../payments/commands.ts'
import { findPaymentOfOrder, type Payment } from '../../payments/queries/payments.ts'
import { findRefund, listRefunds, type Refund } from '../../payments/queries/refunds.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { findReturnRow } from '../queries/returns.ts'

/**
 * Executes a refund: first at the payment provider, with the refund's id as idempotency key, then in one transaction
 * by gift cards and store credit, with its closing and its e-mail. Safe to repeat after a crash at any line (decision
 * 0032). Throws when the provider is out of reach.
 */
export async function executeRefund(work: PaymentWork, refundId: string): Promise<void> {
	const refund = await findRefund(work.db, refundId)
	if (!refund) return
	const payment = await findPaymentOfOrder(work.db, refund.orderId)
	if (refund.status === 'settled' && !(await isHeldAgain(work, { refund, payment }))) return
	const ofBank = refund.parts.find(({ means }) => means === 'bank')
	if (ofBank?.backTo === 'bank') await refundAtProvider(work, { refund, payment, centAmount: ofBank.centAmount })
	else if (ofBank && payment?.status === 'authorized') await takeHeld(work, payment)
	await work.db.transaction().execute((tx) => settle(tx, { refund, means: work.means, now: work.clock() }))
}

type AtProvider = { refund: Refund; payment: Payment | undefined }

/** True if the bank captured late what was voided when the order was cancelled. */
async function isHeldAgain({ db }: PaymentWork, { refund, payment }: AtProvider): Promise<boolean> {
	if (!refund.parts.some(({ backTo }) => backTo === 'bank')) return false
	if (payment?.status !== 'authorized' && payment?.status !== 'captured') return false
	return (await findOrderStatus(db, refund.orderId)) === 'cancelled'
}

/** Voids authorized money where the whole of it is refunded; captures it first for a partial refund. */
async function refundAtProvider(
	work: PaymentWork,
	{ refund, payment, centAmount }: AtProvider & { centAmount: number },
): Promise<void> {
	const { db, provider, clock } = work
	if (!payment) throw new Error(`refund ${refund.id} of an order without a payment`)
	const paymentId = payment.id
	const isAllOfIt = centAmount === payment.centAmount
	// Voided in an earlier run.
	if (payment.status === 'cancelled' && isAllOfIt) return
	if (payment.status === 'authorized' && isAllOfIt) {
		const state = await provider.void(paymentId)
		await settlePayment(db, { ...work, paymentId, state, kind: 'void', now: clock() })
		if (state?.status !== 'captured') return
	} else if (payment.status === 'authorized') {
		await takeHeld(work, payment)
	}
	const state = await provider.refund({ paymentId, centAmount, key: refund.id })
	await settlePayment(db, { ...work, paymentId, state, kind: 'refund', now: clock() })
}

/** Captures authorized money, for a partial refund or for store credit. */
async function takeHeld(work: PaymentWork, { id: paymentId, centAmount }: Payment): Promise<void> {
	const state = await work.provider.capture({ paymentId, centAmount })
	await settlePayment(work.db, { ...work, paymentId, state, kind: 'capture', now: work.clock() })
	if (state.status !== 'captured') throw new Error(`payment ${paymentId} could not be taken before its refund`)
}

async function settle(
	tx: DatabaseTransaction,
	{ refund, means, now }: { refund: Refund; means: readonly PaymentMeans[]; now: Date },
): Promise<void> {
	const { id: reference, orderId } = refund
	const order = (await lockOrder(tx, { column: 'id', value: orderId }))!
	if (!(await closeRefund(tx, { refundId: reference, now }))) return
	for (const one of means) {
		for (const { means: payer, centAmount } of refund.parts.filter(({ backTo }) => backTo === one.name)) {
			const act = payer === one.name ? one.giveBack : one.issue
			if (!act) throw new Error(`${one.name} takes no money of ${payer}`)
			await act(tx, { orderId, centAmount, reference, now })
		}
	}
	const status = await statusAfter(tx, { orderId, isContract: order.confirmedAt !== null })
	if (status && status !== order.payment) await changeOrderStatus(tx, { orderId, changes: { payment: status }, now })
	else await announceOrder(tx, { orderId, type: 'payment.refunded', now })
	if (await findReturnRow(tx, { returnNumber: refund.reference, orderId }))
		await announceOrder(tx, { orderId, type: 'return.refunded', subject: refund.reference, now })
	// For money that arrived after its order was cancelled unconfirmed no confirmation was sent; the refund sends no
	// e-mail either.
	if (order.confirmedAt) {
		await enqueue(tx, { name: 'send-refund-letter', data: { refundId: reference }, singletonKey: reference })
	}
}

/**
 * Payment status of the order: `refunded` when everything is refunded, `cancelled` when nothing was captured,
 * undefined while the shop keeps a part. Gift cards and store credit of an unconfirmed order were released at its
 * cancellation.
 */
async function statusAfter(
	tx: DatabaseTransaction,
	{ orderId, isContract }: { orderId: string; isContract: boolean },
): Promise<'refunded' | 'cancelled' | undefined> {
	const payment = await findPaymentOfOrder(tx, orderId)
	const isOwn = ({ means }: { means: string }) => isContract && means !== 'bank'
	const paid = sumOf((await listPaidParts(tx, orderId)).filter(isOwn))
	if (paid === 0 && payment?.status === 'cancelled') return 'cancelled'
	const settled = (await listRefunds(tx, orderId)).filter((refund) => refund.status === 'settled')
	const parts = settled.flatMap((refund) => refund.parts)
	const asCredit = sumOf(parts.filter(({ means, backTo }) => means === 'bank' && backTo !== 'bank'))
	const charged = payment ? payment.capturedCentAmount - payment.refundedCentAmount - asCredit : 0
	return charged === 0 && sumOf(parts.filter(isOwn)) === paid ? 'refunded' : undefined
}
