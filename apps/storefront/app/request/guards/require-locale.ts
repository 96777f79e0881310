import { isLocaleCode } from '@vitrine/market/locales'
import type { MiddlewareFunction } from 'react-router'
import { pageNotFound } from './refusals.ts'

/** A first segment that is none of the seven prefixes leads nowhere (R5). */
export const requireLocale: MiddlewareFunction<Response> = async ({ params, request, context }, next) => {
	if (params.locale !== undefined && !isLocaleCode(params.locale)) throw await pageNotFound({ request, context })
	return next()
}
