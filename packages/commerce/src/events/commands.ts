import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import type { EventType } from './contract.ts'

/**
 * SQL that records events as part of a statement. `rows` are type, subject, site, location and quantity. They must be
 * read from a write or a lock of their subject: then the events of one subject are in the order of its commits.
 */
export function eventWrite(rows: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
	return sql`
		insert into events (type, subject, site, location_id, quantity, written_at)
		select happened.*, ${now}::timestamptz
		from (${rows}) as happened (type, subject, site, location_id, quantity)`
}

/** Records an event of a subject that the caller has locked. */
export async function recordEvent(
	tx: DatabaseTransaction,
	event: { type: EventType; subject: string; site: string | null; now: Date },
): Promise<void> {
	const { type, subject, site, now } = event
	await tx
		.insertInto('events')
		.values({ type, subject, site, location_id: null, quantity: null, written_at: now, position: null })
		.execute()
}

const MOST_AT_ONCE = 5_000

/**
 * Numbers the events committed since, in the order of their serials, without a gap. One process at a time; another one
 * that tries meanwhile does nothing. Returns how many.
 */
export async function numberEvents(db: Database): Promise<number> {
	const waiting = sql`select from events where position is null`
	const { rows } = await sql<{ some: boolean }>`/* prepared */ select exists (${waiting}) as some`.execute(db)
	if (!rows[0]!.some) return 0
	return db.transaction().execute(async (tx) => {
		// Before the statement that reads: its snapshot must see what the process before has numbered.
		const lock = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('vitrine events', 0)) as mine`
		if (!(await lock.execute(tx)).rows[0]!.mine) return 0
		const { numAffectedRows } = await sql`
			with numbered as (
				select serial, row_number() over (order by serial) as place
				from (select serial from events where position is null order by serial limit ${MOST_AT_ONCE}) as waiting
			), head as (
				update event_head set position = position + (select count(*) from numbered)
				returning position - (select count(*) from numbered) as before
			)
			update events set position = head.before + numbered.place from numbered, head
			where events.serial = numbered.serial and events.position is null`.execute(tx)
		return Number(numAffectedRows ?? 0n)
	})
}

const DAY = 86_400_000
/** Days an event can be read. */
const RETAINED_DAYS = 90

/** Deletes old events. */
export async function dropOldEvents(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - RETAINED_DAYS * DAY)
	await sql`
		with dropped as (
			delete from events where position < (
				select coalesce(min(position), (select position + 1 from event_head)) from events where written_at >= ${before}
			) returning position
		)
		update event_head set dropped = greatest(dropped, (select max(position) from dropped))`.execute(db)
}
