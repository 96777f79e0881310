import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { insertStore } from '../stores/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { countRowsRead } from '../database/test-rows-read.ts'
import { distanceMeters } from '../stores/rules.ts'
import { findPoint, findPointsNear } from './commands/ask-networks.ts'
import { copyNetwork, copyWhenDue } from './commands/copy-points.ts'
import type { NetworkPoint, PickupNetwork } from './providers/pickup-network.ts'
import { listPickupFaults } from './queries/pickup-faults.ts'
import { placeOf } from './queries/place-of.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const LATER = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const DAILY: [string, string][][] = Array.from({ length: 7 }, () => [['08:00', '20:00']])
let db: Database
let open: TestDatabase['open']
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, open, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

function point(id: string, [latitude, longitude]: [number, number], over: Partial<NetworkPoint> = {}): NetworkPoint {
	return {
		id: `net-${id}`,
		kind: 'shop',
		name: `Tabac ${id}`,
		street: '1 rue du Lin',
		postalCode: '69002',
		city: 'Lyon',
		countryCode: 'FR',
		latitude,
		longitude,
		openingHours: DAILY,
		...over,
	}
}

/** A network that can be taken away. */
function network(points: NetworkPoint[]) {
	const state = { points, isAway: false, asked: 0 }
	const answer = <T>(value: T): T => {
		state.asked += 1
		if (state.isAway) throw new Error('away')
		return value
	}
	const self: PickupNetwork = {
		name: 'net',
		async *listPoints(countryCode) {
			yield* answer(state.points).filter((one) => one.countryCode === countryCode)
		},
		pointsNear: async ({ limit }) =>
			answer(state.points.slice(0, limit).map((one) => ({ ...one, distanceMeters: 100 }))),
		findPoint: async (id) => answer(state.points.find((one) => one.id === id)),
	}
	return { self, state }
}

const near = (networks: PickupNetwork[], place: string, now = NOW) =>
	findPointsNear(db, { networks, countryCode: 'FR', near: place, limit: 3, now })
const ids = (points: { id: string }[]) => points.map(({ id }) => id)

test('a copied network is asked for nothing, answers while it is away, and is not offered after seven days', async () => {
	const { self, state } = network([
		point('centre', [45.76, 4.835]),
		point('far', [45.79, 4.835]),
		point('near', [45.762, 4.836]),
		point('shut', [45.761, 4.835], { closed: { from: '2026-11-20', until: '2026-11-25' } }),
		point('mulhouse', [47.75, 7.33], { postalCode: '68100', city: 'Mulhouse' }),
	])
	const countries = ['FR']
	await copyNetwork(db, { network: self, countries, now: NOW })
	state.asked = 0
	const expected = ['net-near', 'net-centre', 'net-far']
	expect(ids(await near([self], '69002')).toSorted()).toEqual(expected.toSorted())
	expect(ids(await near([self], 'lyon 2e')).length).toBe(0)
	expect(ids(await near([self], 'LYON'))[0]).toBe(ids(await near([self], '69002'))[0])
	// The longest known beginning of a code, and no place that is nowhere near.
	expect(ids(await near([self], '69003')).toSorted()).toEqual(expected.toSorted())
	expect(await near([self], '13001')).toEqual([])
	expect(state.asked).toBe(0)
	state.isAway = true
	expect(ids(await near([self], '69002', LATER(1)))).toEqual(ids(await near([self], '69002')))
	// The closing is over then.
	expect(ids(await near([self], '69002', LATER(5)))).toContain('net-shut')
	await expect(near([self], '69002', LATER(8))).rejects.toThrow('out of reach: net')
	state.isAway = false
	expect((await near([self], '69002', LATER(8))).length).toBe(3)

	// What the list no longer names goes.
	state.points = state.points.filter(({ id }) => id !== 'net-far')
	await copyNetwork(db, { network: self, countries, now: LATER(9) })
	expect(ids(await near([self], '69002', LATER(9)))).not.toContain('net-far')
})

test('a point is asked for when it is taken; without its network the copy knows', async () => {
	const { self, state } = network([point('open', [48.1, -1.68], { postalCode: '35000', city: 'Rennes' })])
	await copyNetwork(db, { network: self, countries: ['FR'], now: NOW })
	const find = (id: string, networks = [self], now = NOW) => findPoint(db, { networks, id, now })
	expect(await find('net-open')).toMatchObject({ is: 'open', point: { id: 'net-open', network: 'net' } })
	state.isAway = true
	expect(await find('net-open')).toMatchObject({ is: 'open' })
	expect(await find('net-other')).toEqual({ is: 'unknown' })
	expect(await find('net-open', [], LATER(8))).toEqual({ is: 'gone' })
	Object.assign(state, { isAway: false, points: [{ ...state.points[0]!, closed: { from: '2026-11-01' } }] })
	expect(await find('net-open')).toEqual({ is: 'gone' })
	state.points = []
	expect(await find('net-open')).toEqual({ is: 'gone' })
	expect(await find('demo-FR-75011-1', [])).toEqual({ is: 'gone' })
})

test('a network that does not answer in time is as one that is away', async () => {
	const { self } = network([])
	const hanging = { ...self, findPoint: () => new Promise<undefined>(() => undefined) }
	expect(await findPoint(db, { networks: [hanging], id: 'net-nowhere', now: NOW })).toEqual({ is: 'unknown' })
})

test('a list is copied once a day, and a failure is logged with the age of the copy', async () => {
	const { self, state } = network([point('daily', [50.63, 3.06], { postalCode: '59000', city: 'Lille' })])
	const logged: object[] = []
	const log = { error: (fields: object) => logged.push(fields) }
	await sql`delete from pickup_networks`.execute(db)
	await copyWhenDue({ db, network: self, log }, NOW)
	const asked = state.asked
	await copyWhenDue({ db, network: self, log }, new Date(NOW.getTime() + 3_600_000))
	expect(state.asked).toBe(asked)
	state.isAway = true
	await copyWhenDue({ db, network: self, log }, LATER(2))
	await copyWhenDue({ db, network: self, log }, LATER(8))
	expect(logged).toMatchObject([
		{ network: 'net', copiedAt: NOW, isOffered: true },
		{ network: 'net', isOffered: false },
	])
})

test('a store knows where its postal code is, too', async () => {
	await insertStore(db, { id: 'ajaccio', site: 'fr', postalCode: '20000', city: 'Ajaccio', at: [41.92, 8.73] })
	expect(await placeOf(db, { countryCode: 'FR', near: '20090' })).toMatchObject({ latitude: 41.92 })
	expect(await placeOf(db, { countryCode: 'FR', near: 'ajaccio' })).toMatchObject({ longitude: 8.73 })
	expect(await placeOf(db, { countryCode: 'IT', near: '20090' })).toBeUndefined()
})

test('a shop that delivers to pick-up points and has none is told so for each site', async () => {
	const sites = (await listPickupFaults(db)).map(({ name }) => name)
	expect([sites.length, sites.includes('site fr')]).toEqual([6, false])
	await sql`update pickup_points set network = 'demo'`.execute(db)
	const faults = await listPickupFaults(db)
	expect(faults.length).toBe(7)
	await sql`delete from pickup_points`.execute(db)
	expect(await listPickupFaults(db)).toEqual(faults)
	expect(faults[0]).toMatchObject({ name: expect.stringMatching(/^site \w\w$/) })
})

test('a search among 60,000 points goes through the indexes (acceptance 21)', async () => {
	// Towns of 20 points at random places, by a generator that is the same each time.
	await sql`insert into pickup_points (id, network, origin, kind, name, street, postal_code, city, country_code,
			latitude, longitude, opening_hours, place_code, place_name)
		select 'big-' || n, 'big', 'file', 'shop', 'Shop ' || n, 'Street 1', code, 'Town' || code, 'DE',
			47.5 + (town * 7919 % 7000) / 1000.0 + (n % 20) * 0.002, 6.5 + (town * 104729 % 8000) / 1000.0 + (n % 7) * 0.003,
			'[[],[],[],[],[],[],[]]', code, 'town' || code
		from (select n, n / 20 as town, lpad((n / 20 * 31 % 100000)::text, 5, '0') as code from generate_series(0, 59999) n) p`.execute(
		db,
	)
	await sql`analyze pickup_points`.execute(db)
	const read = await countRowsRead({ open, table: 'pickup_points' }, async (one) => {
		for (let index = 0; index < 100; index++) {
			const near =
				index % 4 === 3 ? `Town${String((index * 31) % 100_000).padStart(5, '0')}` : String(10_000 + index * 887)
			const found = await findPointsNear(one, { networks: [], countryCode: 'DE', near, limit: 20, now: NOW })
			if (index % 4 === 3) expect(found.length).toBe(20)
			const meters = found.map(({ distanceMeters: away }) => away!)
			expect(meters).toEqual(meters.toSorted((a, b) => a - b))
		}
	})
	// A few towns' points for each, of 60,000.
	expect(read).toBeLessThan(100 * 1_000)
})

test('the nearest by the index are the nearest in meters', async () => {
	const [town] = (
		await sql<{ latitude: number; longitude: number; code: string }>`
			select latitude, longitude, place_code as code from pickup_points where country_code = 'DE' order by id limit 1`.execute(
			db,
		)
	).rows
	const position = (await placeOf(db, { countryCode: 'DE', near: town!.code }))!
	const all = await db.selectFrom('pickup_points').selectAll().where('country_code', '=', 'DE').execute()
	const wanted = all.map((row) => distanceMeters(position, row)).toSorted((a, b) => a - b)
	const found = await findPointsNear(db, { networks: [], countryCode: 'DE', near: town!.code, limit: 20, now: NOW })
	expect(found.map(({ distanceMeters: away }) => away)).toEqual(wanted.slice(0, 20))
})
