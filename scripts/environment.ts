import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './run-program.ts'

/** Where a build takes words of its own from: what BRAND_FOLDER names, in a demo the demo's. Empty: the product's alone. */
export function brandFolder({ BRAND_FOLDER, VITRINE_DEMO, NODE_ENV } = process.env): string {
	if (BRAND_FOLDER) return resolve(ROOT, BRAND_FOLDER)
	const isDemo = VITRINE_DEMO ? !/^(false|0|no|off|n|disabled)$/i.test(VITRINE_DEMO) : NODE_ENV !== 'production'
	const demo = join(ROOT, 'demo/linaire/brand')
	return isDemo && existsSync(demo) ? demo : ''
}

/**
 * The defaults of a bare command: unless NODE_ENV says otherwise, a shop on trial, with React as in production where pages
 * come from the build. `local`: for this machine only, because the demo was not requested by name.
 */
export function defaultEnvironment(nodeEnv: 'development' | 'production'): Record<string, string> {
	if (process.env.NODE_ENV) return {}
	return { NODE_ENV: nodeEnv, VITRINE_DEMO: process.env.VITRINE_DEMO || 'local' }
}
