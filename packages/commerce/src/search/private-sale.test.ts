import { OpenAPIHono } from '@hono/zod-openapi'
import type { SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { setPrices } from '../pricing/commands/set-prices.ts'
import { privateSalePeriod } from '../web-domains/rules/web-domain.ts'
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'
import type { ProductList } from './contract.ts'
import { searchRoutes } from './routes.ts'

const SALE = { startDate: '2026-11-20T08:00:00+01:00', endDate: '2026-11-22T23:59:59.999+01:00' }
const START = Date.parse(SALE.startDate)
const END = Date.parse(SALE.endDate)
let now = START
let db: Database
let drop: () => Promise<void>
let index: CatalogIndex

/** One style with two colors, of which the second is in the sale of France and Italy; one on an ordinary offer; one as ever. */
beforeAll(async () => {
	let url: string
	;({ db, drop, url } = await createTestDatabase())
	await insertSites(db)
	const privately = await insertProduct(db, {
		id: 'LN-W01',
		rank: 1,
		colorways: [{ id: 'LN-W01-SKY' }, { id: 'LN-W01-RST', family: 'orange' }],
	})
	const offer = { centAmount: 2995, from: new Date('2026-11-01T00:00:00Z') }
	await insertProduct(db, { id: 'LN-W02', rank: 2, colorways: [{ id: 'LN-W02-NVY', family: 'navy', offer }] })
	await insertProduct(db, { id: 'LN-W03', rank: 3, colorways: [{ id: 'LN-W03-SKY' }] })
	const inSale = { centAmount: 3495, ...privateSalePeriod(SALE), isPrivateSale: true }
	const prices = privately.colorways[1]!.skus.map((sku) => ({
		sku,
		centAmount: 4995,
		vatClass: 'standard' as const,
		offer: inSale,
	}))
	for (const site of ['fr', 'it'] as const)
		await db
			.transaction()
			.execute((tx) => setPrices(tx, { site, currency: 'EUR', now: new Date('2026-03-01T00:00:00Z'), prices }))
	index = createCatalogIndex({ db, clock: () => new Date(now), listen: url })
	await index.start()
})
afterAll(async () => {
	await index.stop()
	await drop()
})

async function list(query: string, { at, site = 'fr' }: { at: number; site?: SiteCode }): Promise<ProductList> {
	now = at
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', 'fr')
		await next()
	})
	const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }
	const response = await app.route('/', searchRoutes({ index })).request(`/search/products?${query}`, { headers })
	expect(response.status).toBe(200)
	return (await response.json()) as ProductList
}

const SALE_ONLY = 'private-sale=true'

test('the private sale lists exactly its colorways, from its first to its last millisecond (R122)', async () => {
	const shown = async (at: number) => (await list(SALE_ONLY, { at })).items.map(({ colorwayId }) => colorwayId)
	expect(await shown(START - 1)).toEqual([])
	expect(await shown(START)).toEqual(['LN-W01-RST'])
	expect(await shown(END)).toEqual(['LN-W01-RST'])
	expect(await shown(END + 1)).toEqual([])
})

test('its price and the prior price of the law come and go at the same instants', async () => {
	const price = async (at: number) => {
		const { items } = await list('color=orange', { at })
		return items[0]?.price
	}
	const regular = { centAmount: 4995, currency: 'EUR', prior: null, priorDays: null, percent: null }
	const reduced = { centAmount: 3495, currency: 'EUR', prior: 4995, priorDays: 30, percent: 30 }
	expect(await price(START - 1)).toEqual(regular)
	expect(await price(START)).toEqual(reduced)
	expect(await price(END)).toEqual(reduced)
	expect(await price(END + 1)).toEqual(regular)
})

test('another site has none of it', async () => {
	expect((await list(SALE_ONLY, { at: START, site: 'it' })).total).toBe(1)
	expect((await list(SALE_ONLY, { at: START, site: 'pl' })).total).toBe(0)
})

test('its facets speak of the sale alone, and it is narrowed like any list', async () => {
	const { facets, priceRange, offerCount } = await list(SALE_ONLY, { at: START })
	expect(facets.find(({ key }) => key === 'color')?.values.map(({ value }) => value)).toEqual(['orange'])
	expect([priceRange, offerCount]).toEqual([{ min: 3495, max: 3495 }, 1])
	expect((await list(`${SALE_ONLY}&color=navy`, { at: START })).total).toBe(0)
	expect((await list(`${SALE_ONLY}&size=40`, { at: START })).total).toBe(1)
	// Announced reductions that anybody may see are offers, too.
	expect((await list('offer=true', { at: START })).total).toBe(2)
	expect((await list('offer=true', { at: END + 1 })).total).toBe(1)
})
