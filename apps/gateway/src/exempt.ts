/** Paths that a provider, a probe or a reader calls: no product calls, so without subscription key, language and store. */
const EXEMPT = /^\/(health\/|payments\/webhooks\/|openapi\.json$|docs$)/

export function isExempt(path: string): boolean {
	return EXEMPT.test(path)
}
