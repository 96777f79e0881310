import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { designAssets } from './scripts/design-assets.ts'
import { precompiledMessages } from './scripts/messages.ts'

export default defineConfig({
	plugins: [designAssets(), precompiledMessages(), tailwind(), reactRouter()],
	resolve: {
		// Messages are compiled at build time (scripts/messages.ts), so the pages carry the formatter only.
		alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
	},
	// Bundled, so that the alias above also holds on the server.
	ssr: { noExternal: ['use-intl'] },
	environments: {
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
