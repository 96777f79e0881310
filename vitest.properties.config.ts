import { defineConfig } from 'vitest/config'

/** `npm run properties`: ten times the random cases of the gate. */
export default defineConfig({
	test: {
		setupFiles: ['packages/market/src/install-seven-sites.ts'],
		include: ['packages/commerce/src/carts/rules.test.ts'],
		provide: { propertyRuns: 100_000 },
	},
})
