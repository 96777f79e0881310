import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { requestNewsletter } from '../../consents/commands/newsletter.ts'
import { recordConsents } from '../../customers/commands/record-consents.ts'
import { readCommunication } from '../../customers/queries.ts'
import type { OrderSnapshot } from '../../orders/contract.ts'
import { removeOrdered } from '../../carts/commands/change-cart.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { issueGiftCards } from '../../gift-cards/commands/issue-and-redeem.ts'
import { listOrderLines, lockOrder } from '../../orders/queries/order-rows.ts'
import { changeOrderStatus } from '../../orders/commands.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import { recordProviderState, refundLatePayment, type TransactionKind } from '../../payments/commands.ts'
import type { PaymentProvider, ProviderState } from '../../payments/providers/payment-provider.ts'
import { lockPayment, type Payment } from '../../payments/queries/payments.ts'
import { hasPendingRefund } from '../../payments/queries/refunds.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { releaseHolds, sellHolds } from '../../stock/commands/hold-stock.ts'

type Settlement = {
	paymentId: string
	means: readonly PaymentMeans[]
	/** State at the provider; undefined for a payment it does not know, which is then cancelled. */
	state: ProviderState | undefined
	kind: TransactionKind
	now: Date
}

/**
 * Applies a provider's state to the order in one transaction: authorized or captured money turns the reservation into
 * a sale and confirms the order; a refusal cancels it and frees the stock; money for a cancelled order is refunded.
 * Idempotent: repeated, late and out-of-order states change nothing.
 */
export async function settlePayment(db: Database, settlement: Settlement): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const payment = await lockPayment(tx, settlement.paymentId)
		if (!payment) throw new Error(`no payment ${settlement.paymentId}`)
		const recorded = await recordProviderState(tx, { ...settlement, status: payment.status })
		await followUp(tx, { ...settlement, payment, status: recorded.status })
	})
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

async function followUp(
	tx: DatabaseTransaction,
	options: { payment: Payment; status: Payment['status']; means: readonly PaymentMeans[]; now: Date },
): Promise<void> {
	const { payment, status, now } = options
	const order = (await lockOrder(tx, { column: 'id', value: payment.orderId }))!
	const isPaid = status === 'authorized' || status === 'captured'
	const orderId = payment.orderId

	if (order.status === 'pending' && isPaid) {
		await confirmOrder(tx, { orderId, payment: status === 'captured' ? 'paid' : 'authorized', now })
		if (status === 'authorized')
			await enqueue(tx, { name: 'capture-payment', data: { paymentId: payment.id }, singletonKey: payment.id })
	} else if (order.status === 'pending' && (status === 'refused' || status === 'cancelled')) {
		// Locks gift cards and store credit before stock, in the same order as placing an order, to avoid deadlocks.
		for (const { release } of options.means) await release(tx, { orderId, now })
		await releaseHolds(tx, orderId)
		const reason = `payment-${status}`
		await changeOrderStatus(tx, { orderId, changes: { order: 'cancelled', payment: status }, reason, now })
	} else if (order.status === 'cancelled' && isPaid) {
		const current = (await lockPayment(tx, payment.id)) ?? payment
		await refundLatePayment(tx, { payment: current, now })
	} else if (order.status === 'confirmed' && status === 'captured' && order.payment === 'authorized') {
		await changeOrderStatus(tx, { orderId, changes: { payment: 'paid' }, now })
	} else if (status === 'refunded' && order.payment !== 'refunded' && !(await hasPendingRefund(tx, orderId))) {
		// A pending refund sets the status itself when it is complete: gift cards may still wait.
		await changeOrderStatus(tx, { orderId, changes: { payment: 'refunded' }, now })
	}
}

/** Confirms a pending order: sells stock, issues gift cards, empties the cart, closes the checkout, queues invoice and confirmation. */
export async function confirmOrder(
	tx: DatabaseTransaction,
	options: { orderId: string; payment: 'authorized' | 'paid'; now: Date },
): Promise<void> {
	const { orderId, now } = options
	await sellHolds(tx, { orderId, now })
	await changeOrderStatus(tx, {
		orderId,
		changes: { order: 'confirmed', payment: options.payment, fulfillment: 'preparing' },
		now,
	})
	const order = await tx
		.updateTable('checkouts')
		.from('orders')
		.set({ status: 'completed', updated_at: now })
		.whereRef('checkouts.id', '=', 'orders.checkout_id')
		.where('orders.id', '=', orderId)
		.returning([
			'checkouts.cart_id',
			'checkouts.wants_newsletter',
			'orders.currency',
			'orders.language_tag',
			'orders.email',
			'orders.site',
			'orders.customer_id',
			'orders.snapshot',
		])
		.executeTakeFirst()
	if (order) {
		if (order.wants_newsletter) await subscribe(tx, { ...order, now })
		const items = await listOrderLines(tx, orderId)
		const cards = await tx
			.selectFrom('order_gift_cards')
			.select(['position', 'line_id', 'cent_amount as centAmount', 'details'])
			.where('order_id', '=', orderId)
			.orderBy('position')
			.execute()
		const giftCardLineIds = cards.map((card) => card.line_id)
		await removeOrdered(tx, { cartId: order.cart_id, items, giftCardLineIds, now })
		const currency = order.currency as Currency
		await issueGiftCards(tx, { orderId, currency, languageTag: order.language_tag as LanguageTag, cards, now })
	}
	await enqueue(tx, { name: 'issue-invoice', data: { orderId }, singletonKey: orderId })
	await enqueue(tx, { name: 'send-order-confirmation', data: { orderId }, singletonKey: orderId })
}

type NewsletterInput = {
	email: string
	site: string
	customer_id: string | null
	language_tag: string
	snapshot: OrderSnapshot
	now: Date
}

/** Subscribes a customer at once; a guest's address gets a request to confirm (double opt-in). */
async function subscribe(
	tx: DatabaseTransaction,
	{ customer_id, snapshot, now, ...wish }: NewsletterInput,
): Promise<void> {
	if (customer_id) {
		const wanted = { ...(await readCommunication(tx, customer_id)), email: true }
		return recordConsents(tx, { customerId: customer_id, site: wish.site, wanted, now })
	}
	if (!snapshot.pageUrl) return
	const page = new URL(snapshot.pageUrl)
	page.pathname = page.pathname.replace(/\/order\/.*$/, '/newsletter/')
	page.search = '?subscription=SUBSCRIPTION_ID'
	await requestNewsletter(tx, { ...wish, languageTag: wish.language_tag, pageUrl: page.href, now })
}

/**
 * Retrieves the state of a payment from the provider and applies it. A payment unknown to the provider may still be on
 * its way: pass `givesUpUnknown` only after a long wait. Throws when the provider is out of reach.
 */
export async function syncPayment(
	db: Database,
	options: {
		provider: PaymentProvider
		means: readonly PaymentMeans[]
		paymentId: string
		kind: 'sync' | 'webhook'
		now: Date
		givesUpUnknown?: boolean
	},
): Promise<void> {
	const state = await options.provider.retrieve(options.paymentId)
	if (!state && !options.givesUpUnknown) return
	await settlePayment(db, { ...options, state })
}
