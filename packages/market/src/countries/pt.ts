import { CORPUS_CHRISTI, GOOD_FRIDAY, type Country } from '../country.ts'

/** Portugal. */
export const PT = {
	address: { postalCodeExample: '1000-205', isNumeric: false, callingCode: '351' },
	// Madeira has 22 %, the Azores 16 %: CIVA, art. 18(3).
	postalCode: { pattern: /^\d{4}-\d{3}$/, divided: { at: 4, by: '-' }, undelivered: /^9/ },
	vat: { standard: [{ from: '2011-01-01', basisPoints: 2300 }] },
	vatNumber: /^PT\d{9}$/,
	sizes: { first: 'fr' },
	consent: { months: 6 },
	// Código do Trabalho, art. 234: thirteen with Easter Sunday.
	holidays: [
		'01-01',
		GOOD_FRIDAY,
		'04-25',
		'05-01',
		CORPUS_CHRISTI,
		'06-10',
		'08-15',
		'10-05',
		'11-01',
		'12-01',
		'12-08',
		'12-25',
	],
	/** CIVA art. 52. */
	invoiceYears: 10,
} as const satisfies Country
