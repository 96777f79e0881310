import { type NormalWebDomain, normalizeWebDomain } from '@vitrine/commerce/web-domains/rules/web-domain'
import type { Currency } from '@vitrine/market/currencies'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** What pages ask of a site: its record as the engine reads it, with the facts of the table where the record has none (R102-R105, T3). */
export type SiteParams = Omit<NormalWebDomain, 'domain' | 'storeId' | 'countryCode' | 'currency'> & {
	domain: string
	storeId: string
	countryCode: string
	currency: Currency
}

/** The site's record with the table behind it. */
export function withTable(site: SiteCode, read: NormalWebDomain): SiteParams {
	const { domain, storeId, countryCode, currency } = SITES[site]
	return {
		...read,
		domain: read.domain ?? domain,
		storeId: read.storeId ?? storeId,
		countryCode: read.countryCode ?? countryCode,
		currency: read.currency ?? currency,
	}
}

/** What the shop goes on with while the parameters cannot be had (R124): every feature off, and no A/B tool either (C10). */
export function defaultParams(site: SiteCode): SiteParams {
	const { storeId, countryCode: countryCodeISO2, currency: devise } = SITES[site]
	const read = normalizeWebDomain({ storeId, countryCodeISO2, devise, params: { abtasty: false } }, () => undefined)
	return withTable(site, read!)
}
