import { defineConfig } from 'vitest/config'
import browser from '../../../vitest.browser.config.ts'

/** Only the journeys of the shop; `npm test` runs those of every app. Run from the checkout's root. */
export default defineConfig({ test: { ...browser.test, include: ['apps/storefront/e2e/**/*.test.ts'] } })
