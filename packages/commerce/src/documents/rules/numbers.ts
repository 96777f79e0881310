import type { DocumentKind } from '../tables.ts'

/** Letters of the series: F as in facture, Faktura, fattura; C as in credit note, correction. */
const SERIES: Readonly<Record<DocumentKind, string>> = { invoice: 'F', 'credit-note': 'C' }

/** What the numbers of a series begin with: country, letter and year, `FR-F-2026-`; six digits or more follow. */
export function seriesPrefix(series: { countryCode: string; kind: DocumentKind; year: number }): string {
	return `${series.countryCode}-${SERIES[series.kind]}-${series.year}-`
}

const years = new Map<string, Intl.DateTimeFormat>()

/** Year of an instant in the time zone of the seller's books. */
export function yearOfIssue(instant: Date, timeZone: string): number {
	const format = years.get(timeZone) ?? new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })
	years.set(timeZone, format)
	return Number(format.format(instant))
}
