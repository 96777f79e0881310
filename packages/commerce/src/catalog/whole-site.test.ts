import { OpenAPIHono } from '@hono/zod-openapi'
import type { SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { createCatalogIndex, type CatalogIndex } from '../search/catalog-index.ts'
import { readCompanions } from '../reviews/queries/companions.ts'
import type { ColorwayAddress, Merchandise, ProductPage } from './contract.ts'
import { insertCategory, insertProduct, insertSites } from './fixtures.ts'
import { catalogRoutes } from './routes.ts'

const now = new Date('2026-11-21T10:00:00Z')
const from = new Date('2026-11-10T00:00:00Z')
const until = new Date('2026-12-01T00:00:00Z')
let db: Database
let drop: () => Promise<void>
let index: CatalogIndex

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women' } })
	await insertCategory(db, { id: 'k-girl', parent: 'women', names: { fr: 'Fille', en: 'Girls' } })
	const stripes = { names: { fr: 'Pull rayé', en: 'Striped jumper' } }
	await insertProduct(db, {
		...stripes,
		id: 'LN-A',
		rank: 1,
		descriptions: { en: 'Warm.' },
		colorways: [
			{ id: 'LN-A-1', offer: { centAmount: 3495, from, until } },
			{ id: 'LN-A-2', names: { fr: 'Rouille', en: 'Rust' } },
			{ id: 'LN-A-3', publishedUntil: from },
		],
	})
	await insertProduct(db, { ...stripes, id: 'LN-B', rank: 2, category: 'k-girl', colorways: [{ id: 'LN-B-1' }] })
	await insertProduct(db, { id: 'LN-C', rank: 3, sites: ['fr', 'gb'], colorways: [{ id: 'LN-C-1' }] })
	index = createCatalogIndex({ db, clock: () => now })
	await index.start()
})
afterAll(async () => {
	await index.stop()
	await drop()
})

type Page<T> = { total: number; pageCount: number; items: T[] }
const addresses = (query: string, site?: SiteCode) => get<Page<ColorwayAddress>>(`/catalog/colorways?${query}`, site)
const product = (key: string) => get<ProductPage>(`/catalog/products/${key}`)

async function get<T>(path: string, site: SiteCode = 'gb'): Promise<T> {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', 'en')
		await next()
	})
	const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }
	const response = await app
		.route('/', catalogRoutes({ db, clock: () => now, index, readCompanions }))
		.request(path, { headers })
	return response.json() as Promise<T>
}

test('a sitemap learns of every colorway a site shows, its addresses and where else it is shown', async () => {
	const { total, pageCount, items } = await addresses('page-size=3')
	expect({ total, pageCount }).toEqual({ total: 4, pageCount: 2 })
	expect(items.map(({ colorwayId }) => colorwayId)).toEqual(['LN-A-1', 'LN-A-2', 'LN-B-1'])
	const second = await addresses('page-size=3&page=2')
	expect(second.items).toEqual([
		{
			colorwayId: 'LN-C-1',
			urlKeys: expect.objectContaining({ en: 'striped-poplin-shirt-ln-c-1', fr: 'chemise-en-popeline-rayee-ln-c-1' }),
			sites: ['fr', 'gb'],
		},
	])
	expect((await addresses('', 'de')).total).toBe(3)
	expect((await addresses('page=9')).items).toEqual([])
})

test('a feed learns prices as the page tells them, with the period of an offer that may be shown', async () => {
	const { items } = await get<Page<Merchandise>>('/catalog/merchandise?page-size=2')
	expect(items).toHaveLength(2)
	expect(items[0]).toMatchObject({ colorwayId: 'LN-A-1', description: 'Warm.', breadcrumb: [{ id: 'women' }, {}] })
	expect(items[0]?.variants[0]).toMatchObject({
		sku: 'LN-A-1-38',
		sizeLabel: '10',
		sizeSystem: 'UK',
		wearableSizeSystem: 'WearableSizeSystemUK',
		price: { centAmount: 3495, currency: 'GBP', prior: 4995, priorDays: 30, percent: 30 },
		offer: { from: from.toISOString(), until: until.toISOString() },
	})
	expect(items[1]?.variants[0]?.offer).toBeNull()
	const page = await product('LN-A-1')
	expect(page.variants.map(({ price }) => price)).toEqual(items[0]?.variants.map(({ price }) => price))
})

test('two of the same name and color are told apart by their category, else by their id (R85)', async () => {
	// The third colorway of LN-A is no longer shown and still has the same words: the first needs its id.
	expect((await product('LN-A-1')).distinction).toBe('LN-A-1')
	expect((await product('LN-B-1')).distinction).toBe('Girls')
	expect((await product('LN-A-2')).distinction).toBeNull()
	expect((await product('LN-C-1')).sites).toEqual(['fr', 'gb'])
})
