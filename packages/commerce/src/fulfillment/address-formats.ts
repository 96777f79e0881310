/**
 * Address formats of the countries we deliver to, from the libaddressinput data of Google (CC BY 4.0, see NOTICE.md):
 * which parts an address has, which must be there, and what a postal code looks like.
 */
type AddressFormat = {
	postalCode: RegExp
	/** A valid one, for hints. */
	postalCodeExample: string
	/** First administrative level, where the country writes it. */
	region?: 'required' | 'optional'
	/** Digits only: a numeric keyboard fits. */
	isNumeric: boolean
}

export const ADDRESS_FORMATS: Readonly<Record<string, AddressFormat>> = {
	AT: { postalCode: /^\d{4}$/, postalCodeExample: '1010', isNumeric: true },
	BE: { postalCode: /^\d{4}$/, postalCodeExample: '1000', isNumeric: true },
	CH: { postalCode: /^[1-9]\d{3}$/, postalCodeExample: '1201', isNumeric: true },
	DE: { postalCode: /^(?!00000|01000)\d{5}$/, postalCodeExample: '10115', isNumeric: true },
	ES: { postalCode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, postalCodeExample: '28001', region: 'required', isNumeric: true },
	FR: { postalCode: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/, postalCodeExample: '75011', isNumeric: true },
	GB: {
		postalCode: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
		postalCodeExample: 'SW1A 1AA',
		region: 'optional',
		isNumeric: false,
	},
	IT: { postalCode: /^\d{5}$/, postalCodeExample: '00184', region: 'required', isNumeric: true },
	LI: { postalCode: /^94(8[5-9]|9[0-8])$/, postalCodeExample: '9490', isNumeric: true },
	LU: { postalCode: /^\d{4}$/, postalCodeExample: '1009', isNumeric: true },
	MC: { postalCode: /^980\d{2}$/, postalCodeExample: '98000', isNumeric: true },
	PL: { postalCode: /^\d{2}-\d{3}$/, postalCodeExample: '00-950', isNumeric: false },
	PT: { postalCode: /^\d{4}-\d{3}$/, postalCodeExample: '1000-205', isNumeric: false },
}

/** Postal codes inside a country but outside its VAT area (law 11): we do not deliver there. */
const OUTSIDE_VAT_AREA: Readonly<Record<string, RegExp>> = {
	DE: /^(78266|27498)$/,
	ES: /^(35|38|51|52)/,
	FR: /^9[78]/,
	GB: /^(JE|GY)\d/,
	IT: /^(23041|22061)$/,
}

export function isOutsideVatArea(countryCode: string, postalCode: string): boolean {
	return OUTSIDE_VAT_AREA[countryCode]?.test(postalCode) ?? false
}

/** A postal code as its country writes it: upper case and single space in GB, hyphen in PL and PT, no spaces elsewhere. */
export function normalizePostalCode(countryCode: string, typed: string): string {
	const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '')
	if (countryCode === 'GB') return bare.length > 3 ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : bare
	if (countryCode === 'PL') return bare.length > 2 ? `${bare.slice(0, 2)}-${bare.slice(2)}` : bare
	if (countryCode === 'PT') return bare.length > 4 ? `${bare.slice(0, 4)}-${bare.slice(4)}` : bare
	return bare
}
