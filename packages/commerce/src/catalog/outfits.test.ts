import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentBlock } from '../content/contract.ts'
import { insertOutfit } from '../content/fixtures.ts'
import { insertReview } from '../reviews/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { createCatalogIndex, type CatalogIndex } from '../search/catalog-index.ts'
import { readCompanions } from '../reviews/queries/companions.ts'
import type { ProductPage } from './contract.ts'
import { insertProduct, insertSites } from './fixtures.ts'
import { catalogRoutes } from './routes.ts'

const now = new Date('2026-11-21T10:00:00Z')
const past = new Date('2026-11-20T00:00:00Z')
const future = new Date('2026-12-01T00:00:00Z')
let db: Database
let drop: () => Promise<void>
let index: CatalogIndex

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const colorways = [{ id: 'A-SKY' }, { id: 'A-RST' }, { id: 'A-OLD', publishedUntil: past }]
	await insertProduct(db, { id: 'A', colorways })
	for (const id of ['B', 'C', 'D']) await insertProduct(db, { id, colorways: [{ id: `${id}-1` }] })
	index = createCatalogIndex({ db, clock: () => now })
	await index.start()
})
afterAll(async () => {
	await index.stop()
	await drop()
})

function get(path: string) {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', 'gb')
		c.set('language', 'en')
		await next()
	})
	const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }
	return app.route('/', catalogRoutes({ db, clock: () => now, index, readCompanions })).request(path, { headers })
}

test('outfits with a style: those with the color first, with the other garments, while they are shown or announced', async () => {
	await insertOutfit(db, { id: 'of-rust', colorways: ['A-RST', 'B-1'], position: -1 })
	await insertOutfit(db, { id: 'of-sky', colorways: ['B-1', 'A-SKY', 'C-1'], place: 'home' })
	await insertOutfit(db, { id: 'later', colorways: ['A-SKY', 'B-1'], shown_from: future })
	await insertOutfit(db, { id: 'over', colorways: ['A-SKY', 'B-1'], shown_until: now })
	await insertOutfit(db, { id: 'french', colorways: ['A-SKY', 'B-1'], sites: ['fr'] })
	await insertOutfit(db, { id: 'unpublished', colorways: ['A-OLD', 'B-1'] })
	await insertOutfit(db, { id: 'row', colorways: ['A-SKY'], kind: 'products' })
	const response = await get('/catalog/products/any-slug-a-sky/outfits')
	const outfits = (await response.json()) as ContentBlock[]
	expect(outfits.map(({ id, points }) => [id, points.map(({ colorwayId }) => colorwayId)])).toEqual([
		['later', ['B-1']],
		['of-sky', ['B-1', 'C-1']],
		['of-rust', ['B-1']],
	])
	expect(response.headers.get('surrogate-key')).toBe('outfits:A product:gb:A')
})

test('a product says whether there is anything to ask for beside it, and is named by both changes', async () => {
	async function read(key: string) {
		const response = await get(`/catalog/products/${key}?companions=true`)
		const { companions } = (await response.json()) as ProductPage
		return { ...companions, named: response.headers.get('surrogate-key')?.split(' ') }
	}
	expect(await read('b-1')).toMatchObject({ hasReviews: false, hasOutfits: true })
	const nothing = await read('d-1')
	expect(nothing).toMatchObject({ hasReviews: false, hasOutfits: false })
	expect(nothing.named).toEqual(expect.arrayContaining(['reviews:D', 'outfits:D']))
	await insertReview(db, { id: 'of-d', product_id: 'D', written_at: past })
	expect(await read('d-1')).toMatchObject({ hasReviews: true, hasOutfits: false })
	await db.updateTable('reviews').set({ status: 'pending' }).where('id', '=', 'of-d').execute()
	expect(await read('d-1')).toMatchObject({ hasReviews: false })
	await db.insertInto('fit_returns').values({ product_id: 'D', too_small: 1, too_large: 0 }).execute()
	expect(await read('d-1')).toMatchObject({ hasReviews: true })
})
