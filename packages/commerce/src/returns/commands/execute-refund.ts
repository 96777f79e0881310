import { settlePayment } from '../../checkout/commands/settle-payment.ts'
import { captureAuthorized, type PaymentWork } from '../../checkout/commands/capture-payment.ts'
import { findSettlement, type SettledOrder } from '../../checkout/queries/find-settlement.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { announceOrder, changeOrderStatus } from '../../orders/commands.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import { listPaidParts } from '../../payment-means/queries.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { closeRefund, failRefund, recordAskedRefund } from '../../payments/commands.ts'
import { findPaymentOfOrder, payableOf, providerPayment } from '../../payments/queries/payments.ts'
import { findRefund, keptOf, listRefunds, type Refund } from '../../payments/queries/refunds.ts'
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
	const known = (await findSettlement(work.db, refund))!
	if (refund.status === 'failed' || (refund.status === 'settled' && !isHeldAgain({ refund, known }))) return
	const ofBank = refund.parts.find(({ means }) => means === 'bank')
	if (ofBank?.backTo === 'bank') {
		if (!(await refundAtProvider(work, { refund, known, centAmount: ofBank.centAmount }))) return
	} else if (ofBank) await captureFor(work, { refund, known, centAmount: ofBank.centAmount })
	const { means, clock } = work
	await work.db.transaction().execute((tx) => settle(tx, { refund, means, now: clock() }))
}

/** Closes a failed refund that a person has paid otherwise, such as by bank transfer; false for any other. */
export async function closePaidOtherwise(
	db: Database,
	{ refundId, ...input }: { refundId: string; means: readonly PaymentMeans[]; now: Date },
): Promise<boolean> {
	const refund = await findRefund(db, refundId)
	if (refund?.status !== 'failed') return false
	return db.transaction().execute((tx) => settle(tx, { ...input, refund, isPaidOtherwise: true }))
}

type AtProvider = { refund: Refund; known: SettledOrder }

/** True if the bank captured late what was voided when the order was cancelled. */
function isHeldAgain({ refund, known: { payment, orderStatus } }: AtProvider): boolean {
	if (refund.isPaidOtherwise || !refund.parts.some(({ backTo }) => backTo === 'bank')) return false
	return (payment?.status === 'authorized' || payment?.status === 'captured') && orderStatus === 'cancelled'
}

/** Captures what is still authorized where what the shop has of the payment does not cover a refund. */
async function captureFor(work: PaymentWork, { refund, known, centAmount }: AtProvider & { centAmount: number }) {
	if (known.payment?.status !== 'authorized') return
	const earlier = (await listRefunds(work.db, refund.orderId)).filter(({ id }) => id !== refund.id)
	if (keptOf(known.payment, earlier) < centAmount) await captureAuthorized(work, known)
}

/**
 * Voids authorized money where the whole of it is refunded and nothing captured; otherwise captures it first where what
 * is captured does not cover the refund. False while the provider has not decided. When it refuses, and has not refunded
 * all of it before, the refund has failed, and this throws for the log.
 */
async function refundAtProvider(
	work: PaymentWork,
	{ refund, known, centAmount }: AtProvider & { centAmount: number },
): Promise<boolean> {
	const { db, clock } = work
	const { payment } = known
	if (!payment) throw new Error(`refund ${refund.id} of an order without a payment`)
	const paymentId = payment.id
	const provider = work.payments.of(payment)
	const asked = providerPayment(known, payment)
	const isVoidable = centAmount === payableOf(payment, known) && payment.capturedCentAmount === 0
	// Voided in an earlier run.
	if (payment.status === 'cancelled' && isVoidable) return true
	if (payment.status === 'authorized' && isVoidable) {
		const state = await provider.void(asked)
		await settlePayment(db, { ...work, paymentId, state, kind: 'void', now: clock() })
		if (!state?.capturedCentAmount) return true
	} else await captureFor(work, { refund, known, centAmount })
	const answer = await provider.refund(asked, { centAmount, key: refund.key })
	await settlePayment(db, { ...work, paymentId, state: answer.state, kind: 'refund', now: clock() })
	if (answer.is === 'asked') await recordAskedRefund(db, { id: refund.id, now: clock() })
	if (answer.is !== 'refused') return answer.is === 'done'
	// Somebody has refunded all of it at the provider.
	if (answer.state.status === 'refunded') return true
	await db.transaction().execute(async (tx) => {
		const { orderId } = refund
		await lockOrder(tx, { column: 'id', value: orderId })
		if (await failRefund(tx, { key: refund.key, failure: answer.reason }))
			await announceOrder(tx, { orderId, type: 'order.changed', now: clock() })
	})
	throw new Error(`refund ${refund.id} refused: ${answer.reason}`)
}

async function settle(
	tx: DatabaseTransaction,
	{
		refund,
		means,
		isPaidOtherwise = false,
		now,
	}: { refund: Refund; means: readonly PaymentMeans[]; isPaidOtherwise?: boolean; now: Date },
): Promise<boolean> {
	const { id: reference, orderId } = refund
	const order = (await lockOrder(tx, { column: 'id', value: orderId }))!
	if (!(await closeRefund(tx, { refundId: reference, isPaidOtherwise, now }))) return false
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
	// e-mail either. Who pays otherwise says so to the customer.
	if (order.confirmedAt && !isPaidOtherwise) {
		await enqueue(tx, { name: 'send-refund-letter', data: { refundId: reference }, singletonKey: reference })
	}
	return true
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
	// What is not captured may still be.
	if (payment?.status === 'authorized') return undefined
	const refunds = await listRefunds(tx, orderId)
	const back = refunds.flatMap(({ status, parts }) => (status === 'settled' ? parts.filter(isOwn) : []))
	return (payment ? keptOf(payment, refunds) : 0) === 0 && sumOf(back) === paid ? 'refunded' : undefined
}
