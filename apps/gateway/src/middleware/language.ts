import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { createMiddleware } from 'hono/factory'

/** Tags of an Accept-Language header in the order of preference, without those refused by `q=0`. */
function preferredTags(header: string): string[] {
	const entries = header.split(',').flatMap((entry) => {
		const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
		const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
		const quality = weight === undefined ? 1 : Number(weight)
		return tag !== '' && quality > 0 ? [{ tag: tag.toLowerCase(), quality }] : []
	})
	return entries.toSorted((a, b) => b.quality - a.quality).map((entry) => entry.tag)
}

const localeByTag = new Map(LOCALE_CODES.map((code) => [LOCALES[code].tag.toLowerCase(), LOCALES[code]]))

/** The language of the texts: one of the seven tags must be named (R177). There is no silent default: a wrong header is a bug of the caller. */
export const language = createMiddleware<RouteEnv>(async (c, next) => {
	const header = c.req.header('accept-language')
	if (!header) throw new ProblemError({ status: 400, code: 'accept-language-missing' })
	const tag = preferredTags(header).find((known) => localeByTag.has(known))
	const locale = tag && localeByTag.get(tag)
	if (!locale) throw new ProblemError({ status: 400, code: 'accept-language-unsupported' })
	c.set('language', locale.language)
	c.set('languageTag', locale.tag)
	await next()
})
