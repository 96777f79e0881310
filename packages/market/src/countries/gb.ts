import { EASTER_MONDAY, GOOD_FRIDAY, type Country } from '../country.ts'

/** Great Britain. */
export const GB = {
	address: { postalCodeExample: 'SW1A 1AA', isNumeric: false, region: 'optional', callingCode: '44' },
	postalCode: {
		pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
		divided: { at: -3, by: ' ' },
		undelivered: /^(JE|GY)\d/,
	},
	vat: {
		standard: [{ from: '2011-01-04', basisPoints: 2000 }],
		// Clothing of sizes for children under 14 is zero-rated.
		childrens: [{ from: '1973-04-01', basisPoints: 0 }],
	},
	vatNumber: /^GB\d{9}$/,
	sizes: { first: 'gb', second: 'eu' },
	consent: { months: 6 },
	holidays: [GOOD_FRIDAY, EASTER_MONDAY],
	/** Bank holidays of England and Wales: the first and last Mondays of May, the last of August, and substitutes. */
	isMovableHoliday({ month, date, weekday }) {
		if (weekday === 1 && month === 5) return date <= 7 || date >= 25
		if (weekday === 1 && month === 8) return date >= 25
		// New Year's Day on a weekend moves to the Monday after it, Christmas and Boxing Day to the next two working days.
		if (month === 1) return date === 1 || (weekday === 1 && date <= 3)
		if (month !== 12) return false
		if (date === 25 || date === 26) return true
		return (date === 27 && (weekday === 1 || weekday === 2)) || (date === 28 && (weekday === 1 || weekday === 2))
	},
	/** Finance Act. */
	invoiceYears: 6,
} as const satisfies Country
