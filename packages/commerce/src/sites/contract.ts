import { z } from '@hono/zod-openapi'
import type { LanguageTag } from '@vitrine/market/locales'
import { CurrencyCode, json, problems } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('sites')

/** `www.maison.example`, in lower case and without a port. */
export const Host = z
	.string()
	.max(253)
	.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)

/** Name of a size system in records, and the key of its labels in size runs. */
export const SizeSystemCode = z.string().regex(/^[a-z][a-z0-9]{0,11}$/)

const LocaleWords = z.strictObject({
	name: z.string().min(1).max(60),
	nativeName: z.string().min(1).max(60),
	row: z.strictObject({ country: z.string().min(1).max(60), language: z.string().min(1).max(60) }),
})

const Locale = LocaleWords.extend({
	/** First segment of the URL of its pages. */
	locale: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
	/** Language and region, such as `de-AT`. */
	tag: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/) as unknown as z.ZodType<LanguageTag>,
})

/** What is recorded of a site (decision 0100). */
export const SiteFields = {
	/** Its name in records and settings; never changes. */
	site: z.string().regex(/^[a-z]{2}(-[a-z0-9]{1,10})?$/),
	countryCode: z.string().regex(/^[A-Z]{2}$/),
	currency: CurrencyCode,
	/** Value of the store header (R103). */
	storeId: z.string().regex(/^[\w-]{1,20}$/),
	/** IANA name. */
	timeZone: z.string().min(1).max(60),
	/** The first is the domain of its absolute addresses. */
	hosts: z.array(Host).min(1).max(20),
	/** The preferred size system, then those that take its place where a size has no label in it; without them the country's. */
	sizeSystems: z.array(SizeSystemCode).min(1).max(10).optional(),
}

/** Languages of a site as a file writes them: the words of one are optional. */
export const RecordedLocales = z
	.array(Locale.partial({ name: true, nativeName: true, row: true }))
	.min(1)
	.max(10)

export const SiteDescription = component('SiteDescription', {
	...SiteFields,
	isOpen: z.boolean(),
	/** The first is the site's own. */
	locales: z.array(Locale),
})

export const listSitesRoute = route('get', '/sites/', {
	operationId: 'listSites',
	summary: 'Sites of the shop in their order, closed ones too: what a storefront reads when it starts',
	request: { headers: z.object({ 'ocp-apim-subscription-key': z.string() }) },
	responses: { 200: json(z.array(SiteDescription), 'All sites'), ...problems() },
})
