import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { requestNewsletter } from '../../consents/commands/newsletter.ts'
import { recordConsents } from '../../customers/commands/record-consents.ts'
import { readCommunication } from '../../customers/queries.ts'
import type { OrderSnapshot } from '../../orders/contract.ts'
import type { OrderStatus } from '../../orders/rules.ts'
import { sql } from 'kysely'
import { orderedCartWrites, orderedLineWrites } from '../../carts/commands/change-cart.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { writeTogether } from '../../database/write-together.ts'
import { issueGiftCards } from '../../gift-cards/commands/issue-and-redeem.ts'
import { lockOrder, soldColumns, type SoldRow } from '../../orders/queries/order-rows.ts'
import { changeOrderStatus, statusWrites } from '../../orders/commands.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import { recordProviderState, refundLatePayment, type TransactionKind } from '../../payments/commands.ts'
import type { PaymentProvider, ProviderState } from '../../payments/providers/payment-provider.ts'
import { lockPayment, type Payment } from '../../payments/queries/payments.ts'
import { isDecided } from '../../payments/rules.ts'
import { hasPendingRefund } from '../../payments/queries/refunds.ts'
import { enqueue, enqueueAll } from '../../queue/enqueue.ts'
import { releaseHolds, sellWrites } from '../../stock/commands/hold-stock.ts'

type Settlement = {
	paymentId: string
	means: readonly PaymentMeans[]
	/** State at the provider; undefined for a payment it does not know, which is then cancelled. */
	state: ProviderState | undefined
	kind: TransactionKind
	now: Date
}

/** A payment as it is now, and the status of its order where the bank has decided. */
export type Settled = { payment: Payment; orderStatus?: OrderStatus }

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
	return db.transaction().execute(async (tx) => {
		const payment = await record(tx, settlement)
		return { payment, orderStatus: await followUp(tx, { ...settlement, payment, status: payment.status }) }
	})
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

async function followUp(
	tx: DatabaseTransaction,
	options: { payment: Payment; status: Payment['status']; means: readonly PaymentMeans[]; now: Date },
): Promise<OrderStatus> {
	const { payment, status, now } = options
	const order = (await lockOrder(tx, { column: 'id', value: payment.orderId }))!
	const isPaid = status === 'authorized' || status === 'captured'
	const orderId = payment.orderId

	if (order.status === 'pending' && isPaid) {
		if (status === 'authorized')
			await enqueue(tx, { name: 'capture-payment', data: { paymentId: payment.id }, singletonKey: payment.id })
		await confirmOrder(tx, { orderId, payment: status === 'captured' ? 'paid' : 'authorized', now })
		return 'confirmed'
	}
	if (order.status === 'pending' && (status === 'refused' || status === 'cancelled')) {
		// Locks gift cards and store credit before stock, in the same order as placing an order, to avoid deadlocks.
		for (const { release } of options.means) await release(tx, { orderId, now })
		await releaseHolds(tx, orderId)
		const reason = `payment-${status}`
		await changeOrderStatus(tx, { orderId, changes: { order: 'cancelled', payment: status }, reason, now })
		return 'cancelled'
	}
	if (order.status === 'cancelled' && isPaid) {
		await refundLatePayment(tx, { payment, now })
	} else if (order.status === 'confirmed' && status === 'captured' && order.payment === 'authorized') {
		await changeOrderStatus(tx, { orderId, changes: { payment: 'paid' }, now })
	} else if (status === 'refunded' && order.payment !== 'refunded' && !(await hasPendingRefund(tx, orderId))) {
		// A pending refund sets the status itself when it is complete: gift cards may still wait.
		await changeOrderStatus(tx, { orderId, changes: { payment: 'refunded' }, now })
	}
	return order.status
}

/** Confirms a pending order: sells stock, issues gift cards, empties the cart, closes the checkout, queues invoice and confirmation. */
export async function confirmOrder(
	tx: DatabaseTransaction,
	options: { orderId: string; payment: 'authorized' | 'paid'; now: Date },
): Promise<void> {
	const { orderId, now } = options
	const changes = { order: 'confirmed', payment: options.payment, fulfillment: 'preparing' } as const
	const [order] = await writeTogether<ConfirmedOrder>(
		tx,
		{
			...statusWrites({ orderId, changes, now }),
			completed: sql`
				update checkouts set status = 'completed', updated_at = ${now}::timestamptz from orders o
				where checkouts.id = o.checkout_id and o.id = ${orderId}
				returning checkouts.cart_id, checkouts.wants_newsletter, o.currency, o.language_tag, o.email, o.site,
					o.customer_id, o.snapshot`,
			...orderedCartWrites(sql`completed`, now),
		},
		sql`select completed.*, ${soldColumns(orderId)} from completed`,
	)
	if (order) {
		if (order.wants_newsletter) await subscribe(tx, { ...order, now })
		const { currency, language_tag: languageTag } = order
		await issueGiftCards(tx, { orderId, currency, languageTag, cards: order.cards ?? [], now })
	}
	await enqueueAll(tx, [
		{ name: 'issue-invoice', data: { orderId }, singletonKey: orderId },
		{ name: 'send-order-confirmation', data: { orderId }, singletonKey: orderId },
	])
	// Last, so that the rows of the stock are locked for this statement and the commit only.
	await writeTogether(tx, { ...sellWrites({ orderId, now }), ...(order ? orderedLineWrites(boughtOf(order)) : {}) })
}

function boughtOf({ cart_id, items, cards }: ConfirmedOrder) {
	return { cartId: cart_id, items: items ?? [], giftCardLineIds: (cards ?? []).map((card) => card.lineId) }
}

type ConfirmedOrder = SoldRow & {
	cart_id: string
	wants_newsletter: boolean
	currency: Currency
	language_tag: LanguageTag
	email: string
	site: string
	customer_id: string | null
	snapshot: OrderSnapshot
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
): Promise<Settled | undefined> {
	const state = await options.provider.retrieve(options.paymentId)
	if (!state && !options.givesUpUnknown) return undefined
	return settlePayment(db, { ...options, state })
}
