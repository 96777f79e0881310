import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The one place that pages take the look of a shop from: `#brand/` leads into the folder of the brand this build is made for. */
export function brandAlias(folder: string) {
	return [{ find: /^#brand\//, replacement: `${folder}/` }]
}

const FAVICON = 'favicon.svg'

/** Serves what of the brand has a fixed address: its small picture, in tabs and beside search results. */
export function brandFiles(folder: string): Plugin {
	const file = join(folder, FAVICON)
	return {
		name: 'vitrine:brand-files',
		generateBundle() {
			if (this.environment.name !== 'client') return
			this.emitFile({ type: 'asset', fileName: FAVICON, source: readFileSync(file) })
		},
		configureServer({ middlewares }) {
			middlewares.use(`/${FAVICON}`, (_, response) => {
				response.setHeader('content-type', 'image/svg+xml').end(readFileSync(file))
			})
		},
	}
}
