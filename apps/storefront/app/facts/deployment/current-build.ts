import type { RouteRules } from '#app/facts/addresses/route-rules.ts'

/** The build a document was made by: in the browser that of the open page. */
export type Build = {
	id: string
	/** Milliseconds between two questions for a newer one. */
	pollInterval: number
}

export type BuildMetadata = {
	id: string
	timestamp: number
	/** What the build and the deployment say about some paths. */
	matcher: RouteRules
	prerendered: readonly string[]
}

export const NO_RULES: RouteRules = { static: {}, wildcard: {}, dynamic: {} }

let current: Build | undefined

/** In the browser, once: while developing there is none. */
export function rememberBuild(build: Build | undefined): void {
	current = build
}

export function currentBuild(): Build | undefined {
	return current
}
