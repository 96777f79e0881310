import { sql } from 'kysely'
import { dropOldSubscriptions } from '../../consents/jobs.ts'
import type { Database } from '../../database/client.ts'
import { dropOldDocuments } from '../../documents/jobs.ts'

const DAY = 86_400_000
/** How long what nobody needs any more may say of whom it was. */
const KEPT_DAYS = 90
/** Of requests that were met: as long as somebody may complain. */
const REQUESTS_KEPT_DAYS = 3 * 365

/**
 * To run hourly: closes exports after their seven days, empties gift cards that were still to be sent to or from somebody who
 * is forgotten, and e-mails, reservations and abandoned checkouts of who never had an account (GDPR art. 5(1)(e)). Returns how
 * many rows.
 */
export async function deleteExpired(db: Database, now: Date): Promise<number> {
	const before = new Date(now.getTime() - KEPT_DAYS * DAY)
	const longAgo = new Date(now.getTime() - REQUESTS_KEPT_DAYS * DAY)
	const statements = [
		sql`update customer_exports set data = null, page = null where expires_at <= ${now} and data is not null`,
		sql`delete from customer_exports where requested_at < ${longAgo}`,
		sql`update mails set recipient = '', subject = '' where kind = 'gift-card' and recipient <> ''
			and reference in (select id from gift_cards where is_forgotten_when_sent and sent_at is not null)`,
		sql`update gift_cards set details = gift_card_details_without_person(details), is_forgotten_when_sent = false
			where is_forgotten_when_sent and sent_at is not null`,
		sql`update mails set recipient = '', subject = '' where sent_at < ${before} and recipient <> ''`,
		sql`delete from inbox_messages where received_at < ${before}`,
		sql`update reservations set name = '', email = '', phone_number = '' where ended_at < ${before} and email <> ''`,
		sql`update checkouts set email = null, delivery = null, loyalty_card_number = null
			where updated_at < ${before} and (email is not null or delivery is not null)`,
	]
	let total = 0
	for (const statement of statements) total += Number((await statement.execute(db)).numAffectedRows ?? 0n)
	return total + (await dropOldSubscriptions(db, now)) + (await dropOldDocuments(db, now))
}
