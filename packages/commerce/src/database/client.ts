import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** A connection pool or a transaction on it: what every query and command takes first. */
export type Database = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

const INT8 = 20
const DATE = 1082

// Counts and ids fit into a double; dates without time stay text, so that no time zone can move them.
const types = {
	getTypeParser(oid: number, format?: 'text' | 'binary') {
		if (oid === INT8) return Number
		if (oid === DATE) return (value: string) => value
		return pg.types.getTypeParser(oid, format)
	},
} as pg.CustomTypesConfig

/** So long a transaction may wait for its next statement; what waits longer waits for something outside the database. */
const IDLE_IN_TRANSACTION = 60_000

/**
 * Opens a pool on any PostgreSQL from 15 on. `onError` hears of connections that are lost, idle or in the middle of a
 * transaction: neither may end the process. What was under way on them is rejected where it is awaited.
 */
export function createDatabase(options: {
	url: string
	poolSize?: number
	onError?: (error: Error) => void
	/** Milliseconds until a query gives up to wait for a connection; 5 s, since a visitor waits behind it. */
	timeout?: number
}): Database {
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.poolSize ?? 10,
		types,
		connectionTimeoutMillis: options.timeout ?? 5_000,
		idleTimeoutMillis: 30_000,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
		keepAlive: true,
	})
	// The pool listens to connections while they are idle and takes its ears off those it lends; then each tells itself.
	pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
	pool.on('error', () => undefined)
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
