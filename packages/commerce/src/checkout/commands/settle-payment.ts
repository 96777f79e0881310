import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { askForNewsletter } from '../../consents/commands/newsletter.ts'
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
	/** What the provider says; undefined when it never heard of the payment, which then is cancelled. */
	state: ProviderState | undefined
	kind: TransactionKind
	now: Date
}

/**
 * Carries what a provider says of a payment into the order, in one transaction: money held or taken turns the held stock
 * into a sale and confirms the order; a refusal cancels it and frees the stock; money for an order that is already
 * cancelled goes back. Said again, late or out of order, it changes nothing.
 */
export async function settlePayment(db: Database, settlement: Settlement): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const payment = await lockPayment(tx, settlement.paymentId)
		if (!payment) throw new Error(`no payment ${settlement.paymentId}`)
		const recorded = await recordProviderState(tx, { ...settlement, status: payment.status })
		await followUp(tx, { ...settlement, payment, status: recorded.status })
	})
}

/** The same with what is known of a payment, for those whose follow-up was lost or was begun by older code. */
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
		// Means of our own before stock, as placing an order does, so that transactions cannot deadlock.
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
		// Where a refund is being carried out, it says when everything is back: gift cards may still wait.
		await changeOrderStatus(tx, { orderId, changes: { payment: 'refunded' }, now })
	}
}

/** Makes a pending order a contract: its stock is sold, its gift cards issued, its cart emptied, its checkout closed, its invoice and confirmation on the way. */
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

/** The box was ticked: kept with the account of who has one, asked of the address of everybody else. */
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
	await askForNewsletter(tx, { ...wish, languageTag: wish.language_tag, pageUrl: page.href, now })
}

/**
 * Asks the provider how a payment stands and settles it. A payment the provider has not heard of may still be on its way
 * there: only who has waited long enough says `givesUpUnknown`. Throws when the provider is out of reach: ask again later.
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
