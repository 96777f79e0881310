import type { LanguageTag } from '@vitrine/market/locales'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { findSender } from '../web-domains/queries.ts'
import { newsletterEmail } from './email/newsletter-email.ts'
import type { Database } from '../database/client.ts'

const RETENTION_YEARS = 5

/** Runs daily: deletes expired proofs by the clock of the database, which allows no other deletion. Returns their number. */
export async function dropOldConsents(db: Database, now: Date): Promise<number> {
	const limit = new Date(now)
	limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION_YEARS)
	// A day of tolerance: this clock may be ahead of the database's.
	limit.setUTCDate(limit.getUTCDate() - 1)
	const { numDeletedRows } = await db.deleteFrom('consents').where('recorded_at', '<', limit).executeTakeFirst()
	return Number(numDeletedRows)
}

/** Sends the double opt-in e-mail once; not after an answer. */
export async function sendNewsletterEmail(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	subscriptionId: string
	now: Date
}): Promise<void> {
	const { db, subscriptionId, sender } = options
	const row = await db
		.selectFrom('newsletter_subscriptions')
		.selectAll()
		.where('id', '=', subscriptionId)
		.where('confirmed_at', 'is', null)
		.where('ended_at', 'is', null)
		.executeTakeFirst()
	if (!row) return
	const mail = await newsletterEmail({
		to: row.email,
		tag: row.language_tag as LanguageTag,
		link: row.page_url,
		sender: await findSender(db, { ...row, sender, pageUrl: row.page_url }),
	})
	await sendOnce(db, { ...options, kind: 'newsletter', reference: subscriptionId, mail })
}

const DAY = 86_400_000
/** Deletes unanswered requests, and the proof once complaints are time-barred. */
const UNANSWERED = 30 * DAY
const PROOF_RETENTION = 3 * 365 * DAY

/** Deletes unconfirmed subscriptions, and ended ones after three years. Returns how many. */
export async function dropOldSubscriptions(db: Database, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom('newsletter_subscriptions')
		.where((eb) =>
			eb.or([
				eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', new Date(now.getTime() - UNANSWERED))]),
				eb('ended_at', '<', new Date(now.getTime() - PROOF_RETENTION)),
			]),
		)
		.executeTakeFirst()
	return Number(numDeletedRows)
}
