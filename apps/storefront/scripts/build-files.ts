import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { archivePreviousBuild } from './previous-builds.ts'
import { PRERENDERED_PATHS } from './prerendered-paths.ts'

const FOLDER = join(import.meta.dirname, '..')

/**
 * Gives a build its id and writes what open pages ask for: `builds/latest.json` and `builds/meta/{id}.json` (R164, R166). The
 * id follows from the browser's files, so that two machines that build the same sources serve one and the same build.
 */
export function buildFiles(): Plugin {
	return {
		name: 'vitrine:build-files',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		buildApp: {
			order: 'pre',
			handler: () => archivePreviousBuild(FOLDER),
		},
		buildStart() {
			// Without a hash: a document asks for it only when files with one are lost.
			const id = join(FOLDER, 'app/browser/builds/lost-page.ts')
			this.emitFile({ type: 'chunk', id, fileName: 'lost.js', preserveSignature: false })
		},
		generateBundle(_, bundle) {
			const hash = createHash('sha256')
			for (const name of Object.keys(bundle).sort()) hash.update(name).update('\0')
			const id = hash.digest('hex').slice(0, 16)
			const timestamp = Date.now()
			const rules = PRERENDERED_PATHS.map((path) => [path, { prerender: true }])
			const matcher = { static: Object.fromEntries(rules), wildcard: {}, dynamic: {} }
			const files = {
				'latest.json': { id, timestamp },
				[`meta/${id}.json`]: { id, timestamp, matcher, prerendered: PRERENDERED_PATHS },
			}
			for (const [name, content] of Object.entries(files))
				this.emitFile({ type: 'asset', fileName: `builds/${name}`, source: JSON.stringify(content) })
		},
	}
}
