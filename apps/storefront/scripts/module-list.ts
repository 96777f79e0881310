import { mkdir, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '..')
const ROOT = join(FOLDER, '../..')

/**
 * Writes which sources of the checkout a build was made from, as the bundler knows it: `build/modules/{environment}.json`, an
 * array of paths relative to the checkout's root. `scripts/build-storefront.ts` reads it to tell whether a build is still true.
 */
export function moduleList(): Plugin {
	return {
		name: 'vitrine:module-list',
		apply: 'build',
		async generateBundle() {
			// Virtual modules and those of Node have no path.
			const paths = [...this.getModuleIds()]
				.filter((id) => isAbsolute(id))
				.map((id) => relative(ROOT, id.split('?')[0]!).split(sep).join('/'))
				.filter((path) => !path.startsWith('../') && !path.includes('node_modules/'))
			const folder = join(FOLDER, 'build/modules')
			await mkdir(folder, { recursive: true })
			const sources = [...new Set(paths)].sort()
			await writeFile(join(folder, `${this.environment.name}.json`), `${JSON.stringify(sources, null, '\t')}\n`)
		},
	}
}
