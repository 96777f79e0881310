/** A fault of a kind that people make, and what of `npm test` is to find it. */
export type Fault = {
	kind: string
	/** From the root of the checkout. */
	file: string
	/** Stands there once. */
	find: string
	replace: string
	/**
	 * Suites beside what is changed, as vitest takes names: those of the process, or journeys in Chromium. A `check` reads the
	 * sources. Any part of `npm test` will do that finds it soon; where these find nothing, all of it is asked.
	 */
	by: { suites: readonly string[] } | { journeys: readonly string[] } | { check: 'structure' | 'messages' | 'types' }
}
