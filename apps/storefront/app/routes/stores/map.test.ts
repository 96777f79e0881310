import type { Database } from '@vitrine/commerce/database/client'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import type { SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, withoutStyles } from '#app/test-shop.ts'

/** The map of the store finder (R120): on in France, off in Germany, as brief 2.8 has it. */
let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db)
		await insertStore(db, 'fr', { id: 'fr-lille', city: 'Lille', latitude: 50.64, longitude: 3.06 })
		await insertStore(db, 'fr', { id: 'fr-nice', city: 'Nice', latitude: 43.69, longitude: 7.26 })
		await insertStore(db, 'de', { id: 'de-berlin', city: 'Berlin', latitude: 52.53, longitude: 13.4 })
	})
})
afterAll(() => opened.close())

type Place = { id: string; city: string; latitude: number; longitude: number }
async function insertStore(db: Database, site: SiteCode, { id, city, latitude, longitude }: Place) {
	await db
		.insertInto('stores')
		.values({
			id,
			site,
			name: `${city} Centre`,
			slug: city.toLowerCase(),
			street: '1 rue du Lin',
			postal_code: '00000',
			city,
			country_code: site.toUpperCase(),
			phone: null,
			email: null,
			latitude,
			longitude,
			opening_hours: JSON.stringify([[], [], [], [], [], [], []]),
			services: [],
		})
		.execute()
}

async function pageOf(path: string): Promise<string> {
	const answer = await opened.shop.request(path)
	expect(answer.status).toBe(200)
	return withoutStyles(await answer.text())
}

test('the list comes first; the map is drawn beside it, with a pin that leads to every store of the list', async () => {
	const html = await pageOf('/fr/stores/')
	expect(html.indexOf('id="fr-lille"')).toBeGreaterThan(0)
	expect(html.indexOf('store-map-land')).toBeGreaterThan(html.indexOf('id="fr-nice"'))
	for (const id of ['fr-lille', 'fr-nice'])
		expect(html).toMatch(new RegExp(`<a[^>]*href="#${id}"[^>]*tabindex="-1"`, 'i'))
	expect(html).toMatch(/<svg viewBox="-16 -16 632 \d+" aria-hidden="true"/)
})

test('nobody else is asked for a picture of the country', async () => {
	const html = await pageOf('/fr/stores/')
	const [, map = ''] = /class="store-map">(.*?)<\/svg>/s.exec(html) ?? []
	expect(map).not.toMatch(/https?:|<image|url\(/)
	expect((await opened.shop.request('/fr/stores/')).headers.get('content-security-policy')).not.toMatch(/tile|map/)
})

test('where the site wants none there is no map, none of its files and none of its facts', async () => {
	const html = await pageOf('/de/stores/')
	expect(html).toContain('id="de-berlin"')
	expect(html).not.toMatch(/store-map|store-finder|clusters/)
})

test('nothing found, nothing to draw', async () => {
	await opened.db.deleteFrom('stores').where('site', '=', 'de').execute()
	expect(await pageOf('/de/stores/')).not.toContain('store-map')
})
