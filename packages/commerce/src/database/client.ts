import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { pace } from './pace.ts'
import type { Schema } from './schema.ts'

/** A connection pool or a transaction on it: the first parameter of every query and command. */
export type Database = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

const INT8 = 20
const DATE = 1082

// Counts and ids fit into a double; dates without time stay text, so that no time zone can shift them.
const types = {
	getTypeParser(oid: number, format?: 'text' | 'binary') {
		if (oid === INT8) return Number
		if (oid === DATE) return (value: string) => value
		return pg.types.getTypeParser(oid, format)
	},
} as pg.CustomTypesConfig

/** Milliseconds a transaction may be idle; a longer pause waits for something outside the database. */
const IDLE_IN_TRANSACTION = 60_000

/**
 * Opens a pool on PostgreSQL 15 or later. `onError` gets lost connections, idle or within a transaction: neither ends
 * the process. Queries running on them reject.
 */
export function createDatabase(options: {
	url: string
	poolSize?: number
	onError?: (error: Error) => void
	/** Milliseconds to wait for a connection; 5 s by default, since a visitor waits too. */
	timeout?: number
	/** Milliseconds to wait for the answer to a statement; without end by default. */
	queryTimeout?: number
	/** Gets the text of each executed statement, `begin` and `commit` included. */
	onStatement?: (text: string) => void
}): Database {
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.poolSize ?? 10,
		types,
		connectionTimeoutMillis: options.timeout ?? 5_000,
		idleTimeoutMillis: 30_000,
		query_timeout: options.queryTimeout,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
		keepAlive: true,
	})
	// The pool listens to idle connections only, so each lent one needs its own listener.
	pool.on('connect', (client) => {
		client.on('error', (error) => options.onError?.(error))
		prepareMarked(client)
	})
	pool.on('error', () => undefined)
	pace(pool)
	const { onStatement } = options
	return new Kysely<Schema>({
		dialect: new PostgresDialect({ pool }),
		...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
	})
}

/** Texts that begin with this are parsed and planned once on each connection; they must not vary. */
const PREPARED = '/* prepared */'
const names = new Map<string, string>()

/** Milliseconds plans are kept on a new connection, doubling up to the second. */
const PLANS_KEPT = { first: 1_000, most: 600_000 }

/**
 * Sends marked statements under a name, so that PostgreSQL keeps their plan. Plans are made anew from time to time,
 * soon on a new connection: a table that was almost empty is planned to be read whole, also once it has grown.
 */
function prepareMarked(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>
	let keptFor = PLANS_KEPT.first
	let plannedAt = performance.now()
	const named = (text: unknown, ...rest: unknown[]) => {
		if (typeof text !== 'string' || !text.startsWith(PREPARED)) return query(text, ...rest)
		const name = names.get(text) ?? `till_${names.size}`
		names.set(text, name)
		const prepared = { name, text, values: rest[0] }
		if (performance.now() - plannedAt < keptFor) return query(prepared)
		plannedAt = performance.now()
		keptFor = Math.min(2 * keptFor, PLANS_KEPT.most)
		// In a transaction that failed already, the statement itself tells.
		return query('discard plans').then(
			() => query(prepared),
			() => query(prepared),
		)
	}
	client.query = named as typeof client.query
}
