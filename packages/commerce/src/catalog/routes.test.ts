import { OpenAPIHono } from '@hono/zod-openapi'
import { installSizeSystems } from '@vitrine/market/size-systems'
import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { HTTPException } from 'hono/http-exception'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { createCatalogIndex, type CatalogIndex } from '../search/catalog-index.ts'
import { readCompanions } from '../reviews/queries/companions.ts'
import type { CategoryNode, ProductPage } from './contract.ts'
import { insertCategory, insertProduct, insertSites } from './fixtures.ts'
import { catalogRoutes } from './routes.ts'
import { figureOf } from './rules/measures.ts'

const now = new Date('2026-11-21T10:00:00Z')
const past = new Date('2026-11-20T00:00:00Z')
const future = new Date('2026-12-01T00:00:00Z')
const maker = { name: 'Far Mills Ltd', email: 'hello@far.example' }
const responsible = { name: 'Near GmbH', postalAddress: 'Hauptstraße 1, Berlin', email: 'gpsr@near.example' }
let db: Database
let drop: () => Promise<void>
let index: CatalogIndex
let clockAt = now

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	// Suites of a worker share what its process knows.
	installSizeSystems([])
	await insertSites(db)
	await insertCategory(db, { id: 'men', position: 1, names: { fr: 'Homme', en: 'Men' } })
	await insertCategory(db, { id: 'm-empty', parent: 'men', names: { fr: 'Vide', en: 'Empty' } })
	await insertProduct(db, {
		id: 'LN-W01',
		slugs: { en: 'striped-poplin-shirt', fr: 'chemise-en-popeline-rayee' },
		descriptions: { fr: 'Une chemise.', en: 'A shirt.' },
		measures: { length: { 38: 72, 40: 73 }, chest: { 38: 52, 40: 54, 44: 58 } },
		composition: [
			{
				part: 'main',
				fibres: [
					{ fibre: 'elastane', percent: 2 },
					{ fibre: 'cotton', percent: 98 },
				],
			},
		],
		colorways: [
			{ id: 'LN-W01-SKY', offer: { centAmount: 3495, from: past } },
			{ id: 'LN-W01-RST', names: { fr: 'Rouille', en: 'Rust' }, variants: [{ size: '40', stock: 0 }] },
			{ id: 'LN-W01-OLD', publishedUntil: past },
			{ id: 'LN-W01-NEXT', publishedFrom: future },
		],
	})
	await insertProduct(db, { id: 'LN-W02', colorways: [{ id: 'LN-W02-A' }] })
	await insertProduct(db, {
		id: 'LN-W03',
		sites: ['fr'],
		category: 'm-empty',
		colorways: [{ id: 'LN-W03-A', publishedUntil: future }],
	})
	await insertProduct(db, {
		id: 'LN-W04',
		sites: ['fr', 'de'],
		category: 'm-empty',
		composition: [
			{
				part: 'main',
				fibres: [
					{ fibre: 'silk', percent: 10 },
					{ fibre: 'polyamide', percent: 20.5 },
					{ fibre: 'wool', percent: 69.5 },
				],
			},
			{ part: 'lining', fibres: [{ fibre: 'cotton', percent: 100 }] },
		],
		colorways: [{ id: 'LN-W04-A' }],
	})
	const euResponsible = JSON.stringify(responsible)
	await db
		.insertInto('manufacturers')
		.values({ ...maker, id: 'far', postal_address: '1 Far Road, Leeds', eu_responsible: euResponsible })
		.execute()
	await db
		.updateTable('products')
		.set({ has_animal_parts: true, manufacturer_id: 'far' })
		.where('id', '=', 'LN-W04')
		.execute()
	index = createCatalogIndex({ db, clock: () => clockAt })
	await index.start()
})
afterAll(async () => {
	await index.stop()
	await drop()
})

function get(path: string, { site = 'gb', language = 'en' }: { site?: SiteCode; language?: Language } = {}) {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', language)
		await next()
	})
	app.onError((error, c) => c.body(null, error instanceof HTTPException ? error.status : 500))
	const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }
	return app.route('/', catalogRoutes({ db, clock: () => clockAt, index, readCompanions })).request(path, { headers })
}

async function page(key: string, where: { site?: SiteCode; language?: Language } = {}): Promise<ProductPage> {
	return (await get(`/catalog/products/${key}`, where)).json() as Promise<ProductPage>
}

test('a size guide tells what a garment measures and what its sizes are called elsewhere', async () => {
	const guide = async (key: string, where?: { site?: SiteCode; language?: Language }) =>
		(await get(`/catalog/products/${key}/size-guide`, where)).json()
	expect(await guide('ln-w01-sky')).toEqual({
		measures: ['chest', 'length'],
		figure: 'top',
		systems: ['eu', 'fr', 'de', 'it', 'gb'].map((code) => ({ code, name: code === 'gb' ? 'UK' : code.toUpperCase() })),
		sizes: [
			{
				sizeKey: '38',
				sizeLabel: '10',
				secondSizeLabel: 'EU 36',
				conversions: { eu: '36', fr: '38', it: '42', gb: '10', de: '36' },
				measures: [52, 72],
			},
			expect.objectContaining({ sizeKey: '40', measures: [54, 73] }),
			expect.objectContaining({ sizeKey: '42', measures: [null, null] }),
		],
	})
	expect(await guide('ln-w02-a', { site: 'fr', language: 'fr' })).toMatchObject({ measures: [], figure: null })
	expect((await page('ln-w02-a')).hasSizeGuide).toBe(true)
	expect((await get('/catalog/products/ln-w01-old/size-guide')).status).toBe(410)
	expect((await get('/catalog/products/nothing/size-guide')).status).toBe(404)
})

test.each([
	[['chest', 'sleeve', 'length'], 'top'],
	[['chest', 'waist', 'hips', 'length'], 'dress'],
	[['waist', 'hips', 'inseam', 'hem'], 'trousers'],
	[['waist', 'length'], 'skirt'],
	[['chest', 'waist', 'inseam'], 'overall'],
	[['stature', 'length'], null],
	[['width', 'height', 'depth'], 'bag'],
	[['waist', 'width'], 'belt'],
] as const)('%j are drawn on: %s', (measures, figure) => expect(figureOf(measures)).toBe(figure))

test('a product page in the words, sizes and prices of the site', async () => {
	expect(await page('striped-poplin-shirt-ln-w01-sky')).toMatchObject({
		productId: 'LN-W01',
		sizeRunId: 'women',
		colorwayId: 'LN-W01-SKY',
		urlKey: 'striped-poplin-shirt-ln-w01-sky',
		// Told in two languages: the others read the French words.
		urlKeys: {
			fr: 'chemise-en-popeline-rayee-ln-w01-sky',
			en: 'striped-poplin-shirt-ln-w01-sky',
			pl: 'chemise-en-popeline-rayee-ln-w01-sky',
		},
		name: 'Striped poplin shirt',
		description: 'A shirt.',
		price: { centAmount: 3495, currency: 'GBP', prior: 4995, priorDays: 30, percent: 30 },
		images: [{ view: 'front' }, { view: 'detail' }],
		variants: [
			{ sku: 'LN-W01-SKY-38', sizeLabel: '10', secondSizeLabel: 'EU 36', available: 5, price: { centAmount: 3495 } },
			{ sizeLabel: '12' },
			{ sizeLabel: '14' },
		],
		colorways: [
			{ colorwayId: 'LN-W01-SKY', isSoldOut: false },
			{ colorwayId: 'LN-W01-RST', name: 'Rust', isSoldOut: true },
		],
		breadcrumb: [
			{ id: 'women', path: ['women'] },
			{ id: 'w-shirts', path: ['women', 'shirts-blouses'] },
		],
		composition: [
			{
				part: 'main',
				fibres: [
					{ name: 'cotton', percent: 98 },
					{ name: 'elastane', percent: 2 },
				],
			},
		],
		manufacturer: { name: 'Linaire SAS', euResponsible: null },
		similar: [{ productId: 'LN-W02' }],
	})
	expect((await page('ln-w01-sky', { site: 'ch', language: 'fr' })).composition[0]?.fibres[1]?.name).toBe('élasthanne')
	expect((await page('ln-w01-sky', { site: 'ch', language: 'fr' })).price).toMatchObject({
		currency: 'CHF',
		percent: 30,
	})
})

test('what the law wants said: animal parts, who answers for it in the EU, fibres by weight in the language', async () => {
	const german = await page('ln-w04-a', { site: 'de', language: 'de' })
	expect(german).toMatchObject({
		hasAnimalParts: true,
		manufacturer: { ...maker, postalAddress: '1 Far Road, Leeds', euResponsible: responsible },
	})
	expect(german.composition).toEqual([
		{
			part: 'main',
			fibres: [
				{ name: 'Wolle', percent: 69.5 },
				{ name: 'Polyamid', percent: 20.5 },
				{ name: 'Seide', percent: 10 },
			],
		},
		{ part: 'lining', fibres: [{ name: 'Baumwolle', percent: 100 }] },
	])
	const french = await page('ln-w04-a', { site: 'fr', language: 'fr' })
	expect(french.composition[0]?.fibres.map(({ name }) => name)).toEqual(['laine', 'polyamide', 'soie'])
	expect((await page('ln-w01-sky')).hasAnimalParts).toBe(false)
})

test('an old slug, the bare id and another case still lead to the page, which names its own URL', async () => {
	for (const key of ['an-older-name-ln-w01-sky', 'ln-w01-sky', 'LN-W01-SKY'])
		expect((await page(key)).urlKey).toBe('striped-poplin-shirt-ln-w01-sky')
})

test('what was shown once is gone; what never was, or not yet, is unknown', async () => {
	const statusOf = async (key: string, site?: SiteCode) => (await get(`/catalog/products/${key}`, { site })).status
	expect(await statusOf('striped-poplin-shirt-ln-w01-old')).toBe(410)
	expect(await statusOf('striped-poplin-shirt-ln-w01-next')).toBe(404)
	expect(await statusOf('nothing-at-all')).toBe(404)
	expect(await statusOf('ln-w03-a')).toBe(404)
	expect(await statusOf('ln-w03-a', 'fr')).toBe(200)
})

test('publication begins and ends by the clock, without a new reading', async () => {
	expect((await get('/catalog/products/ln-w01-next')).status).toBe(404)
	clockAt = future
	expect((await get('/catalog/products/ln-w01-next')).status).toBe(200)
	expect((await get('/catalog/products/ln-w03-a', { site: 'fr' })).status).toBe(410)
	clockAt = now
	expect((await get('/catalog/products/ln-w01-next')).status).toBe(404)
})

test('the category tree holds what has a published product on the site', async () => {
	const tree = async (site: SiteCode, language: Language) =>
		(await (await get('/catalog/categories', { site, language })).json()) as CategoryNode[]
	expect(await tree('gb', 'en')).toEqual([
		{
			id: 'women',
			name: 'Women',
			slug: 'women',
			path: ['women'],
			intro: null,
			tile: null,
			children: [
				{
					id: 'w-shirts',
					name: 'Shirts & blouses',
					slug: 'shirts-blouses',
					path: ['women', 'shirts-blouses'],
					intro: null,
					tile: null,
					children: [],
				},
			],
		},
	])
	expect((await tree('fr', 'fr')).map(({ name }) => name)).toEqual(['Femme', 'Homme'])
})

test('changed words appear with the next version of the catalog, changed stock without', async () => {
	await db.updateTable('stock_levels').set({ on_hand: 0 }).where('sku', 'like', 'LN-W02-A-%').execute()
	await index.refresh()
	expect((await page('ln-w02-a')).variants.map(({ available }) => available)).toEqual([0, 0, 0])
	expect((await page('ln-w01-sky')).similar).toEqual([])
	await db
		.updateTable('product_texts')
		.set({ name: 'Plain shirt', description: 'New.' })
		.where('product_id', '=', 'LN-W02')
		.execute()
	expect((await page('ln-w02-a')).name).toBe('Striped poplin shirt')
	await db
		.updateTable('catalog_versions')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.execute()
	await index.refresh()
	expect(await page('ln-w02-a')).toMatchObject({ name: 'Plain shirt', description: 'New.' })
})

test('until the catalog is loaded there is no answer', async () => {
	const dead = createDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' })
	const errors: unknown[] = []
	const waiting = createCatalogIndex({ db: dead, clock: () => now, onError: (error) => errors.push(error) })
	const started = waiting.start()
	expect(() => waiting.on('fr')).toThrow('catalog-loading')
	expect(waiting.isReady()).toBe(false)
	await waiting.stop()
	await started
	expect(errors).not.toEqual([])
	await dead.destroy()
})
