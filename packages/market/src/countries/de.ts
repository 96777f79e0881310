import { ASCENSION, EASTER_MONDAY, GOOD_FRIDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** Germany. */
export const DE = {
	address: { postalCodeExample: '10115', isNumeric: true, callingCode: '49' },
	postalCode: { pattern: /^(?!00000|01000)\d{5}$/, undelivered: /^(78266|27498)$/ },
	vat: { standard: [{ from: '2021-01-01', basisPoints: 1900 }] },
	vatNumber: /^DE\d{9}$/,
	sizes: { first: 'eu' },
	consent: { months: 6 },
	holidays: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '10-03', '12-25', '12-26'],
	/** § 147 AO and § 14b UStG, eight since 2025. */
	invoiceYears: 8,
} as const satisfies Country
