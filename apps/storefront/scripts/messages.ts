import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = string | { [key: string]: Messages }

function compiled(messages: Messages): unknown {
	if (typeof messages === 'string') return compile(messages)
	return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compiled(value)]))
}

/**
 * Compiles the ICU messages of `messages/<language>.json` at build time, so that no page carries the ICU parser
 * (10 kB less to download). Needs the alias to `use-intl/format-message/format-only` in vite.config.ts.
 */
export function precompiledMessages(): Plugin {
	return {
		name: 'vitrine:messages',
		enforce: 'pre',
		transform: {
			filter: { id: /\/messages\/[a-z]{2}\.json$/ },
			handler(code) {
				const json = JSON.stringify(compiled(JSON.parse(code)))
				// JSON.parse of a string starts faster than an object literal of this size.
				return { code: `export default JSON.parse(${JSON.stringify(json)})`, map: null, moduleType: 'js' }
			},
		},
	}
}
