import { ASCENSION, CORPUS_CHRISTI, EASTER_MONDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** Austria. */
export const AT = {
	address: { postalCodeExample: '1010', isNumeric: true, callingCode: '43' },
	// Jungholz and Mittelberg have 19 %: § 10 (4) UStG.
	postalCode: { pattern: /^\d{4}$/, undelivered: /^(6691|699[123])$/ },
	vat: { standard: [{ from: '1984-01-01', basisPoints: 2000 }] },
	vatNumber: /^ATU\d{8}$/,
	sizes: { first: 'eu' },
	consent: { months: 6 },
	// § 7 Arbeitsruhegesetz: thirteen. Good Friday is none since 2019.
	holidays: [
		'01-01',
		'01-06',
		EASTER_MONDAY,
		'05-01',
		ASCENSION,
		WHIT_MONDAY,
		CORPUS_CHRISTI,
		'08-15',
		'10-26',
		'11-01',
		'12-08',
		'12-25',
		'12-26',
	],
	/** § 132 BAO. */
	invoiceYears: 7,
} as const satisfies Country
