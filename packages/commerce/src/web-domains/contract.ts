import { z } from '@hono/zod-openapi'
import { COUNTRIES } from '@vitrine/market/country-packs'
import { LANGUAGES } from '@vitrine/market/locales'
import { json, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('web-domains')

/** Parameters of a web domain exactly as transmitted (R102-R123). Readers apply defaults to missing fields (T3). */
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

export const WebDomain = component('WebDomain', {
	domain: z.string(),
	storeId: z.string(),
	countryCodeISO2: z.string(),
	/** ISO 4217; the specification's word for currency. */
	devise: z.string(),
	params: WebDomainParams,
})
export type WebDomain = z.infer<typeof WebDomain>

const Words = z.string().trim().min(1).max(400)
const CompanyAddress = z.strictObject({
	line1: Words,
	line2: Words.optional(),
	postalCode: Words,
	city: Words,
	countryCode: z.string().regex(/^[A-Z]{2}$/),
})

/** Seller of a site, as named on invoices, credit notes, return labels and legal pages (law 11, 14). */
export const Seller = z.strictObject({
	/** Trade name. */
	brandName: Words,
	companyName: Words,
	address: CompanyAddress,
	/** VAT number in the country of `taxCountryCode`. */
	vatNumber: z.string().max(20),
	taxCountryCode: z.string().regex(/^[A-Z]{2}$/),
	/** Registers by their national names, in print order: RCS, HRB, REGON, Companies House... */
	registrations: z.array(z.strictObject({ label: Words, value: Words })).max(12),
	email: z.email(),
	phone: Words.optional(),
	/** Legal representative: director, Geschäftsführung, amministratore... */
	representative: Words.optional(),
	/** Consumer mediator, if any. */
	mediator: z.strictObject({ name: Words, postalAddress: Words, website: z.url({ protocol: /^https$/ }) }).optional(),
	/** Hosting provider, where the law requires it (LCEN). */
	host: z.strictObject({ name: Words, postalAddress: Words, phone: Words }).optional(),
	/** Address for returned goods. */
	returnAddress: CompanyAddress.extend({ name: Words }),
	/** Further legal mentions on invoices, by language. */
	mentions: z.partialRecord(z.enum(LANGUAGES), z.array(Words).max(12)),
})
export type Seller = z.infer<typeof Seller>

/** True if a seller's VAT number has its country's format; always for countries without sales. */
export function isVatNumber({ vatNumber, taxCountryCode }: Pick<Seller, 'vatNumber' | 'taxCountryCode'>): boolean {
	return COUNTRIES[taxCountryCode]?.vatNumber?.test(vatNumber) ?? /^[A-Z0-9][A-Z0-9 .-]{3,19}$/.test(vatNumber)
}

export const listWebDomainsRoute = route('get', '/web-domains/', {
	operationId: 'listWebDomains',
	summary: 'Parameters of every web domain (R178)',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(WebDomain), 'All web domains'), ...problems() },
})

export const getWebDomainRoute = route('get', '/web-domains/{domain}', {
	operationId: 'getWebDomain',
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
