import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../../scripts/chromium.ts'
import { openServer } from '../src/database.ts'
import { DEMO_HOUSES, type DemoHouseName } from '../src/demo-house.ts'
import { createDataFolder, startShopProcess } from './shop-process.ts'

const CACHE_FOLDER = fileURLToPath(new URL('../../../.vitrine/cache', import.meta.url))
const MEDIA_FOLDER = join(CACHE_FOLDER, 'media')

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
 * Vitest global set-up: one shop with the small demo catalog for all browser tests. Pictures are cached in the
 * checkout by hash, so nothing is composed or encoded twice.
 */
export default async function setup(project: TestProject) {
	const chromiumPath = findChromium()
	if (!chromiumPath) throw new Error('There is no Chromium: npm test fetches one, or CHROMIUM_PATH names it.')
	const house = DEMO_HOUSES.find((name) => name === process.env['VITRINE_DEMO']) ?? DEMO_HOUSES[0]
	const { dataFolder, remove } = await createDataFolder()
	const shop = await startShopProcess({
		dataFolder,
		env: {
			VITRINE_DEMO: house,
			// `npm run screens` asks for the whole of one.
			DEMO_CATALOG: process.env['DEMO_CATALOG'] ?? 'lite',
			CACHE_FOLDER,
			MEDIA_FOLDER,
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
	}).catch(async (error: unknown) => {
		await remove()
		throw error
	})
	// Composing beside the tests would take their time; `npm run screens` waits for the pictures of each page it shows.
	if (process.env['DEMO_CATALOG'] === undefined) await shop.said('goods have their pictures')
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
