/** Formats of postal codes in the countries of delivery, from Google's libaddressinput data (CC BY 4.0, see NOTICE.md). */
export const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
	AT: /^\d{4}$/,
	BE: /^\d{4}$/,
	CH: /^[1-9]\d{3}$/,
	DE: /^(?!00000|01000)\d{5}$/,
	ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
	FR: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
	GB: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
	IT: /^\d{5}$/,
	LI: /^94(8[5-9]|9[0-8])$/,
	LU: /^\d{4}$/,
	MC: /^980\d{2}$/,
	PL: /^\d{2}-\d{3}$/,
	PT: /^\d{4}-\d{3}$/,
}

/** Postal codes in a country but outside its VAT area (law 11): no delivery there. */
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

/** Normalizes a postal code: upper case and single space in GB, hyphen in PL and PT, no spaces elsewhere. */
export function normalizePostalCode(countryCode: string, typed: string): string {
	const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '')
	if (countryCode === 'GB') return bare.length > 3 ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : bare
	if (countryCode === 'PL') return bare.length > 2 ? `${bare.slice(0, 2)}-${bare.slice(2)}` : bare
	if (countryCode === 'PT') return bare.length > 4 ? `${bare.slice(0, 4)}-${bare.slice(4)}` : bare
	return bare
}
