import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** Calls to add. `milliseconds`: how long the caller's period lasts if it begins with them. */
export type CallsToAdd = { key: string; points: number; milliseconds: number }
/** All calls of the period, those of other processes included, and how long it still lasts. */
export type CallCount = { key: string; points: number; milliseconds: number }

/**
 * Adds calls and returns the new counts, in one statement: of calls at once in several processes each gets a place of its
 * own. Periods are those of the database's clock, so that the clocks of processes need not agree.
 */
export async function addCalls(db: Database, calls: readonly CallsToAdd[]): Promise<CallCount[]> {
	// In a fixed order, to avoid deadlocks between two processes.
	const sorted = calls.toSorted((one, other) => (one.key < other.key ? -1 : 1))
	const column = <Name extends keyof CallsToAdd>(name: Name) => sorted.map((call) => call[name])
	const { rows } = await sql<CallCount>`
		insert into call_counts as counted (key, points, ends_at)
		select key, points, now() + milliseconds * interval '1 millisecond'
		from unnest(${column('key')}::text[], ${column('points')}::int[], ${column('milliseconds')}::float8[]) as added (key, points, milliseconds)
		on conflict (key) do update set
			points = case when counted.ends_at <= now() then excluded.points else counted.points + excluded.points end,
			ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
		returning key, points, (extract(epoch from ends_at - now()) * 1000)::float8 as milliseconds`.execute(db)
	return rows
}

/** Deletes counts of ended periods. */
export async function dropEndedCounts(db: Database): Promise<void> {
	await sql`delete from call_counts where ends_at < now()`.execute(db)
}
