import { ASCENSION, EASTER_MONDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** Belgium. */
export const BE = {
	address: { postalCodeExample: '1000', isNumeric: true, callingCode: '32' },
	postalCode: { pattern: /^\d{4}$/ },
	vat: { standard: [{ from: '1996-01-01', basisPoints: 2100 }] },
	// The enterprise number: those that begin with 1 follow on those with 0 since 2023.
	vatNumber: /^BE[01]\d{9}$/,
	sizes: { first: 'fr', second: 'eu' },
	consent: { months: 6 },
	// Law of 4 January 1974: ten.
	holidays: ['01-01', EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '07-21', '08-15', '11-01', '11-11', '12-25'],
	/** Code de la TVA art. 60 § 4: ten years since 1 January 2023, seven before. */
	invoiceYears: 10,
} as const satisfies Country
