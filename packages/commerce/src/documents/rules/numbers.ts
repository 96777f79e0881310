import type { DocumentKind } from '../tables.ts'

/** Letters of the series: F as in facture, Faktura, fattura; C as in credit note, correction. */
const SERIES: Readonly<Record<DocumentKind, string>> = { invoice: 'F', 'credit-note': 'C' }

/** Formats country, series, year and number as `FR-F-2026-000001`. */
export function formatDocumentNumber(place: {
	countryCode: string
	kind: DocumentKind
	year: number
	seriesNumber: number
}): string {
	const number = String(place.seriesNumber).padStart(6, '0')
	return `${place.countryCode}-${SERIES[place.kind]}-${place.year}-${number}`
}

/** Year of an instant in the time zone of the seller's books. */
export function yearOfIssue(instant: Date, timeZone: string): number {
	return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(instant))
}
