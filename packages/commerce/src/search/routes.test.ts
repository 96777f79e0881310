import { OpenAPIHono } from '@hono/zod-openapi'
import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { eventually } from '@vitrine/testing/eventually'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertCategory, insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'
import type { ProductList, Suggestions } from './contract.ts'
import { searchRoutes } from './routes.ts'

const now = new Date('2026-11-21T10:00:00Z')
const past = new Date('2026-11-01T00:00:00Z')
let clockAt = now
let db: Database
let drop: () => Promise<void>
let index: CatalogIndex
beforeEach(() => {
	clockAt = now
})

beforeAll(async () => {
	let url: string
	;({ db, drop, url } = await createTestDatabase())
	await insertSites(db)
	await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women' } })
	await insertCategory(db, {
		id: 'w-knit',
		parent: 'women',
		position: 2,
		names: { fr: 'Pulls et gilets', en: 'Knitwear' },
	})
	await insertProduct(db, {
		id: 'LN-W01',
		rank: 3,
		colorways: [
			{
				id: 'LN-W01-SKY',
				variants: [
					{ size: '38', stock: 1 },
					{ size: '40', stock: 0 },
					{ size: '42', gtin: '3612345678905' },
				],
			},
			{
				id: 'LN-W01-RST',
				family: 'orange',
				names: { fr: 'Rouille', en: 'Rust' },
				variants: [{ size: '40', stock: 0 }],
			},
		],
	})
	await insertProduct(db, {
		id: 'LN-W08',
		rank: 1,
		category: 'w-knit',
		launchedOn: '2026-11-10',
		names: { fr: 'Pull en grosse maille', en: 'Chunky wool pullover' },
		composition: [{ part: 'main', fibres: [{ fibre: 'wool', percent: 80 }] }],
		colorways: [
			{
				id: 'LN-W08-NVY',
				family: 'navy',
				names: { fr: 'Nuit', en: 'Navy' },
				centAmount: 7995,
				offer: { centAmount: 5995, from: past },
			},
		],
	})
	await insertProduct(db, {
		id: 'LN-W04',
		rank: 2,
		names: { fr: "T-shirt côtelé d'été", en: 'Fitted rib tee' },
		colorways: [{ id: 'LN-W04-WHT', family: 'white', names: { fr: 'Blanc', en: 'White' }, centAmount: 1995 }],
	})
	index = createCatalogIndex({ db, clock: () => clockAt, listen: url })
	await index.start()
})
afterAll(async () => {
	await index.stop()
	await drop()
})

async function get<T>(
	path: string,
	{ site = 'fr', language = 'fr' }: { site?: SiteCode; language?: Language } = {},
): Promise<T> {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', language)
		await next()
	})
	const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }
	const response = await app.route('/', searchRoutes({ index })).request(`/search/${path}`, { headers })
	expect(response.status).toBe(200)
	return response.json() as Promise<T>
}

async function found(query: string, where?: { site?: SiteCode; language?: Language }) {
	const list = await get<ProductList>(`products?${query}`, where)
	return { ids: list.items.map(({ colorwayId }) => colorwayId), corrected: list.correctedQuery, sort: list.sort }
}

test('colorways somebody has kept: in the order asked, each once, without those the site does not show (R116)', async () => {
	const asked = 'colorways?ids=LN-W08-NVY,nobody,LN-W01-RST,LN-W08-NVY'
	const cards = await get<ProductList['items']>(asked, { site: 'gb', language: 'en' })
	expect(cards.map(({ colorwayId, isSoldOut, price }) => [colorwayId, isSoldOut, price.centAmount])).toEqual([
		['LN-W08-NVY', false, 5995],
		['LN-W01-RST', true, 4995],
	])
	const app = new OpenAPIHono<RouteEnv>().route('/', searchRoutes({ index }))
	const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }
	for (const ids of ['', 'a b', ',', Array.from({ length: 61 }, (_, at) => `a${at}`).join(',')]) {
		const { status } = await app.request(`/search/colorways?ids=${encodeURIComponent(ids)}`, { headers })
		expect([ids, status]).toEqual([ids, 400])
	}
})

test('a list without a question is the whole selection with its facets', async () => {
	const list = await get<ProductList>('products', { site: 'gb', language: 'en' })
	expect(list).toMatchObject({
		total: 3,
		page: 1,
		pageSize: 36,
		pageCount: 1,
		sort: 'featured',
		offerCount: 1,
		correctedQuery: null,
	})
	expect(list.priceRange).toEqual({ min: 1995, max: 5995 })
	expect(
		list.items.map(({ name, isNew, price }) => [name, isNew, price.centAmount, price.prior, price.percent]),
	).toEqual([
		['Chunky wool pullover', true, 5995, 7995, 25],
		['Fitted rib tee', false, 1995, null, null],
		['Striped poplin shirt', false, 4995, null, null],
	])
	expect(list.items[2]).toMatchObject({
		productId: 'LN-W01',
		hasLastSizes: true,
		isSoldOut: false,
		swatches: [{ colorwayId: 'LN-W01-SKY' }, { colorwayId: 'LN-W01-RST', name: 'Rust' }],
		images: [{ view: 'front' }, { view: 'detail' }],
	})
	expect(list.categories).toEqual([
		{ id: 'women', name: 'Women', path: ['women'], count: 3 },
		{ id: 'w-shirts', name: 'Shirts & blouses', path: ['women', 'shirts-blouses'], count: 2 },
		{ id: 'w-knit', name: 'Knitwear', path: ['women', 'knitwear'], count: 1 },
	])
	const facet = (key: string) => list.facets.find((candidate) => candidate.key === key)?.values
	expect(facet('size')?.map(({ value, label, count }) => [value, label, count])).toEqual([
		['38', '10', 3],
		['40', '12', 2],
		['42', '14', 3],
	])
	expect(facet('color')?.map(({ value }) => value)).toEqual(['white', 'navy', 'blue', 'orange'])
	expect(facet('material')?.map(({ value, count }) => [value, count])).toEqual([
		['cotton', 2],
		['wool', 1],
	])
})

test.each([
	['size=40', ['LN-W08-NVY', 'LN-W04-WHT']],
	['color=orange', ['LN-W01-RST']],
	['color=orange&size=40', []],
	['color=orange,navy&sort=price-asc', ['LN-W01-RST', 'LN-W08-NVY']],
	['offer=true', ['LN-W08-NVY']],
	['new=true', ['LN-W08-NVY']],
	['category=w-knit', ['LN-W08-NVY']],
	['category=nowhere', []],
	['price-min=2000&price-max=5000', ['LN-W01-SKY']],
	['sort=price-desc', ['LN-W08-NVY', 'LN-W01-SKY', 'LN-W04-WHT']],
	['sort=discount&page-size=1', ['LN-W08-NVY']],
	['sort=new&page-size=1', ['LN-W08-NVY']],
	['page=2&page-size=2', ['LN-W01-SKY']],
	['fit=nonsense', []],
	['unknown=parameter&page-size=1', ['LN-W08-NVY']],
])('%s', async (query, ids) => expect((await found(query)).ids).toEqual(ids))

describe('words', () => {
	test.each([
		['fr', 'popeline', ['LN-W01-SKY'], null],
		['fr', 'CHEMISE rayée', ['LN-W01-SKY'], null],
		['fr', 'chemise raye', ['LN-W01-SKY'], null],
		['fr', 'chemises', ['LN-W04-WHT', 'LN-W01-SKY'], null],
		['fr', 'pull de grosse maille', ['LN-W08-NVY'], null],
		['fr', 't-shirt', ['LN-W04-WHT'], null],
		['fr', "d'ete", ['LN-W04-WHT'], null],
		['fr', 'rouille', ['LN-W01-RST'], null],
		['fr', 'chemise zzzz', ['LN-W04-WHT', 'LN-W01-SKY'], null],
		['fr', 'popelien', ['LN-W01-SKY'], 'popeline'],
		['fr', 'chemise popelnie', ['LN-W01-SKY'], 'chemise popeline'],
		['en', 'pulower', ['LN-W08-NVY'], 'pullover'],
		['en', 'xyzzy', [], null],
		['fr', 'LN-W01-RST', ['LN-W01-RST'], null],
		['fr', 'ln w08', ['LN-W08-NVY'], null],
		['fr', 'LN-W01-SKY-42', ['LN-W01-SKY'], null],
		['fr', '3612345678905', ['LN-W01-SKY'], null],
		['fr', '%', [], null],
	] as const)('%s: %s', async (language, query, ids, corrected) => {
		const result = await found(`q=${encodeURIComponent(query)}`, { language })
		expect({ ids: result.ids.toSorted(), corrected: result.corrected }).toEqual({ ids: ids.toSorted(), corrected })
	})

	test('relevance is the order of a search unless another is asked for', async () => {
		expect((await found('q=popeline')).sort).toBe('relevance')
		expect((await found('q=popeline&sort=new')).sort).toBe('new')
		expect((await found('sort=relevance')).sort).toBe('featured')
		expect((await found('q=shirt', { language: 'en' })).ids[0]).toBe('LN-W01-SKY')
	})
})

test('says what words were taken for, with the search without each, and which were left out', async () => {
	const understood = async (query: string, where?: { site?: SiteCode; language?: Language }) => {
		const { total, conditions, ignored } = await get<ProductList>(`products?q=${encodeURIComponent(query)}`, where)
		return { total, ignored, conditions: conditions.map(({ facet, value, rest }) => [facet, value, rest]) }
	}
	expect(await understood('tops bleus taille 38 zzzz')).toEqual({
		total: 2,
		ignored: ['tops', 'zzzz'],
		conditions: [
			['color', 'blue', 'tops taille 38 zzzz'],
			['size', '38', 'tops bleus zzzz'],
		],
	})
	expect(await understood('navy pullover for women', { site: 'gb', language: 'en' })).toEqual({
		total: 1,
		ignored: [],
		conditions: [
			['color', 'navy', 'pullover for women'],
			['audience', 'women', 'navy pullover for'],
		],
	})
	expect(await understood('size 12', { site: 'gb', language: 'en' })).toMatchObject({
		conditions: [['size', '12', '']],
	})
	expect(await understood('zzzz')).toEqual({ total: 0, ignored: [], conditions: [] })
	expect((await found('q=wool')).ids).toEqual(['LN-W08-NVY'])
})

test('before anything is typed: departments and the first styles of the selection', async () => {
	const start = await get<Suggestions>('suggestions')
	expect(start.categories.map(({ id }) => id)).toEqual(['women'])
	expect(start.products.map(({ productId }) => productId)).toEqual(['LN-W08', 'LN-W04', 'LN-W01'])
})

test('suggestions complete the last word, name categories and show styles', async () => {
	const suggestions = await get<Suggestions>('suggestions?q=pu')
	expect(suggestions.terms).toEqual(['pull', 'pull en grosse maille'])
	expect(suggestions.categories).toEqual([
		{ id: 'w-knit', name: 'Pulls et gilets', path: ['femme', 'pulls-et-gilets'], tile: null },
	])
	expect(suggestions.products.map(({ productId }) => productId)).toEqual(['LN-W08'])
	expect(suggestions.total).toBe(1)
	expect(await get<Suggestions>('suggestions?q=zzzz')).toEqual({ terms: [], categories: [], products: [], total: 0 })
})

describe('changes', () => {
	test('stock that moves is told within seconds, without asking', async () => {
		await db.updateTable('stock_levels').set({ on_hand: 2 }).where('sku', '=', 'LN-W01-RST-40').execute()
		await eventually(async () => expect((await found('color=orange&size=40')).ids).toEqual(['LN-W01-RST']))
	})

	test('a catalog that is written is told within seconds', async () => {
		await insertProduct(db, { id: 'LN-W99', rank: 99, names: { fr: 'Poncho tissé', en: 'Woven poncho' } })
		await eventually(async () => expect((await found('q=poncho')).ids).toEqual(['LN-W99-C0']))
	})

	test('an offer begins at its instant, with its prior price before the log is written', async () => {
		const from = new Date('2026-11-27T00:00:00Z')
		const change = { offer_cent_amount: 995, offer_from: from }
		await db.updateTable('prices').set(change).where('sku', 'like', 'LN-W04-%').where('site', '=', 'fr').execute()
		await db
			.updateTable('catalog_versions')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.execute()
		await index.refresh()
		const price = async () => (await get<ProductList>('products?q=cotele')).items[0]?.price
		clockAt = new Date(from.getTime() - 1)
		expect(await price()).toEqual({ centAmount: 1995, currency: 'EUR', prior: null, priorDays: null, percent: null })
		clockAt = from
		expect(await price()).toEqual({ centAmount: 995, currency: 'EUR', prior: 1995, priorDays: 30, percent: 50 })
	})
})
