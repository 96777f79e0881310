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

/** Opens a pool on any PostgreSQL from 15 on. `onError` hears of connections that die while idle, which must not end the process. */
export function createDatabase(options: {
	url: string
	poolSize?: number
	onError?: (error: Error) => void
}): Database {
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.poolSize ?? 10,
		types,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 30_000,
	})
	pool.on('error', (error) => options.onError?.(error))
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
