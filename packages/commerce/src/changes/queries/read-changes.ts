import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { hasSeen, readSnapshot, type Seen } from '../position.ts'

/** What a row is of (migration 0039), and its key there. */
export type Change = { topic: string; key: string }

/** More than these are no longer followed one by one. */
const MOST = 20_000

type Row = { snapshot: string; timeline: string; dropped: string | null }

const timeline = sql<string>`left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)`

/** How far the database is. In a repeatable-read transaction, that is its snapshot. */
export async function readPresent(db: Database): Promise<Seen> {
	const { rows } = await sql<Row>`select pg_current_snapshot()::text as snapshot, ${timeline} as timeline`.execute(db)
	return readSnapshot(rows[0]!.snapshot, rows[0]!.timeline)
}

/** The first transaction that a snapshot cannot have seen. A replica does not tell which ones before were running. */
export async function readEnd(db: Database): Promise<number> {
	const { rows } = await sql<{ end: string }>`
		select pg_snapshot_xmax(pg_current_snapshot())::text as end`.execute(db)
	return Number(rows[0]!.end)
}

/**
 * The changes committed since, in one statement with how far that leads. `changes` is undefined where they are unknown
 * or too many: `since` is older than what is retained, or of another timeline.
 */
export async function readChanges(db: Database, since: Seen): Promise<{ seen: Seen; changes: Change[] | undefined }> {
	const { rows } = await sql<Row & { changes: [topic: string, key: string][] }>`
		select pg_current_snapshot()::text as snapshot, ${timeline} as timeline,
			(select snapshot::text from change_marks where is_dropped order by noted_at desc limit 1) as dropped,
			coalesce((select json_agg(json_build_array(topic, key)) from (
				select topic, key from changes where transaction >= ${String(since.end)}::xid8
				union
				select topic, key from changes where transaction = any(${since.running.map(String)}::xid8[])
				limit ${MOST + 1}
			) found), '[]') as changes`.execute(db)
	const row = rows[0]!
	const seen = readSnapshot(row.snapshot, row.timeline)
	const isKnown = row.timeline === since.timeline && seen.end >= since.end && !isDropped(row.dropped, since)
	if (!isKnown || row.changes.length > MOST) return { seen, changes: undefined }
	return { seen, changes: row.changes.map(([topic, key]) => ({ topic, key })) }
}

/** True if changes after `since` may have been deleted: a dropped mark saw a transaction that `since` did not. */
function isDropped(dropped: string | null, since: Seen): boolean {
	return dropped !== null && !hasSeen(since, readSnapshot(dropped, since.timeline))
}
