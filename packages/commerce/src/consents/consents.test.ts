import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import type { NewConsent } from './contract.ts'
import { dropOldConsents } from './jobs.ts'
import { listConsents } from './queries.ts'
import { consentRoutes } from './routes.ts'

const NOW = new Date('2026-11-21T10:00:05Z')
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

const HEADERS = {
	'accept-language': 'de-DE',
	'ocp-apim-subscription-key': 'x',
	'x-store-id': '004',
	'content-type': 'application/json',
}

async function record(body: unknown, now = NOW) {
	const app = createRouteApp()
	app.use(async (c, next) => {
		c.set('site', 'de')
		c.set('language', 'de')
		await next()
	})
	app.route('/', consentRoutes({ db, clock: () => now, isShopUrl: () => true }))
	app.onError((error, c) =>
		c.json({ code: error.message }, error instanceof ProblemError ? (error.status as 400) : 500),
	)
	return app.request('/consents', { method: 'POST', headers: HEADERS, body: JSON.stringify(body) })
}

const id = (character: string) => character.repeat(32)
function decision(changes: Partial<NewConsent> = {}): NewConsent {
	return {
		consentId: id('a'),
		textsVersion: '2026-11-21',
		act: 'own-choice',
		purposes: { necessary: true, measurement: true, personalization: false, advertising: false },
		decidedAt: '2026-11-21T10:00:00.000Z',
		...changes,
	}
}
const nothing = { necessary: true, measurement: false, personalization: false, advertising: false } as const
const everything = { necessary: true, measurement: true, personalization: true, advertising: true } as const

test('a decision is kept with its texts, its site, its language and its time, and told by its id', async () => {
	const response = await record(decision())
	expect(response.status).toBe(201)
	const stored = { ...decision(), site: 'de', language: 'de', recordedAt: NOW.toISOString() }
	expect(await response.json()).toEqual(stored)
	await record(decision({ act: 'withdrawn', purposes: nothing, decidedAt: '2026-11-22T08:00:00.000Z' }))
	expect(await listConsents(db, id('a'))).toEqual([
		stored,
		{ ...stored, act: 'withdrawn', purposes: nothing, decidedAt: '2026-11-22T08:00:00.000Z' },
	])
})

test('the same decision told again, because its first answer was lost, is kept once', async () => {
	const stated = decision({ consentId: id('b') })
	for (const now of [NOW, new Date('2026-11-23T10:00:00Z')]) expect((await record(stated, now)).status).toBe(201)
	expect(await listConsents(db, id('b'))).toHaveLength(1)
})

test.each([
	['accept-all', decision().purposes],
	['accept-all', nothing],
	['refuse-all', decision().purposes],
	['withdrawn', everything],
] as const)('%s contradicting its purposes is refused', async (act, purposes) => {
	expect((await record(decision({ consentId: id('c'), act, purposes }))).status).toBe(422)
	expect(await listConsents(db, id('c'))).toEqual([])
})

test.each([
	{ consentId: 'somebody@example.com' },
	{ act: 'closed' },
	{ purposes: { ...nothing, necessary: false } },
	{ purposes: { necessary: true } },
	{ decidedAt: 'yesterday' },
	{ textsVersion: 'latest' },
])('%j is malformed', async (changes) => {
	expect((await record({ ...decision(), ...changes })).status).toBe(400)
})

test('there is no place for an address, a user agent or a customer', async () => {
	const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
		where table_name = 'consents' order by column_name`.execute(db)
	expect(rows.map((row) => row.column_name)).toEqual([
		'act',
		'advertising',
		'consent_id',
		'decided_at',
		'id',
		'language',
		'measurement',
		'necessary',
		'personalization',
		'recorded_at',
		'site',
		'texts_version',
	])
})

test('the database changes no proof and gives none away before five years are over', async () => {
	await record(decision({ consentId: id('d') }))
	const before = await listConsents(db, id('d'))
	await expect(sql`update consents set measurement = false`.execute(db)).rejects.toThrow(/append-only/)
	await expect(sql`delete from consents`.execute(db)).rejects.toThrow(/append-only/)
	await expect(sql`truncate consents`.execute(db)).rejects.toThrow(/append-only/)
	expect(await listConsents(db, id('d'))).toEqual(before)

	const today = new Date()
	const sixYearsAgo = new Date(today.getTime() - 6 * 365.25 * 86_400_000)
	await record(decision({ consentId: id('e') }), sixYearsAgo)
	expect(await dropOldConsents(db, today)).toBe(1)
	expect(await listConsents(db, id('e'))).toEqual([])
	expect(await dropOldConsents(db, today)).toBe(0)
})
