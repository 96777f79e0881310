import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { announceOrder, changeOrderStatus, recordSurplus } from '../../orders/commands.ts'
import { holdOrder } from '../../order-holds/commands.ts'
import { lockOrder, type OrderRow } from '../../orders/queries/order-rows.ts'
import type { OrderStatus } from '../../orders/rules.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import {
	bookDashboardRefunds,
	failRefund,
	recordProviderState,
	refundLatePayment,
	requestRefund,
	type TransactionKind,
} from '../../payments/commands.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import type { DashboardRefund, FailedRefund, ProviderState } from '../../payments/providers/payment-provider.ts'
import { lockPayment, payableOf, type Payment, providerPayment } from '../../payments/queries/payments.ts'
import { hasPendingRefund, keptOf, listRefunds } from '../../payments/queries/refunds.ts'
import { isDecided, isToReview } from '../../payments/rules.ts'
import { enqueueAll } from '../../queue/enqueue.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { releaseHolds } from '../../stock/commands/hold-stock.ts'
import { findSettlement, type SettledOrder } from '../queries/find-settlement.ts'
import { confirmAtOnce } from './confirm-at-once.ts'
import { captureJob, confirmOrder } from './confirmation.ts'

type Settlement = {
	paymentId: string
	means: readonly PaymentMeans[]
	/** State at the provider; undefined for a payment it does not know, which is then cancelled. */
	state: ProviderState | undefined
	kind: TransactionKind
	/** Why the shop has asked for it, for the order's history. */
	reason?: string | undefined
	now: Date
	/** The order as the caller has read it. */
	known?: SettledOrder | undefined
}

/** What may bring the money of a pending order. */
const CONFIRMING: readonly TransactionKind[] = ['authorize', 'sync', 'webhook']

/**
 * A payment as it is now, and the status of its order where the bank has decided. `loss`: what the shop loses by it and a
 * person has to mend, the first time it is recorded.
 */
export type Settled = { payment: Payment; orderStatus?: OrderStatus; loss?: Loss | undefined }
type Loss = 'refund-failed' | 'authorization-ended'

/**
 * Applies a provider's state to the order in one transaction: authorized or captured money turns the reservation into
 * a sale and confirms the order; a refusal cancels it and frees the stock; money for a cancelled order is refunded.
 * Idempotent: repeated, late and out-of-order states change nothing.
 */
export async function settlePayment(db: Database, settlement: Settlement): Promise<Settled> {
	const { state, means, now } = settlement
	// While the bank has not decided nothing follows, and one statement needs no transaction.
	if (state && !isDecided(state.status)) {
		const payment = await record(db, settlement)
		if (isDecided(payment.status)) await followPayment(db, { paymentId: payment.id, means, now })
		return { payment }
	}
	const confirmed = state && CONFIRMING.includes(settlement.kind) && (await confirmPaid(db, { ...settlement, state }))
	if (confirmed) return { payment: confirmed, orderStatus: 'confirmed' }
	return db.transaction().execute(async (tx) => {
		const payment = await record(tx, settlement)
		const { failedRefunds, dashboardRefunds } = state ?? {}
		const refunds = { ...(failedRefunds && { failedRefunds }), ...(dashboardRefunds && { dashboardRefunds }) }
		return { payment, ...(await followUp(tx, { ...settlement, payment, status: payment.status, ...refunds })) }
	})
}

async function confirmPaid(
	db: Database,
	settlement: Settlement & { state: ProviderState },
): Promise<Payment | undefined> {
	const known = settlement.known ?? (await findSettlement(db, settlement))
	return known && confirmAtOnce(db, { ...settlement, known })
}

async function record(db: Database, settlement: Settlement): Promise<Payment> {
	const payment = await recordProviderState(db, settlement)
	if (!payment) throw new Error(`no payment ${settlement.paymentId}`)
	return payment
}

/** Applies the recorded state of a payment, for orders whose follow-up job was lost or was begun by older code. */
export async function followPayment(
	db: Database,
	input: { paymentId: string; means: readonly PaymentMeans[]; now: Date },
) {
	await db.transaction().execute(async (tx) => {
		const payment = await lockPayment(tx, input.paymentId)
		if (payment) await followUp(tx, { ...input, payment, status: payment.status })
	})
}

type Following = {
	payment: Payment
	status: Payment['status']
	failedRefunds?: readonly FailedRefund[]
	dashboardRefunds?: readonly DashboardRefund[]
	reason?: string | undefined
	means: readonly PaymentMeans[]
	now: Date
}

async function followUp(tx: DatabaseTransaction, following: Following): Promise<Omit<Settled, 'payment'>> {
	const { payment, status, now } = following
	const order = (await lockOrder(tx, { column: 'id', value: payment.orderId }))!
	const { id: orderId, status: orderStatus } = order
	if (orderStatus === 'pending') return { orderStatus: await decideOrder(tx, following) }
	const { currency, dashboardRefunds: refunds = [] } = { ...payment, ...following }
	const isBooked = await bookDashboardRefunds(tx, { orderId, currency, refunds, now })
	await refundSurplus(tx, { order, payment, now })
	if ((await failRefunds(tx, following)) || (await hasComeBack(tx, { order, payment }))) {
		// What went back has come back; no money was taken anew, so the event is none of a capture.
		const type = 'order.changed'
		if (order.payment === 'refunded') await changeOrderStatus(tx, { orderId, changes: { payment: 'paid' }, type, now })
		else await announceOrder(tx, { orderId, type, now })
		return { orderStatus, loss: 'refund-failed' }
	}
	if (orderStatus === 'cancelled' && isPaid(status)) {
		await refundLatePayment(tx, { payment, now })
	} else if (orderStatus === 'confirmed' && order.payment === 'authorized') {
		return { orderStatus, loss: await followAuthorized(tx, { ...following, order }) }
	} else if (
		status === 'refunded' &&
		order.payment !== 'refunded' &&
		!(await isRefundedByShop(tx, { order, payment }))
	) {
		await changeOrderStatus(tx, { orderId, changes: { payment: 'refunded' }, now })
	} else if (isBooked) await announceOrder(tx, { orderId, type: 'payment.refunded', now })
	return { orderStatus }
}

/** True for a confirmed order that was refunded in the provider's dashboard, whose bank has sent the money back. */
async function hasComeBack(tx: DatabaseTransaction, { order, payment }: { order: OrderRow; payment: Payment }) {
	if (order.status !== 'confirmed' || order.payment !== 'refunded' || payment.status !== 'captured') return false
	return keptOf(payment, await listRefunds(tx, order.id)) > 0
}

/**
 * True where a refund is under way, or where those of a contract that goes on give all of it back: they set the order's
 * status when they are complete, and gift cards may still pay for goods.
 */
async function isRefundedByShop(tx: DatabaseTransaction, { order, payment }: { order: OrderRow; payment: Payment }) {
	if (await hasPendingRefund(tx, order.id)) return true
	if (order.status !== 'confirmed') return false
	const own = (await listRefunds(tx, order.id)).filter(({ id, reference }) => id !== reference)
	const back = own.flatMap(({ parts, isPaidOtherwise }) => (isPaidOtherwise ? [] : parts))
	return sumOf(back.filter(({ backTo }) => backTo === 'bank')) >= payment.refundedCentAmount
}

function isPaid(status: Payment['status']): boolean {
	return status === 'authorized' || status === 'captured'
}

/** Confirms or cancels a pending order where its payment is decided. */
async function decideOrder(tx: DatabaseTransaction, { payment, status, means, now }: Following): Promise<OrderStatus> {
	const { orderId } = payment
	if (isPaid(status)) {
		if (status === 'authorized' && payment.capture === 'on-confirmation') await enqueueAll(tx, [captureJob(payment.id)])
		await confirmOrder(tx, { orderId, payment: status === 'captured' ? 'paid' : 'authorized', now })
		if (isToReview(payment, payment)) {
			const { id: reference } = payment
			await holdOrder(tx, { orderId, paymentId: reference, reason: 'liability', reference, detail: null, now })
		}
		return 'confirmed'
	}
	// Refunded: somebody has given the money back before the shop heard of it.
	if (status !== 'refused' && status !== 'cancelled' && status !== 'refunded') return 'pending'
	// Locks gift cards and store credit before stock, in the same order as placing an order, to avoid deadlocks.
	for (const { release } of means) await release(tx, { orderId, now })
	await releaseHolds(tx, orderId)
	const reason = `payment-${status}`
	await changeOrderStatus(tx, { orderId, changes: { order: 'cancelled', payment: status }, reason, now })
	return 'cancelled'
}

/** What has become of the authorized money of a confirmed order. */
async function followAuthorized(
	tx: DatabaseTransaction,
	{ payment, order, status, reason: why, now }: Following & { order: OrderRow },
): Promise<Loss | undefined> {
	const { orderId } = payment
	const captured = { orderId, changes: { payment: 'paid' }, now } as const
	if (status === 'captured') await changeOrderStatus(tx, { ...captured, ...(why && { reason: why }) })
	if (status === 'refunded') await changeOrderStatus(tx, { orderId, changes: { payment: 'refunded' }, now })
	if (status !== 'cancelled' && status !== 'refused') return undefined
	// The units it was for are cancelled; gift cards and store credit have paid for the others.
	if (payableOf(payment, order) === 0) {
		await changeOrderStatus(tx, { ...captured, type: 'order.changed' })
		return undefined
	}
	const reason = 'authorization-ended'
	await changeOrderStatus(tx, { orderId, changes: { payment: status }, reason, now })
	return reason
}

/**
 * Refunds what was captured of the units cancelled meanwhile: the provider was asked before they were, or somebody has
 * captured it there.
 */
async function refundSurplus(
	tx: DatabaseTransaction,
	{ order, payment, now }: { order: OrderRow; payment: Payment; now: Date },
): Promise<void> {
	const { capturedCentAmount } = payment
	const centAmount = capturedCentAmount - payableOf(payment, order)
	if (centAmount <= 0) return
	const { id: orderId } = order
	await recordSurplus(tx, { orderId, centAmount })
	const currency = payment.currency as Currency
	await requestRefund(tx, { orderId, reference: `surplus-${capturedCentAmount}`, centAmount, currency, now })
}

/** Records the refunds that have failed; true where one of ours had not been known to. */
async function failRefunds(tx: DatabaseTransaction, { failedRefunds = [] }: Following): Promise<boolean> {
	let isNew = false
	for (const { key, reason: failure } of failedRefunds) if (await failRefund(tx, { key, failure })) isNew = true
	return isNew
}

/**
 * Retrieves the state of a payment from the provider and applies it. A payment unknown to the provider may still be on
 * its way: pass `givesUpUnknown` only after a long wait. Throws when the provider is out of reach.
 */
export async function syncPayment(
	db: Database,
	options: {
		payments: PaymentBook
		means: readonly PaymentMeans[]
		paymentId: string
		kind: 'sync' | 'webhook'
		now: Date
		givesUpUnknown?: boolean
		known?: SettledOrder
	},
): Promise<Settled | undefined> {
	const known = options.known ?? (await findSettlement(db, options))
	if (!known) throw new Error(`no payment ${options.paymentId}`)
	const state = await retrievePayment(options.payments, known)
	if (!state && !options.givesUpUnknown) return undefined
	if (known.orderStatus === 'confirmed' && known.payment && state && isFollowed(known, state))
		return { payment: known.payment, orderStatus: known.orderStatus }
	return settlePayment(db, { ...options, state, known })
}

/** Asks the provider of an order's payment about it. Throws when it is out of reach, or not configured any more. */
export async function retrievePayment(payments: PaymentBook, known: SettledOrder): Promise<ProviderState | undefined> {
	if (!known.payment) throw new Error(`order ${known.orderId} has no payment`)
	return payments.of(known.payment).retrieve(providerPayment(known, known.payment))
}

/** True for a state that changes nothing: what follows from one is written with it, but for a surplus by older code. */
function isFollowed(known: SettledOrder, state: ProviderState): boolean {
	const payment = known.payment!
	return isRecorded(payment, state) && payment.capturedCentAmount <= payableOf(payment, known)
}

function isRecorded(
	payment: Payment,
	{ status, capturedCentAmount, refundedCentAmount, failedRefunds = [] }: ProviderState,
): boolean {
	return (
		payment.status === status &&
		payment.failedRefundCentAmount === sumOf(failedRefunds) &&
		payment.capturedCentAmount === capturedCentAmount &&
		payment.refundedCentAmount === refundedCentAmount
	)
}
