import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../../scripts/running/chromium.ts'
import { openServer } from '../src/database.ts'
import { DEMO_HOUSES, type DemoHouseName } from '../src/demo-house.ts'
import { writePlainPictures } from './plain-pictures.ts'
import { createDataFolder, startShopProcess } from './shop-process.ts'

const CACHE_FOLDER = fileURLToPath(new URL('../../../.vitrine/cache', import.meta.url))

declare module 'vitest' {
	interface ProvidedContext {
		/** The shop is at `http://localhost:<port>`; a site has its own host: `http://fr.localhost:<port>`. */
		shopUrl: string
		gatewayUrl: string
		/** URL of the shop's own database, for assertions. */
		databaseUrl: string
		chromiumPath: string
		/** The demo that is open. */
		house: DemoHouseName
	}
}

/**
 * Vitest global set-up: one shop with the small demo catalog for all browser tests, with plain pictures. `npm run tools -- screens`
 * asks for a whole catalog, and gets the true ones, each composed when it is shown and cached in the checkout.
 */
export default async function setup(project: TestProject) {
	const chromiumPath = findChromium()
	if (!chromiumPath) throw new Error('There is no Chromium: npm test fetches one, or CHROMIUM_PATH names it.')
	const house = DEMO_HOUSES.find((name) => name === process.env['VITRINE_DEMO']) ?? DEMO_HOUSES[0]
	const { dataFolder, remove } = await createDataFolder()
	const wholeCatalog = process.env['DEMO_CATALOG']
	const mediaFolder = wholeCatalog ? join(CACHE_FOLDER, 'media') : join(dataFolder, 'plain-media')
	const pictures = wholeCatalog ? Promise.resolve() : writePlainPictures(mediaFolder, house)
	const opening = pictures.then(() =>
		startShopProcess({
			dataFolder,
			env: {
				VITRINE_DEMO: house,
				DEMO_CATALOG: wholeCatalog ?? 'lite',
				CACHE_FOLDER,
				MEDIA_FOLDER: mediaFolder,
				RATE_LIMIT_PER_MINUTE: '1000000',
				// On a busy machine calls are slow, not failed.
				GATEWAY_TIMEOUT: '3600000',
				// Each visitor sends an address of their own, so that tests do not share rate limits.
				TRUSTED_PROXIES: '127.0.0.1,::1',
				UNPAID_ORDERS: '1000000',
				// No test reaches these hosts: tests intercept their requests.
				TAG_CONTAINER_ID: 'GTM-VITRINE',
				ABTASTY_ID: '0123456789abcdef0123456789abcdef',
				PARTNER_HOSTS: 'partner.example.com',
				// For tests that connect pages with settings of their own to this gateway.
				SUBSCRIPTION_KEYS: 'test-subscription-key',
			},
		}),
	)
	const shop = await opening.catch(async (error: unknown) => {
		await remove()
		throw error
	})
	project.provide('shopUrl', `http://localhost:${shop.port}`)
	project.provide('gatewayUrl', `http://localhost:${shop.gatewayPort}`)
	const { url } = await openServer(
		{ DATABASE_URL: undefined, VITRINE_DATA_FOLDER: dataFolder },
		{ log: () => undefined },
	)
	project.provide('databaseUrl', url)
	project.provide('chromiumPath', chromiumPath)
	project.provide('house', house)
	return async () => {
		await shop.end('SIGINT')
		await remove()
	}
}
