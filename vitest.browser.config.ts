import { defineConfig } from 'vitest/config'
import { TEST_LIMIT, WAIT_LIMIT } from './packages/testing/src/limits.ts'

/** Journeys through the whole shop in real Chromium, which CHROMIUM_PATH names: `npm test` finds or fetches one. */
export default defineConfig({
	test: {
		include: ['apps/*/e2e/**/*.test.ts'],
		testTimeout: TEST_LIMIT,
		hookTimeout: TEST_LIMIT,
		expect: { poll: { timeout: WAIT_LIMIT } },
		// A browser waits more than it works: three of them, shop and database fill two cores.
		maxWorkers: 3,
		// A worker loads its modules and starts its Chromium once; suites share nothing else, visitors have contexts of their own.
		isolate: false,
		globalSetup: ['apps/standalone/e2e/running-shop.ts'],
		// The built shop runs as Node loads it: what it writes into a document as text is a script there (`document/head/start-page.ts`).
		server: { deps: { external: [/\/server\/index\.js$/] } },
		provide: { isWholeMatrix: false },
		setupFiles: ['packages/market/src/install-seven-sites.ts', 'apps/storefront/e2e/each-test.ts'],
	},
})
