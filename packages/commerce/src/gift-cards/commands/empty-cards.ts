import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'

/** A paid card is still delivered: unsent cards lose sender and recipient once they are sent. */
export async function emptyWhenSent(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	await tx
		.updateTable('gift_cards')
		.set({ is_forgotten_when_sent: true })
		.where('id', 'in', ids)
		.where('sent_at', 'is', null)
		.execute()
}

/** Sent gift cards of erased customers. */
export async function listCardsToEmpty(db: Database): Promise<string[]> {
	const cards = await db
		.selectFrom('gift_cards')
		.select('id')
		.where('is_forgotten_when_sent', '=', true)
		.where('sent_at', 'is not', null)
		.execute()
	return cards.map(({ id }) => id)
}

/** Deletes sender and recipient of these cards. Returns how many. */
export async function emptyCards(db: Database, ids: readonly string[]): Promise<number> {
	const { numAffectedRows } = await sql`
		update gift_cards set details = gift_card_details_without_person(details), is_forgotten_when_sent = false
		where id = any(${ids}::text[]) and is_forgotten_when_sent and sent_at is not null`.execute(db)
	return Number(numAffectedRows ?? 0n)
}
