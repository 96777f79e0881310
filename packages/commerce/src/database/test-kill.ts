import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from './client.ts'

/** Starts a program and kills it with SIGKILL in the middle of its work: where it waits to write to `table`. */
export async function killAtWriteTo(db: Database, table: string, start: () => ChildProcess): Promise<void> {
	await db.transaction().execute(async (tx) => {
		await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
		const child = start()
		const ended = once(child, 'close')
		const waiting = sql`select from pg_locks where not granted and relation = ${table}::regclass`
		await eventually(async () => {
			// One that ended by itself is found by its signal.
			if (child.exitCode === null) expect((await waiting.execute(tx)).rows).not.toEqual([])
		})
		child.kill('SIGKILL')
		expect((await ended)[1]).toBe('SIGKILL')
	})
}
