import { defineConfig } from 'vitest/config'

/** `npm run properties`: ten times the random cases of the gate. */
export default defineConfig({
	test: {
		include: ['packages/commerce/src/carts/rules.test.ts'],
		provide: { propertyRuns: 100_000 },
	},
})
