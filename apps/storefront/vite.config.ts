import { join, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { brandAlias, brandFiles } from './scripts/brand.ts'
import { buildFiles } from './scripts/build-files.ts'
import { designAssets } from './scripts/design-assets.ts'
import { guardedChunks } from './scripts/guarded-chunks.ts'
import { leanLibraries } from './scripts/lean-libraries.ts'
import { messageModules } from './scripts/messages.ts'
import { moduleList } from './scripts/module-list.ts'
import { serverOnly } from './scripts/server-only.ts'

/** Whose look this build has; without one, the sober look of the product. */
const brandFolder = resolve(process.env.BRAND_FOLDER ?? join(import.meta.dirname, 'brand'))

export default defineConfig({
	plugins: [
		designAssets(brandFolder),
		brandFiles(brandFolder),
		messageModules({ brandFolder }),
		guardedChunks(),
		leanLibraries(),
		serverOnly(),
		reactRouter(),
		buildFiles(),
		moduleList(),
	],
	resolve: {
		alias: [
			...brandAlias(brandFolder),
			// Messages are compiled at build time (scripts/messages.ts), so the pages carry the formatter only.
			{ find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
		],
	},
	// Known before the first page: a dependency found on the way would have the browser load everything anew.
	optimizeDeps: {
		entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'],
		include: ['@formatjs/fast-memoize', 'hono/utils/cookie'],
	},
	// Bundled, so that the alias above also holds on the server.
	ssr: { noExternal: ['use-intl'] },
	environments: {
		// Few files on a first visit: React with its router, what every page shares, and the page itself.
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{
									name: 'react',
									test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router|turbo-stream|cookie|set-cookie-parser)\//,
								},
								{
									name: 'shell',
									// What the cookie layer and its page share comes with whichever is asked for, and what forms share with them.
									test: /(app\/(ui|facts|request|document|browser)\/(?!consent\/proof|consent\/purpose-switches|forms\/(?!form-problems)|dates|addresses|gift-cards|products|cart|categories|lists|layout\/bare-layout|sign-in|reservations|orders|account|pricing\/payment-names|radio-card|password-field|quantity-stepper|choice|progress-thread|chip|error-summary|breadcrumb|layout\/page-breadcrumb|select|thread-gauge|skeleton|empty-state|address-lines|text-field|field\.)|brand\/brand\.ts|node_modules\/(use-intl|@formatjs|icu-minify)|packages\/market)/,
									minShareCount: 2,
								},
								{
									// What starts a document, in one file instead of four.
									name: 'start',
									test: /app\/(?:browser\/(?:navigation\/(?!prefetching)|router\/|measuring\/page-tracking|consent-layer\/(?:consent-slot|use-tags|when-quiet|consent-mode)|builds\/(?:newer-data|lost-scripts|new-build|metadata|load-route|reload|guard))|document\/(?:document|tracking\/context|device-marks\/late|signed-in\/session-slot)|routes\/cart\/(?:mini-cart-slot|use-taken-over)|ui\/navigation-thread|root\.tsx|entry\.client)/,
								},
								{
									name: 'forms',
									test: /app\/document\/forms\/(use-form|form-parts)/,
									minShareCount: 2,
								},
							],
						},
					},
				},
			},
		},
		// The server build is our Hono app; it imports `virtual:react-router/server-build` itself.
		ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
	},
	build: {
		target: 'baseline-widely-available',
		cssMinify: 'lightningcss',
		// A font or picture inside the stylesheet would be paid by every page: always a file with a hash.
		assetsInlineLimit: 0,
	},
})
