import { fc } from '@vitrine/testing/chance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { removeItems, saveItems, shareWishlist } from './commands.ts'
import type { SavedItem, Wishlist } from './contract.ts'
import { type Owner, readWishlist } from './queries.ts'
import { wishlistRoutes } from './routes.ts'

const NOW = new Date('2026-11-22T10:00:00Z')

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

async function somebody(site: Owner['site'] = 'fr'): Promise<Owner> {
	const { customerId } = await insertCustomer(db)
	return { customerId, site }
}
const saved = (id: number | string, minute: number, centAmount = 4995): SavedItem => ({
	colorwayId: `LN-${id}`,
	savedAt: new Date(Date.UTC(2026, 9, 1) + minute * 60_000).toISOString(),
	centAmount,
})
const save = (owner: Owner, items: SavedItem[]) => saveItems(db, { ...owner, items, now: NOW })
const listOf = async (owner: Owner) => (await readWishlist(db, owner)).items

/** Expected list: the latest saving of each colorway, at equal instants the higher price; the newest two hundred. */
function model(lists: SavedItem[][]): SavedItem[] {
	const order = (a: SavedItem, b: SavedItem) =>
		b.savedAt.localeCompare(a.savedAt) || b.centAmount - a.centAmount || (a.colorwayId < b.colorwayId ? -1 : 1)
	const byId = Map.groupBy(lists.flat(), ({ colorwayId }) => colorwayId)
	const latest = [...byId.values()].map((one) => one.toSorted(order)[0]!)
	const shown = (a: SavedItem, b: SavedItem) =>
		b.savedAt.localeCompare(a.savedAt) || (a.colorwayId < b.colorwayId ? -1 : 1)
	return latest.toSorted(shown).slice(0, 200)
}

const device = fc.array(
	fc.tuple(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 3 })),
	{ maxLength: 120 },
)

test('the lists of several devices become the same one in any order and however often: nothing lost, nothing twice', async () => {
	const { customerId } = await somebody()
	await fc.assert(
		fc.asyncProperty(fc.array(device, { minLength: 1, maxLength: 4 }), fc.integer(), async (drawn, seed) => {
			await db.deleteFrom('wishlist_items').execute()
			const lists = drawn.map((list) => list.map((item) => saved(...item)))
			const expected = model(lists)
			const [one, other] = [
				{ customerId, site: 'fr' },
				{ customerId, site: 'it' },
			] as const
			for (const list of lists) await save(one, list)
			const again = [...lists, ...lists].toSorted((a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7))
			for (const list of again) await save(other, list)
			expect(await listOf(one)).toEqual(expected)
			expect(await listOf(other)).toEqual(expected)
		}),
		{ numRuns: 60 },
	)
})

test('fifty merges, additions and removals at once: one row a colorway, never more than two hundred', async () => {
	const owner = await somebody()
	const lists = Array.from({ length: 50 }, (_, i) =>
		Array.from({ length: 40 }, (_, j) => saved((i * 7 + j) % 300, i + j)),
	)
	const removed = ['LN-never', 'LN-gone']
	await save(owner, [saved('gone', 1)])
	await Promise.all([
		...lists.map((list) => save(owner, list)),
		...Array.from({ length: 10 }, () => removeItems(db, { ...owner, colorwayIds: removed, now: NOW })),
	])
	expect(await listOf(owner)).toEqual(model(lists))
})

test('a clock that runs ahead is no later than now, and one that stands at zero does no harm', async () => {
	const owner = await somebody()
	await save(owner, [
		{ ...saved('a', 0), savedAt: '9999-12-31T00:00:00Z' },
		{ ...saved('b', 0), savedAt: '0000-01-01T00:00:00Z' },
	])
	expect((await listOf(owner)).map(({ savedAt }) => savedAt)).toEqual([NOW.toISOString(), '2020-01-01T00:00:00.000Z'])
})

/** As the gateway calls: `of` is signed in. */
async function call(method: string, path: string, { of, body, site = 'fr' as Owner['site'] }: Call = {}) {
	const app = createRouteApp()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', 'fr')
		c.set('languageTag', 'fr-FR')
		if (of) c.set('customer', { customerId: of.customerId, sessionId: 'session-of-somebody' })
		await next()
	})
	app.onError((error, c) => {
		if (!(error instanceof ProblemError)) throw error
		return c.json({ code: error.code }, error.status)
	})
	app.route('/', wishlistRoutes({ db, clock: () => NOW, isShopUrl: () => true }))
	const headers = { 'accept-language': 'fr-FR', 'ocp-apim-subscription-key': 'demo', 'x-store-id': '001' }
	const json = body === undefined ? {} : { body: JSON.stringify(body) }
	const response = await app.request(path, {
		method,
		headers: { ...headers, 'content-type': 'application/json' },
		...json,
	})
	return {
		status: response.status,
		body: (await response.json()) as Wishlist & { code: string; colorwayIds: string[] },
	}
}
type Call = { of?: Owner; body?: object; site?: Owner['site'] }

const LIST = '/customers/me/wishlist'

test('over HTTP: merged, taken off, only by its owner, only where the site has a wishlist', async () => {
	const of = await somebody()
	const items = [saved('b', 2), saved('a', 1)]
	expect((await call('POST', `${LIST}/merge`, { of, body: { items } })).body).toEqual({
		items,
		shareToken: null,
		alerts: [],
	})
	const removing = { of, body: { colorwayIds: ['LN-b'] } }
	for (let time = 0; time < 2; time++)
		expect((await call('POST', `${LIST}/remove`, removing)).body.items).toEqual([items[1]])
	expect((await call('GET', LIST, { of: await somebody() })).body.items).toEqual([])
	expect((await call('GET', LIST, { of, site: 'it' })).body.items).toEqual([])
	expect((await call('GET', LIST, { of, site: 'de' })).body.code).toBe('wishlist-off')
	expect((await call('GET', LIST)).status).toBe(401)
	const many = { items: Array.from({ length: 201 }, (_, i) => saved(i, i)) }
	expect((await call('POST', `${LIST}/merge`, { of, body: many })).status).toBe(400)
})

test('a link shows what the list holds and nothing else, until it is taken back; then a new one is another', async () => {
	const of = await somebody()
	await save(of, [saved('a', 1), saved('b', 2)])
	const { shareToken } = (await call('PUT', `${LIST}/share`, { of })).body
	expect(shareToken).toMatch(/^[\w-]{24}$/)
	await Promise.all(Array.from({ length: 5 }, () => shareWishlist(db, { ...of, now: NOW })))
	expect((await call('PUT', `${LIST}/share`, { of })).body.shareToken).toBe(shareToken)
	expect((await call('GET', `/wishlists/${shareToken}`)).body).toEqual({ colorwayIds: ['LN-b', 'LN-a'] })
	expect((await call('GET', `/wishlists/${shareToken}`, { site: 'it' })).status).toBe(404)
	expect((await call('DELETE', `${LIST}/share`, { of })).body.shareToken).toBeNull()
	expect((await call('GET', `/wishlists/${shareToken}`)).body.code).toBe('wishlist-not-shared')
	expect((await call('PUT', `${LIST}/share`, { of })).body.shareToken).not.toBe(shareToken)
})
