import { ASCENSION, EASTER_MONDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** Luxembourg. */
export const LU = {
	address: { postalCodeExample: '1009', isNumeric: true, callingCode: '352' },
	postalCode: { pattern: /^\d{4}$/ },
	vat: { standard: [{ from: '2024-01-01', basisPoints: 1700 }] },
	vatNumber: /^LU\d{8}$/,
	sizes: { first: 'fr', second: 'eu' },
	consent: { months: 6 },
	// Code du travail, art. L. 232-2: eleven, Europe Day since 2019.
	holidays: [
		'01-01',
		EASTER_MONDAY,
		'05-01',
		'05-09',
		ASCENSION,
		WHIT_MONDAY,
		'06-23',
		'08-15',
		'11-01',
		'12-25',
		'12-26',
	],
	/** Code de commerce art. 16. */
	invoiceYears: 10,
} as const satisfies Country
