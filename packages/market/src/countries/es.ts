import { GOOD_FRIDAY, type Country } from '../country.ts'

/** Spain. */
export const ES = {
	address: { postalCodeExample: '28001', isNumeric: true, region: 'required', callingCode: '34' },
	postalCode: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, undelivered: /^(35|38|51|52)/ },
	vat: { standard: [{ from: '2012-09-01', basisPoints: 2100 }] },
	vatNumber: /^ES[A-Z]\d{7}[A-Z0-9]$/,
	sizes: { first: 'fr' },
	/** AEPD, guide on cookies: 24 months at most. */
	consent: { months: 6, atMostMonths: 24 },
	holidays: ['01-01', '01-06', GOOD_FRIDAY, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
	/** Código de Comercio art. 30. */
	invoiceYears: 6,
} as const satisfies Country
