import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** Deletes addresses and subjects of sent e-mails of a kind. Returns how many. */
export async function emptyMails(
	db: Database,
	{ kind, references }: { kind: string; references: readonly string[] },
): Promise<number> {
	const { numAffectedRows } = await sql`
		update mails set recipient = '', subject = '' where kind = ${kind} and recipient <> ''
			and reference = any(${references}::text[])`.execute(db)
	return Number(numAffectedRows ?? 0n)
}

/** Deletes addresses and subjects of e-mails sent before an instant, and the e-mails of the inbox. Returns how many. */
export async function emptyOldMails(db: Database, before: Date): Promise<number> {
	const emptied = await sql`
		update mails set recipient = '', subject = '' where sent_at < ${before} and recipient <> ''`.execute(db)
	const dropped = await sql`delete from inbox_messages where received_at < ${before}`.execute(db)
	return Number(emptied.numAffectedRows ?? 0n) + Number(dropped.numAffectedRows ?? 0n)
}
