import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { ALL_LOCALE_CODES, LOCALES, type Locale } from '@vitrine/market/locales'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'

/** Sets the language of the texts, the tag of one of the shop's locales (R177). No silent default: a wrong header is a bug of the caller. */
export const language = createMiddleware<RouteEnv>(async (c, next) => {
	const header = c.req.header('accept-language')
	if (!header) throw new ProblemError({ status: 400, code: 'accept-language-missing' })
	const locale = tagged(header) ?? parsed(header)
	if (!locale) throw new ProblemError({ status: 400, code: 'accept-language-unsupported' })
	c.set('language', locale.language)
	c.set('languageTag', locale.tag)
	await next()
})

/** Pages send one tag, as the table has it. */
function tagged(header: string): Locale | undefined {
	const code = ALL_LOCALE_CODES.find((one) => LOCALES[one].tag === header)
	return code && LOCALES[code]
}

/** The first tag of ours in order of preference, without `q=0` (RFC 9110). */
function parsed(header: string): Locale | undefined {
	const wanted = parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []))
	const codes = wanted.map((tag) => ALL_LOCALE_CODES.find((code) => LOCALES[code].tag.toLowerCase() === tag))
	const code = codes.find((found) => found !== undefined)
	return code && LOCALES[code]
}
