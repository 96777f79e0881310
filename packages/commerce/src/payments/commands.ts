import { randomBytes } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { type Writes, writeTogether } from '../database/write-together.ts'
import { isRefundDisputed } from '../disputes/queries.ts'
import { lockOrder } from '../orders/queries/order-rows.ts'
import { type Part, splitRefund, sumOf } from '../payment-means/rules.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { DashboardRefund, ProviderState } from './providers/payment-provider.ts'
import { findBankPart, type Payment, paymentColumns } from './queries/payments.ts'
import { findRefund, listPartsLeft, listRefunds, type Refund } from './queries/refunds.ts'
import { mayMove, PAYMENT_STATUSES } from './rules.ts'
import type { CapturePolicy, PaymentStatus, PaymentTransactionsTable } from './tables.ts'

/** Operation requested from, or reported by, the provider. */
export type TransactionKind = PaymentTransactionsTable['kind']

export type NewPayment = {
	id: string
	orderId: string
	provider: string
	account: string
	paymentProduct: string
	currency: Currency
	centAmount: number
	capture: CapturePolicy
	entry: 'code' | 'page'
	reviewAbove: number | null
	now: Date
}

/** Writes that record a payment before it is requested, so that the worker finds it after a crash in between. */
export function paymentWrites(payment: NewPayment): Writes {
	return {
		payment: sql`
			insert into payments (id, order_id, provider, account, payment_product, currency, cent_amount, capture,
				entry, review_above, created_at, updated_at)
			values (${payment.id}, ${payment.orderId}, ${payment.provider}, ${payment.account}, ${payment.paymentProduct},
				${payment.currency}, ${payment.centAmount}, ${payment.capture}, ${payment.entry}, ${payment.reviewAbove},
				${payment.now}, ${payment.now})`,
	}
}

type ReportedState = { paymentId: string; state: ProviderState | undefined; kind: TransactionKind; now: Date }

/** The status a provider's state stands for; a payment it does not know is cancelled. */
export function statusOf({ state }: Pick<ReportedState, 'state'>): PaymentStatus {
	return state?.status ?? 'cancelled'
}

/**
 * Writes that record the provider's state of a payment, whose row they lock. The status only moves forward, captured and
 * failed amounts only grow, and so does what was ever refunded, failed or not: repeated, late and out-of-order states
 * change nothing. A refund that fails later takes a refunded payment back to captured. `payment` is the payment as it is
 * then; no row for an unknown id.
 */
export function providerStateWrites(reported: ReportedState): Writes {
	const { paymentId, state, kind, now } = reported
	const target = statusOf(reported)
	const moves = sql`status = any(${PAYMENT_STATUSES.filter((from) => mayMove(from, target))}::text[])`
	const failedNow = sumOf(state?.failedRefunds ?? [])
	const everRefunded = (state?.refundedCentAmount ?? 0) + failedNow
	const captured = sql`greatest(captured_cent_amount, ${state?.capturedCentAmount ?? 0}::int)`
	const failed = sql`greatest(failed_refund_cent_amount, ${failedNow}::int)`
	const refunded = sql`(greatest(refunded_cent_amount + failed_refund_cent_amount, ${everRefunded}::int) - ${failed})`
	const moved = sql`case when ${moves} then ${target} else status end`
	return {
		payment: sql`
			update payments set updated_at = ${now}, failed_at = null,
				status = case when ${moved} = 'refunded' and ${refunded} < ${captured} then 'captured' else ${moved} end,
				next_action = case when ${moves} then ${state?.nextAction ? JSON.stringify(state.nextAction) : null}::jsonb
					else next_action end,
				provider_reference = coalesce(${state?.reference ?? null}, provider_reference),
				captured_cent_amount = ${captured}, refunded_cent_amount = ${refunded},
				failed_refund_cent_amount = ${failed},
				capturable_until = coalesce(${state?.capturableUntil ?? null}::timestamptz, capturable_until),
				method = coalesce(${state?.method ?? null}, method), liability = coalesce(${state?.liability ?? null}, liability),
				has_multicapture = has_multicapture or ${state?.hasMulticapture ?? false}::boolean
			where id = ${paymentId}
			returning ${paymentColumns}`,
		recorded: sql`
			insert into payment_transactions (payment_id, kind, outcome, detail, recorded_at)
			select id, ${kind}, ${target}, ${state ? JSON.stringify(state) : null}::jsonb, ${now}::timestamptz from payment`,
	}
}

/** Records the provider's state of a payment in one statement. Returns the payment as it is now; undefined for an unknown id. */
export async function recordProviderState(db: Database, reported: ReportedState): Promise<Payment | undefined> {
	const [payment] = await writeTogether<Payment>(db, providerStateWrites(reported), sql`select * from payment`)
	return payment
}

export type RefundInput = {
	orderId: string
	reference: string
	/** Minor units; defaults to everything that is left. */
	centAmount?: number
	currency: Currency
	/** Id of the refund, also the provider's idempotency key. Random by default. */
	id?: string
	/** When the customer asked for store credit instead of a refund to the bank (decision 0066). */
	creditAgreedAt?: Date | null
	now: Date
}

/** Why a refund waits for a person while the payment's bank asks the money back. */
export const DISPUTED = 'payment-disputed'

/**
 * Records a refund of an order in the caller's transaction, once per `reference`, and enqueues the job that executes
 * it. One of a payment that is disputed waits for a person instead. The caller must have locked the order's row.
 * Returns the amount; throws when it exceeds what is left of the payments.
 */
export async function requestRefund(tx: DatabaseTransaction, input: RefundInput): Promise<number> {
	const { orderId, reference, currency } = input
	const earlier = await listRefunds(tx, orderId)
	const same = earlier.find((refund) => refund.reference === reference)
	if (same) return same.centAmount
	const left = await listPartsLeft(tx, { orderId, earlier })
	const centAmount = Math.min(input.centAmount ?? sumOf(left), mostOf(earlier, left))
	if (centAmount === 0) return 0
	const parts = splitRefund(centAmount, left)
	const id = input.id ?? `ref_${randomBytes(15).toString('base64url')}`
	const { creditAgreedAt = null, now } = input
	const bankPart = bankPartOf({ parts })
	const isDisputed = bankPart > 0 && (await isRefundDisputed(tx, { orderId, centAmount: bankPart }))
	const row = { id, order_id: orderId, reference, currency, credit_agreed_at: creditAgreedAt, created_at: now }
	await tx
		.insertInto('refunds')
		.values({ ...row, settled_at: null, ...(isDisputed && { status: 'failed', failure: DISPUTED }) })
		.execute()
	await tx
		.insertInto('refund_parts')
		.values(
			parts.map(({ means, centAmount: part }) => ({
				refund_id: id,
				means,
				back_to: means === 'bank' && creditAgreedAt ? 'store-credit' : means,
				cent_amount: part,
			})),
		)
		.execute()
	if (!isDisputed) await enqueue(tx, { name: 'carry-out-refund', data: { refundId: id }, singletonKey: id })
	return centAmount
}

/** What was given back in the provider's dashboard is not given back twice; otherwise more than is left is a mistake. */
function mostOf(earlier: readonly Refund[], left: readonly Part[]): number {
	const isByDashboard = earlier.some(({ id, reference }) => id === reference)
	return isByDashboard ? Math.max(sumOf(left), 0) : Number.POSITIVE_INFINITY
}

/**
 * Books refunds that somebody has made in the provider's dashboard, each once, unless a refund of the order covers them:
 * that one finds the money gone back. The order's row is locked. True where one was booked.
 */
export async function bookDashboardRefunds(
	tx: DatabaseTransaction,
	booking: { orderId: string; currency: string; refunds: readonly DashboardRefund[]; now: Date },
): Promise<boolean> {
	const { orderId, currency, refunds, now } = booking
	let isNew = false
	for (const { key: id, centAmount } of refunds) {
		const earlier = await listRefunds(tx, orderId)
		if (earlier.some((refund) => refund.id === id)) continue
		const left = await listPartsLeft(tx, { orderId, earlier })
		if (centAmount > bankPartOf({ parts: left }) || (await isRefundDisputed(tx, { orderId, centAmount }))) continue
		const row = { id, order_id: orderId, reference: id, currency, status: 'settled', credit_agreed_at: null } as const
		await tx
			.insertInto('refunds')
			.values({ ...row, created_at: now, settled_at: now })
			.execute()
		const part = { refund_id: id, means: 'bank', back_to: 'bank', cent_amount: centAmount } as const
		await tx.insertInto('refund_parts').values(part).execute()
		isNew = true
	}
	return isNew
}

/**
 * Refunds money the bank captured or holds for an order cancelled before (decision 0007). Does nothing while another
 * refund of the order covers it, one that waits for a person too; a refund that closed because nothing had been captured is executed again. The caller
 * must have locked the rows of payment and order.
 */
export async function refundLatePayment(
	tx: DatabaseTransaction,
	{ payment, now }: { payment: Payment; now: Date },
): Promise<void> {
	const { orderId } = payment
	const earlier = await listRefunds(tx, orderId)
	if (earlier.some(({ status }) => status !== 'settled')) return
	const ofBank = earlier.find(({ parts }) => parts.some(({ means }) => means === 'bank'))
	if (ofBank) {
		// The shop keeps money for which it has given store credit, or which it has paid back otherwise.
		if (ofBank.isPaidOtherwise || ofBank.parts.some(({ means, backTo }) => means === 'bank' && backTo !== means)) return
		await enqueue(tx, { name: 'carry-out-refund', data: { refundId: ofBank.id }, singletonKey: ofBank.id })
		return
	}
	const centAmount = (await findBankPart(tx, orderId)) - payment.refundedCentAmount
	const currency = payment.currency as Currency
	// Idempotency key of the older refund path: a refund begun there is not repeated here.
	const id = `cancelled-${payment.id}`
	await requestRefund(tx, { orderId, reference: 'late-payment', centAmount, currency, id, now })
}

/** Closes an executed refund, or a failed one that was paid otherwise; false for any other. */
export async function closeRefund(
	tx: DatabaseTransaction,
	{ refundId, isPaidOtherwise = false, now }: { refundId: string; isPaidOtherwise?: boolean; now: Date },
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('refunds')
		.set({ status: 'settled', settled_at: now, paid_otherwise_at: isPaidOtherwise ? now : null })
		.where('id', '=', refundId)
		.where('status', '=', isPaidOtherwise ? 'failed' : 'pending')
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

/**
 * Records that the provider refuses a refund for good, at once or after it was settled. `key` names the attempt: an
 * earlier one changes nothing. Returns the refund's id; undefined where nothing changes.
 */
export async function failRefund(db: Database, refund: { key: string; failure: string }): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`
		update refunds set status = 'failed', failure = ${refund.failure}, settled_at = null
		where ${refund.key} = case attempts when 1 then id else id || '-' || attempts end
			and id = any(${[refund.key, refund.key.replace(/-\d+$/, '')]}::text[])
			and status <> 'failed' and paid_otherwise_at is null
		returning id`.execute(db)
	return rows[0]?.id
}

/** Records that the provider is at work on a refund. */
export async function recordAskedRefund(db: Database, { id, now }: { id: string; now: Date }): Promise<void> {
	await db.updateTable('refunds').set({ asked_at: now }).where('id', '=', id).where('status', '=', 'pending').execute()
}

/** Records that asking the provider about a payment has failed: until it answers, those that have waited longer come first. */
export async function recordPaymentFailure(
	db: Database,
	by: { paymentId: string } | { orderId: string },
	now: Date,
): Promise<void> {
	const rows = db.updateTable('payments').set({ failed_at: now })
	await ('paymentId' in by ? rows.where('id', '=', by.paymentId) : rows.where('order_id', '=', by.orderId)).execute()
}

export type RetryResult = { ok: true } | { ok: false; reason: 'refund-not-found' | typeof DISPUTED }

/** Asks for a failed refund again, as a new one at the provider. */
export async function retryRefund(db: Database, refundId: string): Promise<RetryResult> {
	return db.transaction().execute(async (tx) => {
		const asked = await findRefund(tx, refundId)
		if (!asked) return { ok: false, reason: 'refund-not-found' }
		const { orderId } = asked
		await lockOrder(tx, { column: 'id', value: orderId })
		if (await isRefundDisputed(tx, { orderId, centAmount: bankPartOf(asked) })) return { ok: false, reason: DISPUTED }
		const { numUpdatedRows } = await tx
			.updateTable('refunds')
			.set((eb) => ({ status: 'pending', attempts: eb('attempts', '+', 1), asked_at: null }))
			.where('id', '=', refundId)
			.where('status', '=', 'failed')
			.executeTakeFirst()
		if (numUpdatedRows !== 1n) return { ok: false, reason: 'refund-not-found' }
		await enqueue(tx, { name: 'carry-out-refund', data: { refundId }, singletonKey: refundId })
		return { ok: true }
	})
}

function bankPartOf({ parts }: { parts: readonly Part[] }): number {
	return parts.find(({ means }) => means === 'bank')?.centAmount ?? 0
}
