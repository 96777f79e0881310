import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '../app/browser/builds/load-route-module.ts')
const THEIRS = /\/react-router\/dist\/.*\/routeModules\.js$/

/**
 * Puts our `loadRouteModule` in the place of React Router's in the browser's build. It offers no other way in: its own answers
 * every lost file with `location.reload()` and never comes back. The build fails when a newer React Router has moved it.
 */
export function guardedChunks(): Plugin {
	let isReplaced = false
	return {
		name: 'vitrine:guarded-chunks',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: {
			filter: { id: /routeModules\.js$/ },
			async handler(source, importer, options) {
				const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
				if (!resolved || !THEIRS.test(resolved.id)) return resolved
				isReplaced = true
				return OURS
			},
		},
		buildEnd(error) {
			if (!error && !isReplaced) this.error('React Router no longer loads routes through routeModules.js')
		},
	}
}
