import type { Country } from '../country.ts'

/** Liechtenstein. */
export const LI = {
	address: { postalCodeExample: '9490', isNumeric: true, callingCode: '423' },
	postalCode: { pattern: /^94(8[5-9]|9[0-8])$/ },
	vat: { standard: [{ from: '2024-01-01', basisPoints: 810 }] },
	sizes: { first: 'eu' },
	consent: { months: 6 },
	holidays: [],
	/** PGR art. 1059. */
	invoiceYears: 10,
} as const satisfies Country
