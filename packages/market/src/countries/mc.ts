import type { Country } from '../country.ts'

/** Monaco. */
export const MC = {
	address: { postalCodeExample: '98000', isNumeric: true, callingCode: '377' },
	postalCode: { pattern: /^980\d{2}$/ },
	vat: { standard: [{ from: '2014-01-01', basisPoints: 2000 }] },
	sizes: { first: 'fr' },
	consent: { months: 6 },
	holidays: [],
	/** As in France, whose VAT it shares. */
	invoiceYears: 10,
} as const satisfies Country
