import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { countryTables } from '../scripts/country-tables.ts'
import { designAssets } from '../scripts/design-assets.ts'
import { messageModules } from '../scripts/messages.ts'
import { lookOfShop } from './look-of-shop.ts'
import { samplePictures } from './sample-pictures.ts'

/** How Vite serves and builds the stories. `shop`: origin of a running shop whose look they wear; neutral without. */
export function storiesConfig({ shop }: { shop?: string | undefined } = {}): InlineConfig {
	return {
		root: import.meta.dirname,
		configFile: false,
		logLevel: 'warn',
		publicDir: '../public',
		plugins: [designAssets(), messageModules(), countryTables(), samplePictures(), ...(shop ? [lookOfShop(shop)] : [])],
		resolve: {
			alias: [
				{ find: /^use-intl$/, replacement: join(import.meta.dirname, '../app/document/languages/translations.tsx') },
			],
		},
		server: { port: 6006 },
		// React as it is while developing: it says what is wrong with markup.
		define: { 'process.env.NODE_ENV': '"development"' },
		build: { minify: false, target: 'baseline-widely-available', assetsInlineLimit: 0, emptyOutDir: true },
	}
}
