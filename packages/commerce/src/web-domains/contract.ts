import { createRoute, z } from '@hono/zod-openapi'
import { json, problems, SiteHeaders } from '../http/contract.ts'

/** The parameters of a web domain exactly as they travel (R102-R123). Absent fields are the reader's to default (T3). */
export const WebDomainParams = z
	.object({
		deliveryCountries: z.array(z.string()),
		billingCountries: z.array(z.string()),
		phoneNumberCountries: z.array(z.string()),
		paymentProducts: z.array(z.union([z.int(), z.string()])),
		ereservation: z.boolean(),
		/** Amounts in minor units (R111, C32). */
		giftCard: z.object({ minAmount: z.int(), maxAmount: z.int(), preselectedAmount: z.int() }),
		loyaltyCardCentAmount: z.int(),
		loyaltyScale: z.int(),
		/** attemptDelay in milliseconds (R114). */
		orderConfirmation: z.object({ maxAttempts: z.int(), attemptDelay: z.int() }),
		loyalty: z.boolean(),
		wishlist: z.boolean(),
		agec: z.boolean(),
		myDownloads: z.boolean(),
		swiftAddToCart: z.boolean(),
		showMap: z.boolean(),
		abtasty: z.boolean(),
		/** ISO 8601 instants with offset, both inclusive (R122). */
		privateSales: z.object({ startDate: z.string(), endDate: z.string() }),
		freeCartCriteria: z.unknown(),
	})
	.partial()
	.openapi('WebDomainParams')
export type WebDomainParams = z.infer<typeof WebDomainParams>

export const WebDomain = z
	.object({
		domain: z.string(),
		storeId: z.string(),
		countryCodeISO2: z.string(),
		/** ISO 4217; the specification's word for currency. */
		devise: z.string(),
		params: WebDomainParams,
	})
	.openapi('WebDomain')
export type WebDomain = z.infer<typeof WebDomain>

export const listWebDomainsRoute = createRoute({
	method: 'get',
	path: '/web-domains/',
	operationId: 'listWebDomains',
	tags: ['web-domains'],
	summary: 'Parameters of every web domain (R178)',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(WebDomain), 'All web domains'), ...problems() },
})

export const getWebDomainRoute = createRoute({
	method: 'get',
	path: '/web-domains/{domain}',
	operationId: 'getWebDomain',
	tags: ['web-domains'],
	summary: 'Parameters of one web domain, all or those named by keys (R179)',
	request: {
		headers: SiteHeaders,
		params: z.object({ domain: z.string().min(1).max(253) }),
		query: z.object({
			keys: z
				.string()
				.max(500)
				.optional()
				.openapi({ description: 'Comma list of parameter names', example: 'loyalty,wishlist' }),
		}),
	},
	responses: { 200: json(WebDomain, 'The web domain'), ...problems(404) },
})
