import { LOCALE_CODES } from '@vitrine/market/locales'
import { checkDestination, isExternal } from '#app/facts/addresses/destination.ts'
import type { RouteRule, RouteRules } from '#app/facts/addresses/route-rules.ts'

/** As a deployment writes them: by path, where `{l}` is each of the seven languages, `*` one segment, a last `**` the rest. */
export type RouteRuleSettings = Readonly<
	Record<
		string,
		Omit<RouteRule, 'redirect'> & {
			/** Only a target: 307, which keeps the method (R160, R195). `{l}` and `**` stand for what they matched. */
			redirect?: string | { to: string; status?: 301 | 302 | 307 | 308 }
		}
	>
>

/** Sorts a deployment's rules into what `matchRules` reads. Throws an Error that names the rule that cannot be followed. */
export function compileRules(settings: RouteRuleSettings = {}): RouteRules {
	const rules = {
		static: new Map<string, RouteRule>(),
		wildcard: new Map<string, RouteRule>(),
		dynamic: new Map<string, RouteRule>(),
	}
	for (const [pattern, setting] of Object.entries(settings)) {
		for (const locale of pattern.includes('{l}') ? LOCALE_CODES : ['']) {
			const path = new URL(pattern.replaceAll('{l}', locale), 'http://shop.invalid').pathname.replace(/\/+$/, '')
			const rule = compiled({ pattern, setting, locale })
			if (path.replace(/\/\*\*$/, '').includes('*')) rules.dynamic.set(path, rule)
			else if (path.endsWith('/**')) rules.wildcard.set(path.slice(0, -3), rule)
			else rules.static.set(path || '/', rule)
		}
	}
	return { static: sorted(rules.static), wildcard: sorted(rules.wildcard), dynamic: sorted(rules.dynamic) }
}

function sorted(rules: Map<string, RouteRule>): Record<string, RouteRule> {
	return Object.fromEntries([...rules].sort(([one], [other]) => one.length - other.length))
}

type Written = { pattern: string; setting: RouteRuleSettings[string]; locale: string }

function compiled({ pattern, setting, locale }: Written): RouteRule {
	const { redirect, ...rest } = setting
	if (!pattern.startsWith('/') || isExternal(pattern))
		throw new Error(`Route rule "${pattern}": a path begins with a slash`)
	if (redirect === undefined) return rest
	const { to: written, status = 307 } = typeof redirect === 'string' ? { to: redirect } : redirect
	const to = written.replaceAll('{l}', locale)
	if (!isExternal(to) && !to.startsWith('/')) throw new Error(`Route rule "${pattern}": leads to "${written}"`)
	try {
		checkDestination(to, { external: true })
	} catch (cause) {
		throw new Error(`Route rule "${pattern}": ${cause instanceof Error ? cause.message : cause}`, { cause })
	}
	if (slashed(to) === slashed(pattern.replaceAll('{l}', locale)))
		throw new Error(`Route rule "${pattern}": leads to itself`)
	return { ...rest, redirect: { to: isExternal(to) || to.endsWith('**') ? to : slashed(to), status } }
}

/** Pages end with a slash, files do not (R6). */
function slashed(target: string): string {
	const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
	const isFile = path.slice(path.lastIndexOf('/')).includes('.')
	return isFile ? target : `${path.replace(/\/+$/, '')}/${rest}`
}
