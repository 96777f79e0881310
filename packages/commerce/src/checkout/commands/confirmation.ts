import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { sql } from 'kysely'
import { orderedCartWrites, orderedLineWrites } from '../../carts/commands/change-cart.ts'
import { requestNewsletter } from '../../consents/commands/newsletter.ts'
import { recordConsents } from '../../customers/commands/record-consents.ts'
import { readCommunication } from '../../customers/queries.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import { writeTogether } from '../../database/write-together.ts'
import { issueGiftCards } from '../../gift-cards/commands/issue-and-redeem.ts'
import { statusWrites } from '../../orders/commands.ts'
import type { OrderSnapshot } from '../../orders/contract.ts'
import { soldColumns, type SoldRow } from '../../orders/queries/order-rows.ts'
import { enqueueAll, type KeyedJob } from '../../queue/enqueue.ts'
import { sellWrites } from '../../stock/commands/hold-stock.ts'

/** Statuses of a confirmed order. */
export function confirmed(payment: 'authorized' | 'paid') {
	return { order: 'confirmed', payment, fulfillment: 'preparing' } as const
}

/** Jobs of a confirmed order; with the id of a payment that is only authorized, its capture. */
export function confirmationJobs({
	orderId,
	captures,
}: {
	orderId: string
	captures?: string | undefined
}): KeyedJob[] {
	return [
		...(captures ? [captureJob(captures)] : []),
		{ name: 'issue-invoice', data: { orderId }, singletonKey: orderId },
		{ name: 'send-order-confirmation', data: { orderId }, singletonKey: orderId },
	]
}

/** The job that captures an authorized payment. */
export function captureJob(paymentId: string): KeyedJob {
	return { name: 'capture-payment', data: { paymentId }, singletonKey: paymentId }
}

/** Confirms a pending order: sells stock, issues gift cards, empties the cart, closes the checkout, queues invoice and confirmation. */
export async function confirmOrder(
	tx: DatabaseTransaction,
	options: { orderId: string; payment: 'authorized' | 'paid'; now: Date },
): Promise<void> {
	const { orderId, now } = options
	const [order] = await writeTogether<ConfirmedOrder>(
		tx,
		{
			...statusWrites({ orderId, changes: confirmed(options.payment), now }),
			completed: sql`
				update checkouts set status = 'completed', updated_at = ${now}::timestamptz from orders o
				where checkouts.id = o.checkout_id and o.id = ${orderId}
				returning checkouts.cart_id, checkouts.wants_newsletter, o.currency, o.language_tag, o.email, o.site,
					o.customer_id, o.snapshot`,
			...orderedCartWrites(sql`completed`, { now }),
		},
		sql`select completed.*, ${soldColumns(orderId)} from completed`,
	)
	if (order) {
		if (order.wants_newsletter) await subscribe(tx, { ...order, now })
		const { site, currency, language_tag: languageTag } = order
		await issueGiftCards(tx, { orderId, site, currency, languageTag, cards: order.cards ?? [], now })
	}
	await enqueueAll(tx, confirmationJobs({ orderId }))
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
	await requestNewsletter(tx, { ...wish, languageTag: wish.language_tag, pageUrl: page.href, source: 'checkout', now })
}
