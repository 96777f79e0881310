import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

test('who waits in the database keeps nobody waiting outside of it, and every place is given back', async () => {
	const database = await createTestDatabase()
	const db = database.open({ poolSize: 8 })
	await database.db
		.transaction()
		.execute(async (tx) => {
			await sql`select pg_advisory_xact_lock(1)`.execute(tx)
			const waiting = Array.from({ length: 6 }, () => sql`select pg_advisory_xact_lock_shared(1)`.execute(db))
			// They wait until this has its answer: were it to wait for them, neither would come to an end.
			await sql`select 1`.execute(db)
			return { waiting }
		})
		.then(({ waiting }) => Promise.all(waiting))
	const refused = Array.from({ length: 20 }, () => sql`select 1 / 0`.execute(db))
	expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
	const answers = await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(db)))
	expect(answers).toHaveLength(100)
	await database.drop()
})
