import { COUNTRIES } from '@vitrine/market/country-packs'

/** True for a normalized postal code in a country but outside its VAT area (law 11): no delivery there. */
export function isUndelivered(countryCode: string, postalCode: string): boolean {
	return COUNTRIES[countryCode]?.postalCode.undelivered?.test(postalCode) ?? false
}

/** Normalizes a postal code: upper case, and divided as its country does. */
export function normalizePostalCode(countryCode: string, typed: string): string {
	const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '')
	const { divided } = COUNTRIES[countryCode]?.postalCode ?? {}
	if (!divided || bare.length <= Math.abs(divided.at)) return bare
	return `${bare.slice(0, divided.at)}${divided.by}${bare.slice(divided.at)}`
}
