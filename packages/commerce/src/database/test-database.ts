import { randomUUID } from 'node:crypto'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database } from './client.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

/** Settings of a pool. How long it waits for a connection is none: the machine decides nothing (decision 0136). */
type PoolOptions = Omit<Parameters<typeof createDatabase>[0], 'url' | 'timeout'>

export type TestDatabase = {
	db: Database
	url: string
	/** Another pool on it. */
	open: (options: PoolOptions) => Database
	/** Ends all its pools and deletes it. */
	drop: () => Promise<void>
}

/** A fresh, migrated database for one suite. */
export async function createTestDatabase(): Promise<TestDatabase> {
	const server = inject('postgresUrl')
	const name = `test_${randomUUID().replaceAll('-', '')}`
	// Its thousand files are copied as they are: through the log, as is usual, takes five times the processor.
	await onServer(server, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`)
	const url = `${server}/${name}`
	const pools: Database[] = []
	const open = (options: PoolOptions) => {
		const pool = createDatabase({ onError: () => undefined, ...options, url, timeout: WAIT_LIMIT })
		pools.push(pool)
		return pool
	}
	return {
		db: open({ poolSize: 20 }),
		url,
		open,
		async drop() {
			await Promise.all(pools.map((pool) => pool.destroy()))
			await onServer(server, `drop database ${name} with (force)`)
		},
	}
}

/**
 * Deletes all rows of tables, and of those that refer to them, as TRUNCATE CASCADE would, without its locks on whole
 * tables: they meet those of work that the test before has left on its way, and one of both dies of a deadlock.
 */
export async function emptyTables(db: Database, tables: readonly string[]): Promise<void> {
	const names = sql.join(tables.map((table) => sql`${sql.lit(table)}::regclass`))
	await sql`do $$
		declare reached regclass;
		begin
			-- Neither triggers nor references run.
			set local session_replication_role = replica;
			for reached in
				with recursive reach (id) as (
					select unnest(array[${names}]) union
					select conrelid::regclass from pg_constraint join reach on confrelid = id where contype = 'f'
				) select id from reach
			loop
				execute format('delete from %s', reached);
			end loop;
		end $$`.execute(db)
}

async function onServer(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: `${server}/postgres` })
	await client.connect()
	// Only one session at a time may copy a template.
	for (let attempt = 1; ; attempt++) {
		try {
			await client.query(statement)
			break
		} catch (error) {
			if (attempt === 50 || !(error instanceof Error) || !('code' in error) || error.code !== '55006') throw error
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
	await client.end()
}
