import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import browser from './vitest.browser.config.ts'

const suites = globSync('apps/*/e2e/**/*.test.ts', { cwd: import.meta.dirname })

function hasMatrix(file: string): boolean {
	return readFileSync(join(import.meta.dirname, file), 'utf8').includes("/matrix.ts'")
}

/** The browser suites of which the gate runs a part or nothing, as a whole: every width, site and language of their matrices. */
export default defineConfig({
	test: {
		...browser.test,
		include: suites.filter(hasMatrix),
		provide: { isWholeMatrix: true },
	},
})
