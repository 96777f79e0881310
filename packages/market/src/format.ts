import { CURRENCIES, type Currency } from './currencies.ts'
import type { Money } from './money.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()

function currencyFormat(tag: string, currency: Currency): Intl.NumberFormat {
	const key = `${tag} ${currency}`
	let format = numberFormats.get(key)
	if (!format) {
		format = new Intl.NumberFormat(tag, { style: 'currency', currency })
		numberFormats.set(key, format)
	}
	return format
}

/** An amount in the words of a language tag: `49,95 €`, `£9.00`, `CHF 59.90`. Never wraps and never uses U+202F, which our fonts lack. */
export function formatMoney(tag: string, money: Money): string {
	const digits = CURRENCIES[money.currency].minorDigits
	const sign = money.centAmount < 0 ? '-' : ''
	const minor = String(Math.abs(money.centAmount)).padStart(digits + 1, '0')
	const decimal = `${sign}${minor.slice(0, -digits)}.${minor.slice(-digits)}` as `${number}`
	if (money.currency === 'CHF') return `CHF\u00a0${decimal}`
	return currencyFormat(tag, money.currency)
		.format(decimal)
		.replaceAll(/[\u202f ]/g, '\u00a0')
}

/** A day in words in the site's zone: `vendredi 28 novembre`, `Friday 28 November`. */
export function formatDay(tag: string, instant: Date, timeZone: string): string {
	return new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(instant)
}
