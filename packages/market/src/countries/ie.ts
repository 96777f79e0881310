import { EASTER_MONDAY, type Country } from '../country.ts'

/** Ireland. */
export const IE = {
	address: { postalCodeExample: 'D02 X285', isNumeric: false, region: 'optional', callingCode: '353' },
	postalCode: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/, divided: { at: -4, by: ' ' } },
	vat: {
		// The zero rate is for children under eleven, and files mark sizes up to 14: they pay the standard rate.
		standard: [{ from: '2021-03-01', basisPoints: 2300 }],
	},
	vatNumber: /^IE\d[A-Z\d+*]\d{5}[A-W][A-I]?$/,
	sizes: { first: 'gb', second: 'eu' },
	/** DPC, guidance note on cookies of April 2020: six months at most. */
	consent: { months: 6, atMostMonths: 6 },
	holidays: ['01-01', '03-17', EASTER_MONDAY, '12-25', '12-26'],
	/** Saint Brigid's Day, since 2023 (the first Monday of February, or the 1st on a Friday), first Mondays of May, June and August, the last of October. */
	isMovableHoliday({ month, date, weekday }) {
		if (month === 2) return weekday === 1 ? date <= 7 && date !== 4 : weekday === 5 && date === 1
		if (weekday !== 1) return false
		return ([5, 6, 8].includes(month) && date <= 7) || (month === 10 && date >= 25)
	},
	/** Taxes Consolidation Act s. 886. */
	invoiceYears: 6,
} as const satisfies Country
