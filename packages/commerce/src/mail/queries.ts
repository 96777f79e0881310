import type { Database } from '../database/client.ts'

/** The newest hundred e-mails of the local inbox. */
export function listInboxMessages(db: Database) {
	return db
		.selectFrom('inbox_messages')
		.select(['id', 'recipient', 'subject', 'language_tag', 'received_at'])
		.orderBy('id', 'desc')
		.limit(100)
		.execute()
}

export function findInboxMessage(db: Database, id: number) {
	return db.selectFrom('inbox_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Number of e-mails of some kinds sent to an address since an instant. */
export async function countEmails(
	db: Database,
	{ recipient, kinds, since }: { recipient: string; kinds: readonly string[]; since: Date },
): Promise<number> {
	const { sent } = await db
		.selectFrom('mails')
		.select(({ fn }) => fn.countAll<number>().as('sent'))
		.where('recipient', '=', recipient)
		.where('kind', 'in', kinds)
		.where('sent_at', '>', since)
		.executeTakeFirstOrThrow()
	return sent
}
