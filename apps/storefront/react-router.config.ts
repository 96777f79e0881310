import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeBrowserManifest } from './scripts/browser-manifest.ts'
import { prerender } from './scripts/prerender.ts'
import { deleteCurrentBuild } from './scripts/previous-builds.ts'

export default {
	appDirectory: 'app',
	buildDirectory: 'build',
	ssr: true,
	// Our server knows every route; sending the whole list once costs less than asking for it link by link.
	routeDiscovery: { mode: 'initial' },
	// Its own way of prerendering starts its own server; ours is a Hono app that it does not know.
	async buildEnd({ viteConfig }) {
		await writeBrowserManifest(join(viteConfig.root, 'build/client'))
		await prerender(join(viteConfig.root, 'build'))
		await deleteCurrentBuild(viteConfig.root)
	},
} satisfies Config
