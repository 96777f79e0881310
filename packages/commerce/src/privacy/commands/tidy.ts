import { sql } from 'kysely'
import { dropOldSubscriptions } from '../../consents/jobs.ts'
import type { Database } from '../../database/client.ts'
import { dropOldDocuments } from '../../documents/jobs.ts'
import { emptyCards, listCardsToEmpty } from '../../gift-cards/commands/empty-cards.ts'
import { emptyMails, emptyOldMails } from '../../mail/empty-mails.ts'
import { emptyEndedReservations } from '../../reservations/commands.ts'
import { emptyAbandonedCheckouts } from '../../checkout/commands/empty-checkouts.ts'

const DAY = 86_400_000
/** Days unused data may name a person. */
const RETENTION_DAYS = 90
/** Days completed requests are kept: as long as a complaint is possible. */
const REQUEST_RETENTION_DAYS = 3 * 365

/**
 * Runs hourly: closes exports after their seven days, empties unsent gift cards to or from erased customers, and empties the
 * e-mails, reservations and abandoned checkouts of people without an account (GDPR art. 5(1)(e)). Returns the number of rows.
 */
export async function deleteExpired(db: Database, now: Date): Promise<number> {
	const before = new Date(now.getTime() - RETENTION_DAYS * DAY)
	const longAgo = new Date(now.getTime() - REQUEST_RETENTION_DAYS * DAY)
	const closed = [
		sql`update customer_exports set data = null, page = null where expires_at <= ${now} and data is not null`,
		sql`delete from customer_exports where requested_at < ${longAgo}`,
	]
	let total = 0
	for (const statement of closed) total += Number((await statement.execute(db)).numAffectedRows ?? 0n)
	// E-mails first: they are found by the cards about to be erased.
	const cards = await listCardsToEmpty(db)
	total += await emptyMails(db, { kind: 'gift-card', references: cards })
	total += await emptyCards(db, cards)
	total += await emptyOldMails(db, before)
	total += await emptyEndedReservations(db, before)
	total += await emptyAbandonedCheckouts(db, before)
	return total + (await dropOldSubscriptions(db, now)) + (await dropOldDocuments(db, now))
}
