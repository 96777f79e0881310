/** Paths of providers, probes, warehouse, readers and verifiers of tokens: without subscription key, language and store. */
const EXEMPT = /^\/(health\/|payments\/webhooks\/|warehouse\/|\.well-known\/|openapi\.json$|docs$)/
const OPERATED = /^\/warehouse\//

export function isExempt(path: string): boolean {
	return EXEMPT.test(path)
}

/** True for paths of warehouse and carriers, which have a key of their own. */
export function isOperated(path: string): boolean {
	return OPERATED.test(path)
}
