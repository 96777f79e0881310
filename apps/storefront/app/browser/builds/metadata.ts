import { type BuildMetadata, currentBuild, NO_RULES } from '#app/facts/deployment/current-build.ts'

let metadataOfBuild: Promise<BuildMetadata> | undefined
let arrived: BuildMetadata | undefined

/** In the browser: what this build says about paths, fetched once. When it cannot be had there are no rules (R166). Never rejects. */
export function metadata(): Promise<BuildMetadata> {
	metadataOfBuild ??= fetchMetadata(currentBuild()?.id).then((fetched) => {
		arrived = fetched
		return fetched
	})
	return metadataOfBuild
}

/** In the browser: the same, when it is there without waiting. */
export function metadataAtHand(): BuildMetadata | undefined {
	return arrived
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
