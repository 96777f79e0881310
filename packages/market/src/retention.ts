import { SITES, type SiteCode } from './sites.ts'

/**
 * Years an invoice is kept after the year of its issue, by the law of the seller's country: Code de commerce L123-22,
 * § 147 AO and § 14b UStG (eight since 2025), Código de Comercio art. 30, Codice civile art. 2220, ustawa o
 * rachunkowości art. 74, Finance Act (six years), OR art. 958f. The database holds the same table (migration 0031).
 */
const INVOICE_YEARS: Readonly<Record<string, number>> = { FR: 10, DE: 8, ES: 6, IT: 10, PL: 5, GB: 6, CH: 10 }

/** Years the invoices of a site are kept; ten for an unknown country. */
export function invoiceYears(site: SiteCode): number {
	return INVOICE_YEARS[SITES[site].countryCode] ?? 10
}
