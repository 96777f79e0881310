import { addressLines, type PostalAddress } from '@vitrine/market/address-lines'
import type { Currency } from '@vitrine/market/currencies'
import { calendarDay, formatMoney, formatPercent } from '@vitrine/market/format'
import { type Language, languageOfTag } from '@vitrine/market/locales'

/** Formats amounts, dates, rates and countries in the language of a document. */
export type Speech = {
	tag: string
	language: Language
	money: (centAmount: number) => string
	percent: (basisPoints: number) => string
	day: (instant: Date) => string
	/** Formats an ISO date, which has no zone. */
	dayOf: (isoDate: string) => string
	country: (code: string) => string
	number: (value: number) => string
}

export function speechOf(options: { tag: string; currency: Currency; timeZone: string }): Speech {
	const { tag, currency, timeZone } = options
	const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
	const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
	const regions = new Intl.DisplayNames(tag, { type: 'region' })
	const numbers = new Intl.NumberFormat(tag)
	return {
		tag,
		language: languageOfTag(tag) ?? 'fr',
		money: (centAmount) => formatMoney(tag, { centAmount, currency }),
		percent: (basisPoints) => formatPercent(tag, basisPoints),
		day: (instant) => days.format(instant),
		dayOf: (isoDate) => dates.format(calendarDay(isoDate)),
		country: (code) => regions.of(code) ?? code,
		number: (value) => numbers.format(value),
	}
}

/** Lines of an address in the format of its country, the country's name last. */
export function addressWithCountry(name: string, place: PostalAddress, speech: Pick<Speech, 'country'>): string[] {
	return [...addressLines({ ...place, name }), speech.country(place.countryCode)]
}
