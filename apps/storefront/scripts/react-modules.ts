import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = '\0react-module:'

/**
 * Gives the browser's build React as modules with named exports. React comes as CommonJS: every file that uses it would look its
 * functions up in an object, by names that no minifier can shorten.
 */
export function reactModules(): Plugin {
	const require = createRequire(import.meta.url)
	return {
		name: 'vitrine:react-modules',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: {
			filter: { id: /^react(?:\/jsx-runtime)?$/ },
			// React's own files require one another.
			handler: (source, importer, { kind }) =>
				kind === 'import-statement' && !importer?.startsWith(PREFIX) ? PREFIX + source : undefined,
		},
		load: {
			filter: { id: /^\0react-module:/ },
			handler(id) {
				const source = id.slice(PREFIX.length)
				const names = Object.keys(require(source) as object)
				const named = names.map((name) => `export const ${name} = react.${name};`)
				return `import react from ${JSON.stringify(source)};\nexport default react;\n${named.join('\n')}`
			},
		},
	}
}
