import { defineConfig } from 'vitest/config'
import browser from './vitest.browser.config.ts'

/** The walk of `npm run screens` through one house, which puts pictures of pages where the sheets are made of them. */
export default defineConfig({
	test: {
		...browser.test,
		include: ['apps/storefront/e2e/screens/*.screens.ts'],
		maxWorkers: 2,
	},
})
