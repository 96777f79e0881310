import { currentBuild } from './current-build.ts'

/** What a build says about some paths (R166); only rules a browser can follow. */
export type PathRule = {
	prerender?: boolean
	redirect?: string
	appMiddleware?: Readonly<Record<string, boolean>>
}
export type RuleMatcher = {
	/** By whole path, by path with everything below it, by pattern. */
	static: Readonly<Record<string, PathRule>>
	wildcard: Readonly<Record<string, PathRule>>
	dynamic: Readonly<Record<string, PathRule>>
}
export type BuildMetadata = {
	id: string
	timestamp: number
	matcher: RuleMatcher
	prerendered: readonly string[]
}

export const NO_RULES: RuleMatcher = { static: {}, wildcard: {}, dynamic: {} }

let metadataOfBuild: Promise<BuildMetadata> | undefined

/** In the browser: what this build says about paths, fetched once. When it cannot be had there are no rules (R166). Never rejects. */
export function metadata(): Promise<BuildMetadata> {
	metadataOfBuild ??= fetchMetadata(currentBuild()?.id)
	return metadataOfBuild
}

async function fetchMetadata(id: string | undefined): Promise<BuildMetadata> {
	const none = { id: id ?? '', timestamp: 0, matcher: NO_RULES, prerendered: [] }
	if (!id) return none
	try {
		const response = await fetch(`/builds/meta/${id}.json`)
		if (!response.ok) throw new Error(`Status ${response.status}`)
		return await response.json()
	} catch (error) {
		console.error('[vitrine] Error fetching app manifest.', error)
		return none
	}
}
