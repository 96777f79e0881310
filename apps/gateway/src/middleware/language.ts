import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'

const localeByTag = new Map(LOCALE_CODES.map((code) => [LOCALES[code].tag.toLowerCase(), LOCALES[code]]))

/** Sets the language of the texts, one of the seven tags (R177). No silent default: a wrong header is a bug of the caller. */
export const language = createMiddleware<RouteEnv>(async (c, next) => {
	const header = c.req.header('accept-language')
	if (!header) throw new ProblemError({ status: 400, code: 'accept-language-missing' })
	// In order of preference, without `q=0` (RFC 9110).
	const wanted = parseAccept(header).find(({ type, q }) => q > 0 && localeByTag.has(type.toLowerCase()))
	const locale = wanted && localeByTag.get(wanted.type.toLowerCase())
	if (!locale) throw new ProblemError({ status: 400, code: 'accept-language-unsupported' })
	c.set('language', locale.language)
	c.set('languageTag', locale.tag)
	await next()
})
