import { admitKey } from '@vitrine/commerce/api-keys/commands'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeys } from './api-keys.ts'
import { runHere } from './test-terminal.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await createTestDatabase()
})
afterAll(() => database.drop())

const run = (...args: string[]) => runHere(apiKeys, database.url, args)

test('a key is made, listed without its secret, and revoked', async () => {
	const { stdout: key } = await run('create', 'ERP', '--permissions', 'events.read,orders.read', '--sites', 'fr,ch')
	const operator = await admitKey(database.db, { key, now: new Date() })
	expect(operator).toMatchObject({ permissions: ['events.read', 'orders.read'], sites: ['fr', 'ch'] })
	const listed = JSON.parse((await run('list')).stdout)
	expect(listed).toMatchObject({ name: 'ERP', expires_at: null })
	expect(JSON.stringify(listed)).not.toContain(key.slice(-20))
	await run('revoke', listed.id)
	expect(await admitKey(database.db, { key, now: new Date() })).toBeUndefined()
})

test.each([
	[['create', 'ERP'], 'permissions'],
	[['create', 'ERP', '--permissions', 'everything'], 'everything is unknown'],
	[['create', 'ERP', '--permissions', 'orders.read', '--expires', '2020-01-01'], 'no date to come'],
	[['create', 'ERP', '--permissions', 'orders.read', '--sites', 'xx'], 'xx is unknown'],
	[['revoke', 'nobody'], 'no key nobody'],
	[[], 'Usage'],
])('%j is refused with a sentence', async (args, sentence) => {
	expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) })
})
