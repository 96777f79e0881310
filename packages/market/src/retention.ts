import { COUNTRIES } from './country-packs.ts'
import { SITES, type SiteCode } from './sites.ts'

/** Years the invoices of a site are kept after the year of their issue, by its country's law; ten for an unknown one. The database has the same table (migration 0031). */
export function invoiceYears(site: SiteCode): number {
	return COUNTRIES[SITES[site].countryCode]?.invoiceYears ?? 10
}
