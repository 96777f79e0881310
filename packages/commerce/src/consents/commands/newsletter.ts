import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { NewsletterSubscriptionsTable } from '../tables.ts'
import { enqueue } from '../../queue/enqueue.ts'

export type NewsletterWish = {
	email: string
	site: string
	languageTag: string
	/** URL of a subscription's page with the placeholder SUBSCRIPTION_ID, linked by the e-mail. */
	pageUrl: string
	source: NewsletterSubscriptionsTable['source']
	now: Date
}

/**
 * Records the wish and sends the confirmation e-mail (double opt-in): without a confirmation there is no
 * newsletter. One e-mail per address and site, however often it is asked.
 */
export async function requestNewsletter(tx: DatabaseTransaction, wish: NewsletterWish): Promise<void> {
	const id = randomBytes(18).toString('base64url')
	const inserted = await tx
		.insertInto('newsletter_subscriptions')
		.values({
			id,
			email: wish.email,
			site: wish.site,
			language_tag: wish.languageTag,
			source: wish.source,
			page_url: wish.pageUrl.replace('SUBSCRIPTION_ID', id),
			asked_at: wish.now,
			confirmed_at: null,
			ended_at: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst()
	if (inserted) await enqueue(tx, { name: 'send-newsletter-letter', data: { subscriptionId: id } })
}

type DecisionInput = { subscriptionId: string; now: Date }

/** Confirms a subscription. Idempotent; an ended one stays ended. */
export async function confirmNewsletter(db: Database, { subscriptionId, now }: DecisionInput): Promise<void> {
	await db
		.updateTable('newsletter_subscriptions')
		.set({ confirmed_at: now })
		.where('id', '=', subscriptionId)
		.where('confirmed_at', 'is', null)
		.where('ended_at', 'is', null)
		.execute()
}

/** Ends a subscription, or refuses a request; the first date is kept. */
export async function endNewsletter(db: Database, { subscriptionId, now }: DecisionInput): Promise<void> {
	await db
		.updateTable('newsletter_subscriptions')
		.set({ ended_at: now })
		.where('id', '=', subscriptionId)
		.where('ended_at', 'is', null)
		.execute()
}
