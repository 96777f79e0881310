/** Paths that a provider, a probe, a warehouse, a reader or who verifies our tokens calls: no product calls, so without subscription key, language and store. */
const EXEMPT = /^\/(health\/|payments\/webhooks\/|warehouse\/|\.well-known\/|openapi\.json$|docs$)/
const OPERATED = /^\/warehouse\//

export function isExempt(path: string): boolean {
	return EXEMPT.test(path)
}

/** Paths of the warehouse and the carriers: they have a key of their own. */
export function isOperated(path: string): boolean {
	return OPERATED.test(path)
}
