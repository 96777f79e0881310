import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildFiles } from './scripts/build-files.ts'
import { countryTables } from './scripts/country-tables.ts'
import { designAssets } from './scripts/design-assets.ts'
import { guardedChunks } from './scripts/guarded-chunks.ts'
import { leanLibraries } from './scripts/lean-libraries.ts'
import { messageModules } from './scripts/messages.ts'
import { moduleList } from './scripts/module-list.ts'
import { reactModules } from './scripts/react-modules.ts'
import { serverOnly } from './scripts/server-only.ts'
import { serverParts } from './scripts/server-parts.ts'

export default defineConfig({
	plugins: [
		designAssets(),
		messageModules(),
		countryTables(),
		guardedChunks(),
		leanLibraries(),
		reactModules(),
		serverOnly(),
		serverParts(),
		reactRouter(),
		buildFiles(),
		moduleList(),
	],
	resolve: {
		alias: [
			// Its types, without what pages never use (decision 0078).
			{ find: /^use-intl$/, replacement: join(import.meta.dirname, 'app/document/languages/translations.tsx') },
		],
	},
	// Known before the first page: a dependency found on the way would have the browser load everything anew.
	optimizeDeps: {
		entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'],
		include: ['hono/utils/cookie', 'icu-minify/format'],
	},
	environments: {
		// Few files on a first visit: React with its router, what every page shares, and the page itself.
		client: {
			build: {
				rolldownOptions: {
					// A property that nobody uses is not read.
					treeshake: { propertyReadSideEffects: false },
					output: {
						codeSplitting: {
							groups: [
								{
									name: 'react',
									test: /^\0react-module:|node_modules\/(react|react-dom|scheduler|react-router|@react-router|turbo-stream|cookie|set-cookie-parser)\//,
								},
								{
									// With everything they import: what every page of the shop needs, and nothing else.
									name: 'shell',
									test: /app\/(?:entry\.client|root|document\/layout\/(?:shop|page-breadcrumb)|document\/products\/product-card|document\/languages\/emphasis|document\/tracking\/use-error-event|ui\/(?:text-field|notice))\.tsx?$/,
								},
								{
									name: 'forms',
									test: /app\/document\/forms\/(use-form|form-parts)/,
									minShareCount: 2,
								},
								{
									name: 'sign-in',
									test: /app\/(?:document\/sign-in\/(?:sign-in-form|return-query|passkeys\/use-passkey-support)|ui\/(?:password-field|choice))\.tsx?$/,
								},
								{
									// What every page fetches once it lives, whoever asks for it.
									name: 'after-start',
									test: /app\/browser\/(?:after-start\/parts|builds\/start)\.tsx?$/,
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
