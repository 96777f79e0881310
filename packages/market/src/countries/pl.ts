import { CORPUS_CHRISTI, EASTER_MONDAY, type Country } from '../country.ts'

/** Poland. */
export const PL = {
	address: { postalCodeExample: '00-950', isNumeric: false, callingCode: '48' },
	postalCode: { pattern: /^\d{2}-\d{3}$/, divided: { at: 2, by: '-' } },
	vat: { standard: [{ from: '2011-01-01', basisPoints: 2300 }] },
	vatNumber: /^PL\d{10}$/,
	sizes: { first: 'eu' },
	consent: { months: 6 },
	// Christmas Eve since 2025.
	holidays: [
		'01-01',
		'01-06',
		EASTER_MONDAY,
		'05-01',
		'05-03',
		CORPUS_CHRISTI,
		'08-15',
		'11-01',
		'11-11',
		'12-24',
		'12-25',
		'12-26',
	],
	/** ustawa o rachunkowości art. 74. */
	invoiceYears: 5,
} as const satisfies Country
