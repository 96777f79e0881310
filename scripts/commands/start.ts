import { buildStorefront } from '../running/build-storefront.ts'
import { defaultEnvironment } from '../running/environment.ts'

const { code, output } = await buildStorefront({ onBuild: () => console.log('Building the shop ...') })
if (code === 0) {
	// Before anything reads it: React chooses its build by it.
	Object.assign(process.env, defaultEnvironment('production'))
	await import('../../apps/standalone/src/main.ts')
} else {
	console.error(`${output}\nThe shop could not be built.`)
	process.exitCode = 1
}
