import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDatabase, type Database } from './client.ts'

/** Where long reads go that nothing is written by: indexes, feeds, exports. */
export type Reader = {
	/** A database with everything that was committed before the call. */
	upToDate(): Promise<Database>
	/** Reads from it; where the replica fails meanwhile, again from the primary. */
	read<T>(act: (db: Database) => Promise<T>): Promise<T>
	close(): Promise<void>
}

/** Milliseconds a reader waits for a replica, at most, and between two looks. */
const PATIENCE = 2_000
const PAUSE = 20
/** Milliseconds a replica is left alone that was away or behind, so that not every read waits for it. */
const AVOIDED = 10_000
/** Milliseconds a statement may take on a replica: one that has gone silent must not hold up an index. */
const LONGEST_STATEMENT = 60_000

type Place = { lsn: string; timeline: string; system: string }

/** How far the write-ahead log is. What has been committed lies before. */
async function placeOf(primary: Database): Promise<Place> {
	const { rows } = await sql<Place>`
		select pg_current_wal_insert_lsn()::text as lsn, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline,
			(select system_identifier::text from pg_control_system()) as system`.execute(primary)
	return rows[0]!
}

/** Whether a replica of the same database has replayed so far. Undefined where it is none, or of another timeline. */
async function hasReplayed(replica: Database, { lsn, timeline, system }: Place): Promise<boolean | undefined> {
	const { rows } = await sql<{ is_replica: boolean; has_replayed: boolean | null }>`
		select pg_is_in_recovery()
				and ${system} = (select system_identifier::text from pg_control_system())
				and ${timeline} = (select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint()) as is_replica,
			pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has_replayed`.execute(replica)
	const { is_replica, has_replayed } = rows[0]!
	return is_replica ? has_replayed === true : undefined
}

/**
 * Opens a streaming replica, which is read from where it has replayed all that the primary has committed, and the
 * primary otherwise: after `patience` milliseconds, or where the replica is away or is none. `onProblem` gets why.
 */
export function createReader(options: {
	primary: Database
	url: string
	poolSize?: number
	patience?: number
	onProblem?: (error: unknown) => void
}): Reader {
	const { primary, patience = PATIENCE, onProblem = () => undefined } = options
	const replica = createDatabase({
		url: options.url,
		poolSize: options.poolSize,
		timeout: patience,
		queryTimeout: LONGEST_STATEMENT,
		onError: onProblem,
	})
	let avoidedUntil = 0

	function avoid(problem: unknown): void {
		avoidedUntil = performance.now() + AVOIDED
		onProblem(problem)
	}

	async function reach(place: Place, signal: AbortSignal): Promise<boolean> {
		while (!signal.aborted) {
			const isThere = await hasReplayed(replica, place)
			if (isThere === undefined) throw new Error('DATABASE_READ_URL is no replica of DATABASE_URL')
			if (isThere) return true
			await wait(PAUSE)
		}
		return false
	}

	async function isUpToDate(): Promise<boolean> {
		if (performance.now() < avoidedUntil) return false
		const place = await placeOf(primary)
		const signal = AbortSignal.timeout(patience)
		try {
			const late = wait(patience, false, { ref: false })
			if (await Promise.race([reach(place, signal), late])) return true
			throw new Error(`the replica is more than ${patience} ms behind`)
		} catch (error) {
			avoid(error)
			return false
		}
	}

	async function upToDate(): Promise<Database> {
		return (await isUpToDate()) ? replica : primary
	}

	return {
		upToDate,
		async read(act) {
			const db = await upToDate()
			if (db === primary) return act(primary)
			try {
				return await act(replica)
			} catch (error) {
				// A replica cancels reads that hold up its replay, and may go away meanwhile.
				avoid(error)
				return act(primary)
			}
		},
		close: () => replica.destroy(),
	}
}
