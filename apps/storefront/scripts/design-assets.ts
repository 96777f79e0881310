import type { Plugin } from 'vite'
import { buildIcons } from './icons.ts'

let built: Promise<unknown> | undefined

/** Builds the icon sprites before anything refers to them: once per process, though Vite builds twice. */
export function designAssets(): Plugin {
	return {
		name: 'vitrine:design-assets',
		enforce: 'pre',
		async buildStart() {
			built ??= buildIcons()
			await built
		},
	}
}
