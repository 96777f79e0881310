import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messageModules } from './apps/storefront/scripts/messages.ts'
import { TEST_LIMIT, WAIT_LIMIT } from './packages/testing/src/limits.ts'

/** Suites that change what others see of the process (its console, timers, globals, folder, the parts of the error pages): each in a process of its own. */
const ALONE = [
	'apps/standalone/src/catalog/*.test.ts',
	'apps/storefront/app/routes/private-sale/pages.test.ts',
	'apps/storefront/app/browser/builds/*.test.ts',
	'apps/storefront/app/document/errors/*.test.ts',
	'apps/storefront/app/ui/icon/icon.test.tsx',
	'packages/commerce/src/documents/pdf.test.ts',
	'scripts/**/*.test.ts',
]
const TOGETHER = ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'demo/**/*.test.ts']
const BROWSER = ['apps/*/e2e/**/*.test.ts']
const NEVER = ['**/node_modules/**', '**/build/**']
const IN_BROWSER = '**/e2e/**'

/** Programs that tests start find their modules compiled: a quarter less of processor time for each start. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, 'node_modules/.cache/node-compile')

const plugins = [messageModules({ isCompiled: false })]
const limits = { testTimeout: TEST_LIMIT, hookTimeout: TEST_LIMIT, expect: { poll: { timeout: WAIT_LIMIT } } }
const onPostgres = {
	...limits,
	globalSetup: ['packages/commerce/src/database/test-server.ts'],
	setupFiles: ['packages/market/src/install-seven-sites.ts'],
	maxWorkers: 2,
	env: { NODE_COMPILE_CACHE },
}
/** Chromium, which CHROMIUM_PATH names: `npm test` finds or fetches one. */
const inChromium = {
	...limits,
	// A worker loads its modules and starts its Chromium once; suites share nothing else, visitors have contexts of their own.
	isolate: false,
	globalSetup: ['apps/standalone/e2e/running-shop.ts'],
	// The built shop runs as Node loads it: what it writes into a document as text is a script there (`document/head/start-page.ts`).
	server: { deps: { external: [/\/server\/index\.js$/] } },
	setupFiles: ['packages/market/src/install-seven-sites.ts', 'apps/storefront/e2e/each-test.ts'],
	env: { NODE_COMPILE_CACHE },
}

/**
 * `--mode whole`, the part `steady` of `npm run everything`: those suites of which the gate tries a part or nothing, and all of
 * them. `--mode hesitant`, its part of that name: pages render late.
 */
export default defineConfig(({ mode }) => {
	const isWhole = mode === 'whole'
	const suites = (include: string[]) =>
		isWhole ? globSync(include, { cwd: import.meta.dirname, exclude: NEVER }).filter(isTriedInPart) : include
	const provide = { isWhole, isHesitant: mode === 'hesitant' }
	return {
		test: {
			projects: [
				{
					plugins,
					// Each suite has a database of its own, so that they may share what a worker has loaded: loading is most of their time.
					test: {
						...onPostgres,
						name: 'together',
						include: suites(TOGETHER),
						exclude: [...NEVER, IN_BROWSER, ...ALONE],
						isolate: false,
						provide,
					},
				},
				{
					plugins,
					test: { ...onPostgres, name: 'alone', include: suites(ALONE), exclude: [...NEVER, IN_BROWSER], provide },
				},
				{
					// A browser waits more than it works: three of them, shop and database fill two cores.
					test: {
						...inChromium,
						name: 'browser',
						include: suites(BROWSER),
						maxWorkers: 3,
						sequence: { groupOrder: 1 },
						provide,
					},
				},
				{
					// The walk of `npm run tools -- screens` through one house, which puts pictures of pages where the sheets are made of them.
					test: {
						...inChromium,
						name: 'screens',
						include: ['apps/storefront/e2e/screens/*.screens.ts'],
						maxWorkers: 2,
						sequence: { groupOrder: 2 },
						provide,
					},
				},
			],
		},
	}
})

/** Of a matrix, of chance, which draws the same cases in the gate, or of art that is checked when it changes. */
function isTriedInPart(file: string): boolean {
	return /@vitrine\/testing\/(?:matrix|chance|checked)'/.test(readFileSync(join(import.meta.dirname, file), 'utf8'))
}
