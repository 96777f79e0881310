import { buildStorefront } from '../build-storefront.ts'
import { become } from '../run-program.ts'

const { code, output } = await buildStorefront({ onBuild: () => console.log('Building the shop ...') })
if (code === 0) await become(process.execPath, ['scripts/screens/main.ts', ...process.argv.slice(2)])
else {
	console.error(`${output}\nThe shop could not be built.`)
	process.exitCode = 1
}
