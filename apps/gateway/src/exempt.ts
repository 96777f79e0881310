/** Paths that a provider, a probe, a reader or who verifies our tokens calls: no product calls, so without subscription key, language and store. */
const EXEMPT = /^\/(health\/|payments\/webhooks\/|\.well-known\/|openapi\.json$|docs$)/

export function isExempt(path: string): boolean {
	return EXEMPT.test(path)
}
