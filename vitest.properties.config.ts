import { defineConfig } from 'vitest/config'
import { TEST_LIMIT } from './packages/testing/src/limits.ts'

/** `npm run properties`: ten times the random cases of the gate. */
export default defineConfig({
	test: {
		testTimeout: TEST_LIMIT,
		setupFiles: ['packages/market/src/install-seven-sites.ts'],
		include: ['packages/commerce/src/carts/rules.test.ts'],
		provide: { propertyRuns: 100_000 },
	},
})
