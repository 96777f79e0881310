import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { insertStore } from './fixtures.ts'
import { storeRoutes } from './routes.ts'
import { distanceMeters } from './rules.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	await insertStore(db, { id: 'paris', site: 'fr', city: 'Paris', postalCode: '75004', at: [48.857, 2.352] })
	await insertStore(db, { id: 'lyon', site: 'fr', city: 'Lyon', postalCode: '69002', at: [45.757, 4.832] })
	await insertStore(db, {
		id: 'saint-etienne',
		site: 'fr',
		city: 'Saint-Étienne',
		postalCode: '42000',
		at: [45.439, 4.387],
	})
	await insertStore(db, { id: 'lille', site: 'fr', city: 'Lille', postalCode: '59000', at: [50.637, 3.063] })
	await insertStore(db, { id: 'london', site: 'gb', city: 'London', postalCode: 'W1B 5AH', at: [51.513, -0.14] })
})
afterAll(() => drop())

function get(path: string, site: 'fr' | 'gb' = 'fr') {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		await next()
	})
	const headers = { 'accept-language': 'fr-FR', 'ocp-apim-subscription-key': 'demo', 'x-store-id': '001' }
	return app.route('/', storeRoutes({ db })).request(path, { headers })
}

async function slugs(path: string, site: 'fr' | 'gb' = 'fr'): Promise<string[]> {
	const stores = (await (await get(path, site)).json()) as { slug: string }[]
	return stores.map((store) => store.slug)
}

test.each([
	['', ['lille', 'lyon', 'paris', 'saint-etienne']],
	['?q=', ['lille', 'lyon', 'paris', 'saint-etienne']],
	['?q=Lyon', ['lyon', 'saint-etienne', 'paris', 'lille']],
	['?q=saint%20etienne', ['saint-etienne', 'lyon', 'paris', 'lille']],
	['?q=sai', ['saint-etienne', 'lyon', 'paris', 'lille']],
	['?q=69003', ['lyon', 'saint-etienne', 'paris', 'lille']],
	['?q=59%20100', ['lille', 'paris', 'lyon', 'saint-etienne']],
	['?q=Nowhere', ['lille', 'lyon', 'paris', 'saint-etienne']],
])('GET /stores%s', async (query, expected) => expect(await slugs(`/stores${query}`)).toEqual(expected))

test('a site sees its own stores only', async () => {
	expect(await slugs('/stores?q=w1b%205ah', 'gb')).toEqual(['london'])
	expect((await get('/stores/london')).status).toBe(404)
})

test('one store with its opening hours', async () => {
	expect(await (await get('/stores/lyon')).json()).toMatchObject({
		id: 'lyon',
		city: 'Lyon',
		postalCode: '69002',
		latitude: 45.757,
		openingHours: [
			[['10:00', '19:00']],
			expect.anything(),
			expect.anything(),
			expect.anything(),
			expect.anything(),
			[],
			[],
		],
		services: ['click-and-collect'],
	})
})

test('Paris and Lyon are about 392 km apart', () => {
	const metres = distanceMeters({ latitude: 48.857, longitude: 2.352 }, { latitude: 45.757, longitude: 4.832 })
	expect(Math.abs(metres - 392_000)).toBeLessThan(2_000)
})
