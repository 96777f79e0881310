import { CALLING_CODES } from './formats.ts'

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
		const callingCode = CALLING_CODES[country.code]
		return callingCode ? [{ ...country, callingCode: `+${callingCode}` }] : []
	})
}
