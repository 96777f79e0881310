import { defineConfig } from 'vitest/config'

/** Journeys through the whole shop in real Chromium, which CHROMIUM_PATH names: `npm test` finds or fetches one. */
export default defineConfig({
	test: {
		include: ['apps/*/e2e/**/*.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 300_000,
		// A machine that is busy elsewhere makes a real browser late now and then; the report tells which test needed it.
		retry: 1,
		// Browser, shop and database share two cores.
		maxWorkers: 1,
		globalSetup: ['apps/standalone/e2e/running-shop.ts'],
	},
})
