import { requestCapture, settleCapture } from '../../fulfillment/commands/request-capture.ts'
import { listCaptures } from '../../fulfillment/queries/captures.ts'
import { listPackedUnits } from '../../fulfillment/queries/parcels.ts'
import { isHeld } from '../../order-holds/queries.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import type { CapturePart } from '../../payments/providers/payment-provider.ts'
import { payableOf, type Payment, providerPayment } from '../../payments/queries/payments.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import type { Database } from '../../database/client.ts'
import { findSettlement, type SettledOrder } from '../queries/find-settlement.ts'
import { settlePayment } from './settle-payment.ts'

export type PaymentWork = {
	db: Database
	payments: PaymentBook
	/** Gift cards and store credit, as the capabilities declare them. */
	means: readonly PaymentMeans[]
	clock: () => Date
}

/**
 * Captures authorized money of a confirmed order: all of it, but not of a held order, or what its parcels have asked
 * for. Idempotent. Throws when
 * the provider refuses it, or is out of reach.
 */
export async function capturePayment(work: PaymentWork, paymentId: string): Promise<void> {
	const known = await findSettlement(work.db, { paymentId })
	if (!known?.payment || known.orderStatus !== 'confirmed') return
	if (known.payment.status !== 'authorized') return closeCaptures(work, known.payment)
	if (known.payment.capture === 'on-confirmation') {
		if (!(await isHeld(work.db, known.orderId))) await captureAuthorized(work, known)
		return
	}
	const payable = payableOf(known.payment, known)
	const captures = await listCaptures(work.db, known.orderId)
	let before = 0
	for (const { key, parcelId, isLast, status, ...asked } of captures) {
		// The last part is all that is left, also of a part that was refused.
		const centAmount = isLast && status === 'pending' ? payable - before : asked.centAmount
		if (status === 'pending') {
			const reason = parcelId === null ? 'authorization-ends' : undefined
			const failure = await captureAtProvider(work, { known, part: { key, centAmount, before, isLast }, reason })
			await settleCapture(work.db, { key, centAmount, failure, now: work.clock() })
			if (failure !== null) throw new Error(`capture ${key} refused: ${failure}`)
		}
		if (status !== 'refused') before += centAmount
	}
	if (before === payable && !captures.some(({ isLast, status }) => isLast && status !== 'refused'))
		await releaseRest(work, known)
}

/** Lets go of what is authorized and never captured, because the units it was for are cancelled. */
async function releaseRest(work: PaymentWork, known: SettledOrder): Promise<void> {
	const { id: paymentId, ...payment } = known.payment!
	const state = await work.payments.of(payment).void(providerPayment(known, known.payment!))
	await settlePayment(work.db, { ...work, paymentId, state, kind: 'void', now: work.clock() })
}

/** Closes captures that a dead process has made without recording it, or that can be made no more. */
async function closeCaptures({ db, clock }: PaymentWork, payment: Payment): Promise<void> {
	let before = 0
	for (const { key, centAmount, status } of await listCaptures(db, payment.orderId)) {
		const isDone = status === 'done' || (status === 'pending' && before + centAmount <= payment.capturedCentAmount)
		const failure = isDone ? null : `it is ${payment.status}`
		await settleCapture(db, { key, centAmount, failure, now: clock() })
		if (isDone) before += centAmount
	}
}

/** Captures all that is left of an authorized payment. Throws when the provider refuses it, or is out of reach. */
export async function captureAuthorized(work: PaymentWork, known: SettledOrder): Promise<void> {
	const { id, capturedCentAmount: before } = known.payment!
	const centAmount = payableOf(known.payment!, known) - before
	if (centAmount === 0) return releaseRest(work, known)
	// A key stands for one amount.
	const isWhole = before === 0 && known.releasedCentAmount === 0
	const key = isWhole ? `capture-${id}` : `capture-${id}-${before}-${centAmount}`
	const part = { key, centAmount, before, isLast: true }
	const failure = await captureAtProvider(work, { known, part })
	if (failure !== null) throw new Error(`capture of ${id} refused: ${failure}`)
}

type Capturing = { known: SettledOrder; part: CapturePart; reason?: string | undefined }

/** Captures a part and records the payment's state after it. Returns why the provider refuses it, or null; more may have been captured. */
async function captureAtProvider(work: PaymentWork, { known, part, reason }: Capturing): Promise<string | null> {
	const { payment } = known
	const answer = await work.payments.of(payment!).capture(providerPayment(known, payment!), part)
	const settlement = {
		paymentId: payment!.id,
		state: answer.state,
		kind: 'capture',
		reason,
		now: work.clock(),
	} as const
	await settlePayment(work.db, { ...work, ...settlement })
	const isCaptured = answer.state.capturedCentAmount >= (part.before ?? 0) + part.centAmount
	return answer.is === 'refused' && !isCaptured ? answer.reason : null
}

/**
 * Captures what is left of an authorization that is about to end, where a part of its order has left: the rest follows.
 * Otherwise a person has to decide, because nothing has been sent for the money.
 */
export async function captureEnding(work: PaymentWork, orderId: string): Promise<void> {
	const isRequested = await work.db.transaction().execute(async (tx) => {
		const order = (await lockOrder(tx, { column: 'id', value: orderId }))!
		const packed = await listPackedUnits(tx, orderId)
		if (await isHeld(tx, orderId)) return false
		return packed.length > 0 && (await requestCapture(tx, { order, parcelId: null, now: work.clock() }))
	})
	if (!isRequested) return
	const known = await findSettlement(work.db, { orderId })
	await capturePayment(work, known!.payment!.id)
}
