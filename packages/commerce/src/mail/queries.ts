import type { Database } from '../database/client.ts'

/** The newest hundred letters of the local inbox. */
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
