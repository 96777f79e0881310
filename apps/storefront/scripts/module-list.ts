import { mkdir, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '..')
const ROOT = join(FOLDER, '../..')

/**
 * Writes which sources of the checkout a build was made from, as the bundler knows it: `build/modules/{environment}.json`, an
 * array of paths relative to the checkout's root. `scripts/running/build-storefront.ts` reads it to tell whether a build is still true.
 * Of the browser's build also what each script is made of: `build/modules/chunks.json`, from the script's name to its modules and
 * their bytes before compression, the heaviest first.
 */
export function moduleList(): Plugin {
	return {
		name: 'vitrine:module-list',
		apply: 'build',
		async generateBundle(_options, bundle) {
			// Virtual modules and those of Node have no path.
			const paths = [...this.getModuleIds()]
				.filter((id) => isAbsolute(id))
				.map((id) => relative(ROOT, id.split('?')[0]!).split(sep).join('/'))
				.filter((path) => !path.startsWith('../') && !path.includes('node_modules/'))
			const folder = join(FOLDER, 'build/modules')
			await mkdir(folder, { recursive: true })
			const sources = [...new Set(paths)].sort()
			await writeFile(join(folder, `${this.environment.name}.json`), `${JSON.stringify(sources, null, '\t')}\n`)
			if (this.environment.name !== 'client') return
			const chunks = Object.values(bundle).flatMap((file) =>
				file.type === 'chunk' ? [[file.fileName, heaviestFirst(file.modules)] as const] : [],
			)
			await writeFile(join(folder, 'chunks.json'), `${JSON.stringify(Object.fromEntries(chunks), null, '\t')}\n`)
		},
	}
}

function heaviestFirst(modules: Record<string, { renderedLength: number }>): [path: string, bytes: number][] {
	return Object.entries(modules)
		.map(([id, { renderedLength }]): [string, number] => [relative(ROOT, id), renderedLength])
		.sort(([, one], [, other]) => other - one)
}
