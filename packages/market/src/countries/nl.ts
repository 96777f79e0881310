import { ASCENSION, EASTER_MONDAY, GOOD_FRIDAY, WHIT_MONDAY, type Country } from '../country.ts'

/** Netherlands. */
export const NL = {
	address: { postalCodeExample: '1012 AB', isNumeric: false, callingCode: '31' },
	postalCode: { pattern: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/, divided: { at: -2, by: ' ' } },
	vat: { standard: [{ from: '2012-10-01', basisPoints: 2100 }] },
	vatNumber: /^NL\d{9}B\d{2}$/,
	sizes: { first: 'eu' },
	consent: { months: 6 },
	// Algemene termijnenwet, art. 3: no period ends on Good Friday and Liberation Day either, though parcels come on them.
	// King's Day is a day earlier where it falls on a Sunday: on a Saturday.
	holidays: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, '04-27', '05-05', ASCENSION, WHIT_MONDAY, '12-25', '12-26'],
	/** AWR art. 52. */
	invoiceYears: 7,
} as const satisfies Country
