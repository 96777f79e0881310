/** Paths of other systems (ERP, warehouse, carriers), which have keys of their own. */
export const OPERATED = ['/admin/', '/warehouse/'] as const

/** Paths of providers, probes, readers and verifiers of tokens. */
const EXEMPT = /^\/(health\/|payments\/webhooks\/|\.well-known\/|openapi\.json$|docs$)/

/** True for paths without subscription key, language and store. */
export function isExempt(path: string): boolean {
	return isOperated(path) || EXEMPT.test(path)
}

export function isOperated(path: string): boolean {
	return OPERATED.some((prefix) => path.startsWith(prefix))
}
