import { defineConfig } from 'vitest/config'

/** Only the journeys of the shop; `npm test` runs those of every app. Run from the checkout's root. */
export default defineConfig({
	test: {
		include: ['apps/storefront/e2e/**/*.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 300_000,
		// Browser, shop and database share two cores.
		maxWorkers: 1,
		globalSetup: ['apps/standalone/e2e/running-shop.ts'],
	},
})
