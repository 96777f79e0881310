import type { Plugin } from 'vite'
import { buildFonts } from './fonts.ts'
import { buildIcons } from './icons.ts'

let built: Promise<unknown> | undefined

/** Builds fonts and icon sprites before anything refers to them: once per process, though Vite builds twice. */
export function designAssets(brandFolder: string): Plugin {
	return {
		name: 'vitrine:design-assets',
		enforce: 'pre',
		async buildStart() {
			built ??= Promise.all([buildFonts(brandFolder), buildIcons()])
			await built
		},
	}
}
