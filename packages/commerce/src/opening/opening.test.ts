import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBrand } from '../brand/fixtures.ts'
import { insertSites } from '../catalog/fixtures.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { checkLive, listUnsaid } from './queries.ts'
import { isReserved } from './rules.ts'

let created: TestDatabase
beforeAll(async () => {
	created = await createTestDatabase()
})
afterAll(() => created.drop())

const unreachable: unknown[] = []
const NAMED = { SHOP_NAME: 'Maison X', MAIL_FROM: 'bonjour@maisonx.fr' }
const check = async (given: Record<string, string>) => {
	const options = {
		now: new Date(),
		signs: ['SHOP_NAME', 'MAIL_FROM'] as const,
		onUnreachable: (error: unknown) => unreachable.push(error),
	}
	const faults = await checkLive({ DATABASE_URL: created.url, NODE_ENV: 'production', ...NAMED, ...given }, options)
	return faults.map(({ name, message }) => `${name}: ${message}`)
}

test('an empty database lacks nothing, and one that is not there says nothing', async () => {
	expect(await check({})).toEqual([])
	expect(await check({ DATABASE_URL: 'no address' })).toEqual([])
	const nameless = [expect.stringMatching(/^SHOP_NAME: /), expect.stringMatching(/^MAIL_FROM: /)]
	expect(await check({ SHOP_NAME: '', MAIL_FROM: ' ' })).toEqual(nameless)
	expect(await check({ SHOP_NAME: '', MAIL_FROM: '', DATABASE_URL: '' })).toEqual(nameless)
})

test('records of a demo do not open a shop: bank, host, seller, points, pages of law', async () => {
	await insertSites(created.db)
	const faults = await check({})
	const ofFrance = faults.filter((fault) => / site fr: |^site fr: /.test(fault)).map((fault) => fault.slice(0, 60))
	expect(ofFrance).toEqual([
		expect.stringMatching(/^card on the site fr: is offered, and no payment-route/),
		expect.stringMatching(/^paypal on the site fr: /),
		expect.stringMatching(/^site fr: its host fr\.\w+\.example reaches nobody/),
		expect.stringMatching(/^site fr: its seller answers at /),
		expect.stringMatching(/^site fr: its delivery method relay brings parcels/),
		expect.stringMatching(/^site fr: lacks pages of law: legal-notice/),
	])
	const staging = await check({ ALLOW_SANDBOX: 'true', SANDBOX_PAYMENTS: 'true' })
	expect(staging).toEqual([])
	expect(unreachable).toEqual([])
})

test('what a brand leaves unsaid is told by site, and holds nothing up', async () => {
	await insertBrand(created.db, { phone: undefined, returnsDays: 60 })
	await insertBrand(created.db, { phone: '+41 22 000 00 00' }, 'ch')
	const unsaid = await listUnsaid(created.db)
	expect(unsaid.map(({ name }) => name)).toEqual(['brand phone', 'brand freeReturns'])
	expect(unsaid[0]!.message).toBe('is not said for fr, gb, es, de, it, pl: nobody reads where to call')
	await created.db.deleteFrom('brands').execute()
})

test.each([
	['shop.example', true],
	['contact@shop.example', true],
	['shop.example.com', true],
	['example.com', true],
	['fr.localhost', true],
	['maison-x.fr', false],
	['example.fr', false],
	['contest', false],
])('%s reaches nobody: %s', (name, expected) => {
	expect(isReserved(name)).toBe(expected)
})
