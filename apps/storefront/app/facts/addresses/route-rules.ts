import { isExternal } from './destination.ts'

export type RouteRule = {
	/** Where this address leads now; external targets are the deployment's to allow. */
	redirect?: { to: string; status: 301 | 302 | 307 | 308 }
	/** Page guards added to the page's own (true) or taken away (false), by name. */
	appMiddleware?: Readonly<Record<string, boolean>>
	/** Whether the build writes the page as a file. */
	prerender?: boolean
}

/**
 * Rules of a deployment by path without its last slash (R160, R166): whole paths, prefixes (`/fr/old` for `/fr/old/**`), and
 * patterns in which `*` is one segment and a last `**` any number. Each from the least to the most specific.
 */
export type RouteRules = Readonly<Record<'static' | 'wildcard' | 'dynamic', Readonly<Record<string, RouteRule>>>>

/** What the rules say about a path, with or without its last slash; the more specific rule wins, field by field. */
export function matchRules(rules: RouteRules, pathname: string): RouteRule {
	const path = pathname.replace(/\/+$/, '')
	const own = Object.hasOwn(rules.static, path || '/') ? rules.static[path || '/'] : undefined
	const found = [
		...Object.entries(rules.wildcard).map(([prefix, rule]) => filled(rule, restBelow(path, prefix))),
		...Object.entries(rules.dynamic).map(([pattern, rule]) => filled(rule, restOfPattern(path, pattern))),
		own && filled(own, ''),
	].filter((rule) => rule !== undefined)
	const appMiddleware = Object.assign({}, ...found.map((rule) => rule.appMiddleware))
	return Object.assign({}, ...found, Object.keys(appMiddleware).length > 0 && { appMiddleware })
}

/** Where the rules send an address: its query is merged into the target's, its hash kept unless the target has one (R160). */
export function ruleRedirect(rules: RouteRules, url: URL): RouteRule['redirect'] {
	const { redirect } = matchRules(rules, url.pathname)
	return redirect && { ...redirect, to: withQueryAndHash(redirect.to, url) }
}

function restBelow(path: string, prefix: string): string | undefined {
	return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
}

function restOfPattern(path: string, pattern: string): string | undefined {
	const isOpen = pattern.endsWith('/**')
	const wanted = pattern.replace(/\/\*\*$/, '').split('/')
	const segments = path.split('/')
	const fits = wanted.every(
		(segment, at) => segments[at] !== undefined && (segment === '*' || segment === segments[at]),
	)
	if (!fits || (!isOpen && segments.length !== wanted.length)) return undefined
	return ['', ...segments.slice(wanted.length)].join('/')
}

/** The rule with what `**` stood for put into its target. Undefined when it does not fit. */
function filled(rule: RouteRule, rest: string | undefined): RouteRule | undefined {
	if (rest === undefined || !rule.redirect?.to.endsWith('/**')) return rest === undefined ? undefined : rule
	const to = `${rule.redirect.to.slice(0, -3)}${rest}`
	return { ...rule, redirect: { ...rule.redirect, to: isExternal(to) ? to : `${to.replace(/\/$/, '')}/` } }
}

function withQueryAndHash(target: string, { searchParams, hash }: URL): string {
	const [, path = '', query = '', ownHash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(target) ?? []
	const merged = new URLSearchParams(query)
	for (const name of new Set(searchParams.keys())) merged.delete(name)
	for (const [name, value] of searchParams) merged.append(name, value)
	return `${path}${merged.size > 0 ? `?${merged}` : ''}${ownHash || hash}`
}
