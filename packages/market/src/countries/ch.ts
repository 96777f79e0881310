import { ASCENSION, EASTER_MONDAY, GOOD_FRIDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** Switzerland. */
export const CH = {
	address: { postalCodeExample: '1201', isNumeric: true, callingCode: '41' },
	postalCode: { pattern: /^[1-9]\d{3}$/ },
	vat: { standard: [{ from: '2024-01-01', basisPoints: 810 }] },
	vatNumber: /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/,
	sizes: { first: 'fr', second: 'eu' },
	consent: { months: 6 },
	// Holidays are set by cantons, but observed by the post in nearly all of them.
	holidays: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, '08-01', '12-25', '12-26'],
	/** OR art. 958f. */
	invoiceYears: 10,
} as const satisfies Country
