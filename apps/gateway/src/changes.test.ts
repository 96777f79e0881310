import { insertCategory, insertProduct, insertSites } from '@vitrine/commerce/catalog/fixtures'
import type { ChangedKeys } from '@vitrine/commerce/changes/contract'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { createCatalogIndex } from '@vitrine/commerce/search/catalog-index'
import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'

let db: Database
let drop: () => Promise<void>
let here: ReturnType<typeof open>
let there: ReturnType<typeof open>

/** A gateway as a process of its own has it. */
function open(url: string) {
	const clock = () => new Date()
	const index = createCatalogIndex({ db, clock, listen: url, onError: () => undefined })
	const gateway = createGateway({
		db,
		feed: index.feed,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 100_000 },
		capabilities: createCapabilities(testServices(db, { index })),
	})
	const get = (path: string, headers: Record<string, string> = {}, storeId = '001') =>
		gateway.request(path, {
			headers: { 'Accept-Language': 'fr-FR', 'Ocp-Apim-Subscription-Key': 'demo', 'X-Store-Id': storeId, ...headers },
		})
	const keysOf = async (path: string) => {
		const response = await get(path)
		expect([path, response.status]).toEqual([path, 200])
		return new Set(response.headers.get('surrogate-key')?.split(' '))
	}
	const changes = async (after?: string, wait = 0) => {
		const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}&wait=${wait}`
		const response = await gateway.request(`/changes${query}`, { headers: { 'Ocp-Apim-Subscription-Key': 'demo' } })
		expect(response.status).toBe(200)
		return (await response.json()) as ChangedKeys
	}
	/** What has changed since the call: the keys, and which of these answers they purge. */
	const follow = async (paths: readonly string[]) => {
		const { position } = await changes()
		const shown = await Promise.all(paths.map(async (path) => [path, await keysOf(path)] as const))
		return async () => {
			await index.refresh()
			const { keys, isReset } = await changes(position)
			expect(isReset).toBe(false)
			const purged = shown.flatMap(([path, own]) => (keys.some((key) => own.has(key)) ? [path] : []))
			return { keys: keys.toSorted(), purged }
		}
	}
	return { index, get, changes, follow, keysOf }
}

beforeAll(async () => {
	let url: string
	;({ db, url, drop } = await createTestDatabase())
	await insertSites(db)
	await insertCategory(db, { id: 'women' })
	await insertCategory(db, { id: 'w-knit', parent: 'women' })
	await insertCategory(db, { id: 'men' })
	for (let n = 0; n < 24; n++)
		await insertProduct(db, {
			id: `W${n}`,
			rank: n,
			category: 'w-knit',
			names: { fr: `Pull ${n}`, en: `Jumper ${n}` },
			colorways: [
				{
					id: `W${n}-A`,
					centAmount: 2000 + n * 100,
					variants: [
						{ size: '38', stock: 50 },
						{ size: '40', stock: 50 },
					],
				},
			],
		})
	for (let n = 0; n < 3; n++)
		await insertProduct(db, {
			id: `M${n}`,
			rank: 100 + n,
			category: 'men',
			colorways: [{ id: `M${n}-A`, centAmount: 9000, variants: [{ size: '40', stock: 50 }] }],
		})
	here = open(url)
	there = open(url)
	await Promise.all([here.index.start(), there.index.start()])
})
afterAll(async () => {
	await Promise.all([here.index.stop(), there.index.stop()])
	await drop()
})

const FIRST = '/search/products?category=w-knit&page-size=6'
const SECOND = `${FIRST}&page=2`
const CHEAPEST = `${FIRST}&sort=price-asc`
const MEN = '/search/products?category=men'
const HALF = '/search/products?category=w-knit&size=38&page-size=6'
const OTHERS = [
	'/catalog/products/W20-A',
	'/catalog/categories',
	'/stores',
	'/web-domains/',
	'/content/pages',
	'/search/suggestions',
]
const ALL = [FIRST, SECOND, CHEAPEST, MEN, HALF, '/catalog/products/W8-A', '/catalog/products/M0-A', ...OTHERS]

test('a price purges what shows it, and what is ordered by it; nothing else', async () => {
	const changed = await here.follow(ALL)
	await sql`update prices set cent_amount = 2850 where sku like 'W8-A%' and site = 'fr'`.execute(db)
	const { keys, purged } = await changed()
	expect(keys).toEqual([
		'card:fr:W8',
		'goods:fr',
		'price:fr:W8',
		'prices:fr:all',
		'prices:fr:w-knit',
		'prices:fr:women',
		'product:fr:W8',
	])
	expect(purged).toEqual([SECOND, CHEAPEST, HALF, '/catalog/products/W8-A'])
})

test('the lowest price of a category changes its lists’ range', async () => {
	const changed = await here.follow(ALL)
	await sql`update prices set cent_amount = 1500 where sku = 'W20-A-38' and site = 'fr'`.execute(db)
	const { keys, purged } = await changed()
	expect(keys.filter((key) => key.startsWith('range'))).toEqual(['range:fr:all', 'range:fr:w-knit', 'range:fr:women'])
	expect(purged).toEqual([FIRST, SECOND, CHEAPEST, HALF, '/catalog/products/W20-A'])
})

test('units that are counted purge the product’s page; a size that sells out also the lists that count it', async () => {
	const changed = await here.follow(ALL)
	await sql`update stock_levels set on_hand = 5 where sku = 'W8-A-38'`.execute(db)
	const five = await changed()
	expect(five.keys).toEqual(
		['gb', 'es', 'de', 'it', 'pl', 'ch', 'fr'].flatMap((site) => [`goods:${site}`, `product:${site}:W8`]).toSorted(),
	)
	expect(five.purged).toEqual(['/catalog/products/W8-A'])
	const later = await here.follow(ALL)
	await sql`update stock_levels set on_hand = 0 where sku = 'W8-A-38'`.execute(db)
	expect((await later()).purged).toEqual([FIRST, SECOND, CHEAPEST, HALF, '/catalog/products/W8-A'])
})

test('a style that sells out leaves the similar ones of a page, and comes back to them', async () => {
	const page = '/catalog/products/W1-A'
	const shown = async () =>
		((await (await here.get(page)).json()) as { similar: { productId: string }[] }).similar.map(
			({ productId }) => productId,
		)
	expect(await shown()).toContain('W4')
	const gone = await here.follow([page, '/catalog/products/W15-A'])
	await sql`update stock_levels set on_hand = 0 where sku like 'W4-A%'`.execute(db)
	expect((await gone()).purged).toEqual([page])
	expect(await shown()).not.toContain('W4')
	const back = await here.follow([page, '/catalog/products/W15-A'])
	await sql`update stock_levels set on_hand = 9 where sku like 'W4-A%'`.execute(db)
	expect((await back()).purged).toEqual([page])
	expect(await shown()).toContain('W4')
})

test('a text purges the cards of its product; an article that is withdrawn, every list', async () => {
	const changed = await here.follow(ALL)
	await sql`update product_texts set name = 'Gilet' where product_id = 'W8' and language = 'fr'`.execute(db)
	expect((await changed()).purged).toEqual([SECOND, '/catalog/products/W8-A', '/search/suggestions'])
	const gone = await here.follow(ALL)
	await sql`delete from publications where colorway_id = 'W22-A' and site = 'fr'`.execute(db)
	// The page shows it among similar styles.
	const page = '/catalog/products/W20-A'
	expect((await gone()).purged).toEqual([FIRST, SECOND, CHEAPEST, MEN, HALF, page, '/search/suggestions'])
})

test('a site’s record, a store and a page of law purge their own answers', async () => {
	const changed = await here.follow(ALL)
	await sql`update web_domains set params = params || '{"odd": 1}' where site = 'fr'`.execute(db)
	const { keys, purged } = await changed()
	expect([keys, purged]).toEqual([['site:fr', 'sites'], ['/web-domains/']])
})

test('another gateway is as far, or waits until it is: no page is older than the purge that caused it', async () => {
	let { position } = await here.changes()
	for (let round = 0; round < 10; round++) {
		const amount = 3000 + round
		const waiting = here.changes(position, 5)
		await sql`update prices set cent_amount = ${amount} where sku like 'W9-A%' and site = 'fr'`.execute(db)
		const news = await waiting
		expect(news.keys).toContain('product:fr:W9')
		const response = await there.get('/catalog/products/W9-A', { 'Seen-Position': news.position })
		expect(((await response.json()) as { price: { centAmount: number } }).price.centAmount).toBe(amount)
		const same = await there.changes(position)
		expect([same.isReset, same.keys.includes('product:fr:W9')]).toEqual([false, true])
		// It may have looked a moment later than the first one, and then names the same keys once more, never others.
		const again = (await there.changes(news.position)).keys
		expect(again.filter((key) => !same.keys.includes(key))).toEqual([])
		position = news.position
	}
})

test('without a change the long poll ends with what is known; an unknown position is a reset', async () => {
	const { position } = await here.changes()
	expect(await here.changes(position, 0.05)).toMatchObject({ keys: [], isReset: false })
	const [gateway = '', number = '', instant = ''] = position.split('.')
	const unknown = [
		'nonsense',
		`${gateway}.0.${instant}.00000001.5`,
		`01234567.${number}.${instant}.00000001.3`,
		`01234567.${number}.${instant}.0000000F.9`,
	]
	for (const one of unknown) expect([one, (await here.changes(one)).isReset]).toEqual([one, true])
	const late = open('postgres://nobody@127.0.0.1:1/none')
	await late.index.start()
	expect((await late.changes(position)).isReset).toBe(true)
	await late.index.stop()
})

test('connections that are lost lose no change', async () => {
	const { position } = await here.changes()
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and query like 'listen %'`.execute(db)
	await sql`update prices set cent_amount = 3777 where sku like 'W10-A%' and site = 'fr'`.execute(db)
	await eventually(async () => {
		for (const gateway of [here, there]) expect((await gateway.changes(position)).keys).toContain('product:fr:W10')
	})
})

test('what was asked before is answered as it was, and anew once what it shows has changed', async () => {
	const ask = async (headers?: Record<string, string>) => {
		const response = await here.get(FIRST, headers)
		const tag = response.headers.get('etag')
		return { status: response.status, tag, keys: response.headers.get('surrogate-key'), body: await response.text() }
	}
	const first = await ask()
	expect(await ask()).toEqual(first)
	expect(await ask({ 'If-None-Match': first.tag! })).toEqual({ ...first, status: 304, body: '' })
	expect((await here.get(FIRST, { 'Ocp-Apim-Subscription-Key': 'wrong' })).status).toBe(401)
	expect((await ask({ 'Accept-Language': 'en-GB' })).body).not.toBe(first.body)
	await sql`update prices set cent_amount = 4400 where sku like 'W0-A%' and site = 'fr'`.execute(db)
	await here.index.refresh()
	const anew = await ask()
	expect([anew.body.includes('4400'), anew.tag === first.tag]).toEqual([true, false])
	const { position } = await here.changes()
	await sql`update prices set cent_amount = 4500 where sku like 'W23-A%' and site = 'de'`.execute(db)
	await here.index.refresh()
	expect((await here.changes(position)).keys).toContain('product:de:W23')
	expect(await ask()).toEqual(anew)
})
