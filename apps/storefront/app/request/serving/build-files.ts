import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMMUTABLE } from './file-types.ts'
import type { RouteRules } from '#app/facts/addresses/route-rules.ts'
import { NO_RULES } from '#app/facts/deployment/current-build.ts'
import type { BuildMetadata } from '#app/facts/deployment/current-build.ts'

export type BuildFiles = {
	/** Undefined where nothing was built. */
	id: string | undefined
	/** `/builds/latest.json` and the metadata of this build; undefined for every other path. */
	answer(path: string): Response | undefined
}

/**
 * What the server tells open pages about the build it serves (R164, R166). The rules of the deployment are merged into those of
 * the build and into its id: metadata are kept for a year, so other rules need another name.
 */
export function createBuildFiles(clientFolder: string, rules: RouteRules = NO_RULES): BuildFiles {
	const latest = readBuilt<{ id: string; timestamp: number }>(clientFolder, 'latest.json')
	if (!latest) return { id: undefined, answer: () => undefined }
	const built = readBuilt<BuildMetadata>(clientFolder, `meta/${latest.id}.json`)
	const id = idWith(latest.id, rules)
	const metadata = JSON.stringify({ ...built, id, matcher: merged(built?.matcher ?? NO_RULES, rules) })
	const answers = new Map<string, [string, string]>([
		['/builds/latest.json', [JSON.stringify({ ...latest, id }), 'public, max-age=1']],
		[`/builds/meta/${id}.json`, [metadata, IMMUTABLE]],
	])
	return {
		id,
		answer(path) {
			const [body, cacheControl] = answers.get(path) ?? []
			if (!body || !cacheControl) return undefined
			const headers = {
				'Content-Type': 'application/json',
				'Cache-Control': cacheControl,
				'X-Content-Type-Options': 'nosniff',
			}
			return new Response(body, { headers })
		},
	}
}

function readBuilt<Content>(folder: string, name: string): Content | undefined {
	const file = join(folder, 'builds', name)
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function idWith(id: string, rules: RouteRules): string {
	const text = JSON.stringify(rules)
	if (text === JSON.stringify(NO_RULES)) return id
	return createHash('sha256')
		.update(id + text)
		.digest('hex')
		.slice(0, 16)
}

function merged(a: RouteRules, b: RouteRules): RouteRules {
	return {
		static: { ...a.static, ...b.static },
		wildcard: { ...a.wildcard, ...b.wildcard },
		dynamic: { ...a.dynamic, ...b.dynamic },
	}
}
