import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const APP = join(import.meta.dirname, '../app/')

/**
 * Fails a build in which code of the floor `request/` reaches the browser. React Router has taken loaders, actions and guards
 * out of a page before its imports are resolved, so whatever still asks for that floor would be sent to visitors.
 */
export function serverOnly(): Plugin {
	return {
		name: 'vitrine:server-only',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		async resolveId(source, importer, options) {
			if (!importer || !/^(?:#app\/|\.)/.test(source)) return undefined
			const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
			const path = relative(APP, resolved?.id ?? '')
			if (path.startsWith('request/'))
				this.error(
					`${relative(APP, importer)} brings ${path} to the browser: the floor request/ is of the server alone`,
				)
			return resolved
		},
	}
}
