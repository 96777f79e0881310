import { defineConfig } from 'vitest/config'
import { messageModules } from './apps/storefront/scripts/messages.ts'
import { TEST_LIMIT, WAIT_LIMIT } from './packages/testing/src/limits.ts'

/** Suites that change what others see of the process (its console, timers, globals, the parts of the error pages): each in a process of its own. */
const ALONE = [
	'apps/storefront/app/routes/private-sale/pages.test.ts',
	'apps/storefront/app/browser/builds/*.test.ts',
	'apps/storefront/app/document/errors/*.test.ts',
	'apps/storefront/app/ui/icon/icon.test.tsx',
	'packages/commerce/src/documents/pdf.test.ts',
	'scripts/**/*.test.ts',
]
const NEVER = ['**/node_modules/**', '**/e2e/**', '**/build/**']

/** What every test on PostgreSQL needs; the gate's share of what `npm run fuzz` and `npm run properties` try in full. */
export const onPostgres = {
	testTimeout: TEST_LIMIT,
	hookTimeout: TEST_LIMIT,
	expect: { poll: { timeout: WAIT_LIMIT } },
	provide: { fuzzRequests: 2_000, propertyRuns: 10_000 },
	globalSetup: ['packages/commerce/src/database/test-server.ts'],
	setupFiles: ['packages/market/src/install-seven-sites.ts'],
}

const plugins = [messageModules({ isCompiled: false })]

export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: [
			{
				plugins,
				// Each suite has a database of its own, so that they may share what a worker has loaded: loading is most of their time.
				test: {
					...onPostgres,
					name: 'together',
					include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
					exclude: [...NEVER, ...ALONE],
					isolate: false,
				},
			},
			{ plugins, test: { ...onPostgres, name: 'alone', include: ALONE, exclude: NEVER } },
		],
	},
})
