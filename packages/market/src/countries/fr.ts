import { ASCENSION, EASTER_MONDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** France. */
export const FR = {
	address: { postalCodeExample: '75011', isNumeric: true, callingCode: '33' },
	postalCode: { pattern: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/, undelivered: /^9[78]/ },
	vat: { standard: [{ from: '2014-01-01', basisPoints: 2000 }] },
	vatNumber: /^FR[A-Z0-9]{2}\d{9}$/,
	sizes: { first: 'fr' },
	/** CNIL, recommendation 2020-092: six months for consent and refusal. */
	consent: { months: 6 },
	holidays: [
		'01-01',
		EASTER_MONDAY,
		'05-01',
		'05-08',
		ASCENSION,
		WHIT_MONDAY,
		'07-14',
		'08-15',
		'11-01',
		'11-11',
		'12-25',
	],
	/** Code de commerce L123-22. */
	invoiceYears: 10,
} as const satisfies Country
