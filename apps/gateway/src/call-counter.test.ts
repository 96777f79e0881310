import { addCalls, dropEndedCounts } from '@vitrine/commerce/call-counts/commands'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGateway } from './app.ts'
import { createCallCounter } from './call-counter.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())
// Time stands still for counters: only a test lets it pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const DAY = 86_400_000

/** Three processes of one shop, as far as memory goes, that are called in turn. */
function threeGateways(perMinute: number) {
	const gateways = [1, 2, 3].map(() =>
		createGateway({
			db,
			log: createLog({ level: 'silent' }),
			subscriptionKeys: ['demo'],
			rateLimits: { perMinute },
			capabilities: createCapabilities(testServices(db)),
		}),
	)
	let calls = 0
	return async (method: string, path: string, { address, body = {} }: { address: string; body?: object }) => {
		const response = await gateways[calls++ % 3]!.request(path, {
			method,
			headers: {
				'Accept-Language': 'fr-FR',
				'Content-Type': 'application/json',
				'Ocp-Apim-Subscription-Key': 'demo',
				'X-Client-Address': address,
				'X-Store-Id': '001',
			},
			...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
		})
		return response.status
	}
}

const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

describe('three gateways', () => {
	test('of a hundred guesses at once over all of them ten are looked at', async () => {
		const call = threeGateways(600)
		const guess = (address: string) => call('POST', '/gift-cards/balance', { address })
		const statuses = await Promise.all(Array.from({ length: 100 }, () => guess('192.0.2.1')))
		expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([10, 90])
		expect(await guess('192.0.2.2')).toBe(400)
	})

	test('a hundred tries to sign in are refused after the fifth', async () => {
		const { email } = await insertCustomer(db)
		const call = threeGateways(600)
		const statuses: number[] = []
		for (let index = 0; index < 100; index++)
			statuses.push(await call('POST', '/auth/login', { address: '192.0.2.3', body: { email, password: 'Not-It-12' } }))
		expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([5, 95])
	})

	test('reads are counted together, and none is refused before the limit', async () => {
		const call = threeGateways(12)
		const read = () => call('GET', '/carts/none/coupon', { address: '192.0.2.4' })
		const statuses: number[] = []
		for (let index = 0; index < 3; index++) statuses.push(await read())
		// The minute that has begun ends a day later for the gateways, and so for the database.
		vi.setSystemTime(Date.now() - DAY)
		// 600 a minute; the counts meet once a second.
		for (let index = 3; index < 600; index++) statuses.push(await read())
		expect(countOf(statuses, 429)).toBe(0)
		const told = db.selectFrom('call_counts').select('points')
		await eventually(async () => expect(await told.execute()).toContainEqual({ points: 600 }))
		// Whichever told its own last knows of all.
		for (let index = 0; index < 3; index++) statuses.push(await read())
		expect(countOf(statuses, 429)).toBeGreaterThan(0)
	})
})

describe('a counter', () => {
	const limit = { name: 'reads', points: 100, seconds: 60 }
	const open = (of: Database, errors: unknown[] = []) =>
		createCallCounter({ db: of, secret: 'the same', onError: (error) => errors.push(error) })
	const rows = () => db.selectFrom('call_counts').selectAll().execute()

	test('writes nothing of a light caller and one row of a heavy one, under a name that tells nobody', async () => {
		await db.deleteFrom('call_counts').execute()
		const counter = open(db)
		for (let index = 0; index < 4; index++) await counter.count(limit, 'demo 192.0.2.9')
		await counter.flush()
		expect(await rows()).toEqual([])
		await counter.count(limit, 'demo 192.0.2.9')
		await counter.flush()
		expect(await rows()).toMatchObject([{ points: 5, key: expect.not.stringContaining('192') }])
	})

	test('knows after an exchange what another has counted, and when the period ends', async () => {
		const [one, other] = [open(db), open(db)]
		for (let index = 0; index < 60; index++) await one.count(limit, 'both')
		await one.flush()
		await db
			.updateTable('call_counts')
			.set({ ends_at: new Date(Date.now() + DAY) })
			.execute()
		for (let index = 0; index < 10; index++) await other.count(limit, 'both')
		expect((await other.count(limit, 'both')).points).toBe(11)
		await other.flush()
		const { points, milliseconds } = await other.count(limit, 'both')
		expect(points).toBe(72)
		// The period of the database, longer than that of its own.
		expect(milliseconds).toBeGreaterThan(60_000)
		expect(milliseconds).toBeLessThanOrEqual(DAY)
	})

	test('begins anew when the period is over', async () => {
		const brief = { name: 'brief', points: 2, seconds: 3_600, isExact: true }
		const counter = open(db)
		const count = async () => (await counter.count(brief, 'anew')).points
		expect([await count(), await count(), await count()]).toEqual([1, 2, 3])
		vi.setSystemTime(Date.now() + 3_600_001)
		await sql`update call_counts set ends_at = now() - interval '1 second'`.execute(db)
		expect(await count()).toBe(1)
		expect(await open(db).count(brief, 'anew')).toMatchObject({ points: 2 })
	})

	test('counts for itself while the database is away', async () => {
		const dead = createDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' })
		const errors: unknown[] = []
		const counter = open(dead, errors)
		const exact = { ...limit, points: 3, isExact: true }
		const points: number[] = []
		for (let index = 0; index < 5; index++) points.push((await counter.count(exact, 'away')).points)
		expect(points).toEqual([1, 2, 3, 4, 5])
		for (let index = 1; index <= 50; index++)
			expect((await counter.count({ ...limit, name: 'rows' }, 'away')).points).toBe(index)
		await counter.flush()
		expect((await counter.count({ ...limit, name: 'rows' }, 'away')).points).toBe(51)
		expect(errors.length).toBe(6)
		await dead.destroy()
	})

	test('ended counts are deleted', async () => {
		await db.deleteFrom('call_counts').execute()
		await addCalls(db, [
			{ key: 'ends', points: 1, milliseconds: -1 },
			{ key: 'lasts', points: 1, milliseconds: DAY },
		])
		await dropEndedCounts(db)
		expect(await rows()).toMatchObject([{ key: 'lasts' }])
	})
})
