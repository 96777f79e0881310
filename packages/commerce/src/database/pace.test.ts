import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from './client.ts'
import { createTestDatabase } from './test-database.ts'

test('who waits in the database keeps nobody waiting outside of it, and every place is given back', async () => {
	const database = await createTestDatabase()
	const db = createDatabase({ url: database.url, poolSize: 8, onError: () => undefined })
	const waiting = Array.from({ length: 6 }, () => sql`select pg_sleep(1)`.execute(db))
	const began = performance.now()
	await sql`select 1`.execute(db)
	expect(performance.now() - began).toBeLessThan(900)
	await Promise.all(waiting)
	const refused = Array.from({ length: 20 }, () => sql`select 1 / 0`.execute(db))
	expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
	const answers = await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(db)))
	expect(answers).toHaveLength(100)
	await db.destroy()
	await database.drop()
})
