import { COUNTRIES } from './country-packs.ts'
import type { ConsentRules } from './country.ts'

/** Of a country without a file. */
const USUAL: ConsentRules = { months: 6 }

/** How a choice of cookies holds in a country. A module of its own: browsers get this one function (`scripts/country-tables.ts` of the storefront). */
export function consentRules(countryCode: string): ConsentRules {
	return COUNTRIES[countryCode]?.consent ?? USUAL
}
