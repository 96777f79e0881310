import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../../scripts/chromium.ts'
import { openServer } from '../src/database.ts'
import { createDataFolder, startShopProcess } from './shop-process.ts'

const CACHE_FOLDER = fileURLToPath(new URL('../../../.vitrine/cache', import.meta.url))
const MEDIA_FOLDER = join(CACHE_FOLDER, 'media')

declare module 'vitest' {
	interface ProvidedContext {
		/** The shop as `http://localhost:<port>`; a site has its own host: `http://fr.localhost:<port>`. */
		shopUrl: string
		gatewayUrl: string
		/** Of the shop's own database, to read what it wrote down. */
		databaseUrl: string
		chromiumPath: string
		/** Of the pictures, for pages that a test serves itself. */
		mediaFolder: string
	}
}

/**
 * Vitest global set-up: one shop with the small demo catalog for all browser tests. Drawings and what is derived from them are
 * kept in the checkout's cache: their names are hashes, so nothing is drawn or encoded twice.
 */
export default async function setup(project: TestProject) {
	const chromiumPath = findChromium()
	if (!chromiumPath) throw new Error('There is no Chromium: npm test fetches one, or CHROMIUM_PATH names it.')
	const { dataFolder, remove } = await createDataFolder()
	const shop = await startShopProcess({
		dataFolder,
		env: {
			VITRINE_DEMO: 'true',
			DEMO_CATALOG: 'lite',
			CACHE_FOLDER,
			MEDIA_FOLDER,
			RATE_LIMIT_PER_MINUTE: '1000000',
			// A machine that has other work is late, and not out of order.
			GATEWAY_TIMEOUT: '60000',
			// Every visitor says an address of their own: what one may try too often, another may not lose.
			TRUSTED_PROXIES: '127.0.0.1,::1',
			UNPAID_ORDERS: '1000000',
			// No test reaches these hosts: who consents answers in their place.
			TAG_CONTAINER_ID: 'GTM-VITRINE',
			ABTASTY_ID: '0123456789abcdef0123456789abcdef',
			PARTNER_HOSTS: 'partner.example.com',
			// Known to tests that put pages of their own settings on this gateway.
			SUBSCRIPTION_KEYS: 'test-subscription-key',
		},
	}).catch(async (error: unknown) => {
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
	project.provide('mediaFolder', MEDIA_FOLDER)
	return async () => {
		await shop.end('SIGINT')
		await remove()
	}
}
