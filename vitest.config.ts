import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
		exclude: ['**/node_modules/**', '**/e2e/**', '**/build/**'],
		testTimeout: 30_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
		provide: { fuzzRequests: 2_000, propertyRuns: 10_000 },
		globalSetup: ['packages/commerce/src/database/test-server.ts'],
	},
})
