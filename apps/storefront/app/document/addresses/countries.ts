import type { Address } from '@vitrine/commerce/orders/contract'
import { COUNTRIES } from '@vitrine/market/country-packs'
import { addressLines } from '@vitrine/market/address-lines'

export type CountryView = { code: string; name: string }
export type PhoneCountryView = CountryView & { callingCode: string }

/** Name of a country in the language of a tag. */
export function countryNames(tag: string): (code: string) => string {
	const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' })
	return (code) => names.of(code) ?? code
}

/** Countries to choose from: the site's own first, the others by their names (R108). */
export function countryViews(codes: readonly string[], { tag, own }: { tag: string; own: string }): CountryView[] {
	const nameOf = countryNames(tag)
	const order = new Intl.Collator(tag)
	return codes
		.map((code) => ({ code, name: nameOf(code) }))
		.sort((a, b) => Number(b.code === own) - Number(a.code === own) || order.compare(a.name, b.name))
}

export function phoneCountryViews(codes: readonly string[], options: { tag: string; own: string }): PhoneCountryView[] {
	return countryViews(codes, options).flatMap((country) => {
		const { callingCode } = COUNTRIES[country.code]?.address ?? {}
		return callingCode ? [{ ...country, callingCode: `+${callingCode}` }] : []
	})
}

/** The country of an E.164 number, among those it may be of; the first of them where none fits. */
export function countryOfNumber(number: string, countries: readonly string[]): string {
	const known = countries.find((code) => number.startsWith(`+${COUNTRIES[code]?.address.callingCode}`))
	return known ?? countries[0] ?? ''
}

/** An address as its country prints it, the country only where it is not the shop's own; a province called like its town is named once. */
export function printedAddress(address: Address, { tag, own }: { tag: string; own: string }): string[] {
	const { firstName, lastName, city, countryCode } = address
	const region = address.region === city ? undefined : address.region
	const lines = addressLines({ ...address, name: `${firstName} ${lastName}`, region })
	return countryCode === own ? lines : [...lines, countryNames(tag)(countryCode)]
}
