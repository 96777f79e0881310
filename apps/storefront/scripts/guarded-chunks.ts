import { join } from 'node:path'
import type { Plugin } from 'vite'

const BUILDS = join(import.meta.dirname, '../app/browser/builds')
const OF_ROUTES = /\/react-router\/dist\/.*\/routeModules\.js$/
const OF_PARTS = /vite\/preload-helper\.js$/

/**
 * Puts our functions in the place of those that fetch code in the browser's build; neither library offers another way in. React
 * Router's `loadRouteModule` answers every lost file with `location.reload()` and never comes back; Vite's helper knows no
 * styles within a document, and is four times as long. The build fails when a newer version has moved one of them.
 */
export function guardedChunks(): Plugin {
	const missing = new Set(['routeModules.js', 'preload-helper.js'])
	return {
		name: 'vitrine:guarded-chunks',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: {
			filter: { id: /routeModules\.js$/ },
			async handler(source, importer, options) {
				const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
				if (!resolved || !OF_ROUTES.test(resolved.id)) return resolved
				missing.delete('routeModules.js')
				return join(BUILDS, 'load-route-module.ts')
			},
		},
		transform: {
			filter: { id: OF_PARTS },
			handler() {
				missing.delete('preload-helper.js')
				return `export { loadPart as __vitePreload } from ${JSON.stringify(join(BUILDS, 'load-part.ts'))}`
			},
		},
		buildEnd(error) {
			if (!error && missing.size > 0) this.error(`Code is no longer fetched through ${[...missing].join(', ')}`)
		},
	}
}
