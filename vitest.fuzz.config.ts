import { defineConfig } from 'vitest/config'

/** `npm run fuzz`: ten times the requests of the gate, over every operation of the gateway. */
export default defineConfig({
	test: {
		include: ['apps/gateway/src/fuzz/fuzz.test.ts'],
		testTimeout: 30_000,
		hookTimeout: 120_000,
		provide: { fuzzRequests: 20_000 },
		globalSetup: ['packages/commerce/src/database/test-server.ts'],
	},
})
