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

/** Formats an amount: `49,95 €`, `£9.00`, `CHF 59.90`. Never wraps or uses U+202F, which our fonts lack; a minus is U+2212. */
export function formatMoney(tag: string, money: Money): string {
	const digits = CURRENCIES[money.currency].minorDigits
	const sign = money.centAmount < 0 ? '-' : ''
	const minor = String(Math.abs(money.centAmount)).padStart(digits + 1, '0')
	const decimal = `${sign}${minor.slice(0, -digits)}.${minor.slice(-digits)}` as `${number}`
	if (money.currency === 'CHF') return `CHF\u00a0${decimal.replace('-', '\u2212')}`
	return currencyFormat(tag, money.currency)
		.format(decimal)
		.replaceAll(/[\u202f ]/g, '\u00a0')
		.replace('-', '\u2212')
}

/** Formats basis points: `20 %`, `8,1 %`, `20%` in English. Swiss French too has a space before the sign. Never wraps. */
export function formatPercent(tag: string, basisPoints: number): string {
	const words = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
	const apart = tag.startsWith('fr') ? words.replace(/[\s\u202f]*%/, '\u00a0%') : words
	return apart.replaceAll(/[\u202f ]/g, '\u00a0').replace('-', '\u2212')
}

/** Formats a day in the site's zone: `vendredi 28 novembre`, `Friday 28 November`. */
export function formatDay(tag: string, instant: Date, timeZone: string): string {
	return new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(instant)
}

/** A day with its year in words, as lists and papers have it: `28 novembre 2026`. */
export function formatDate(tag: string, instant: Date | string, timeZone: string): string {
	return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(instant))
}

/** Noon of an ISO date or instant's day: the same day in every zone that we sell in. */
export function calendarDay(isoDate: string): Date {
	return new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)
}

/** Formats an instant to the second with its zone: `dimanche 22 novembre 2026, 08:59:07 (heure normale d’Europe centrale)`. */
export function formatMoment(tag: string, instant: Date, timeZone: string): string {
	const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone }).format(instant)
	const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone } as const
	const time = new Intl.DateTimeFormat(tag, clock).format(instant)
	const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'long' }).formatToParts(instant)
	const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
	const hour = tag.startsWith('de') ? `${time}\u00a0Uhr` : time
	return `${day}, ${hour} (${zone})`.replaceAll('\u202f', '\u00a0')
}
