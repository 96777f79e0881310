import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consent } from './consent.ts'
import { runHere } from './test-terminal.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const consentId = '0123456789abcdef0123456789abcdef'
let database: TestDatabase
beforeAll(async () => {
	database = await createTestDatabase()
	const choice = { measurement: true, personalization: false, advertising: false }
	const decided_at = new Date('2026-11-21T10:00:00Z')
	await database.db
		.insertInto('consents')
		.values({
			...choice,
			consent_id: consentId,
			site: 'it',
			language: 'it',
			texts_version: '2026-11-21',
			act: 'own-choice',
			decided_at,
			recorded_at: decided_at,
		})
		.execute()
})
afterAll(() => database.drop())

/** As a person types it. */
const start = (...args: string[]) =>
	promisify(execFile)(process.execPath, [program, ...args], { env: { ...process.env, DATABASE_URL: database.url } })

test('a consent is demonstrated by its id (law 8, GDPR art. 7(1))', async () => {
	const { stdout } = await start('consent', consentId)
	expect(JSON.parse(stdout)).toEqual({
		consentId,
		site: 'it',
		language: 'it',
		textsVersion: '2026-11-21',
		act: 'own-choice',
		purposes: { necessary: true, measurement: true, personalization: false, advertising: false },
		decidedAt: '2026-11-21T10:00:00.000Z',
		recordedAt: '2026-11-21T10:00:00.000Z',
	})
})

test('an id without decisions is an error, and so is none', async () => {
	const codes = await Promise.all(
		[['f'.repeat(32)], []].map(async (args) => (await runHere(consent, database.url, args)).code),
	)
	expect(codes).toEqual([1, 2])
})

test('a name that is no command is told with those that are', async () => {
	await expect(start('cookies')).rejects.toMatchObject({
		code: 2,
		stderr: expect.stringContaining('consent, dead-letters'),
	})
})
