/** VAT class of a variant: `childrens` is zero-rated in Great Britain only, per size (law 11). */
export type VatClass = 'standard' | 'childrens'
export const VAT_CLASSES = ['standard', 'childrens'] as const satisfies readonly VatClass[]

/** Standard VAT rates in basis points (2000 is 20 %) of every country a site may deliver to (law 11). */
const STANDARD_RATES: Readonly<Record<string, number>> = {
	AT: 2000,
	BE: 2100,
	CH: 810,
	DE: 1900,
	ES: 2100,
	FR: 2000,
	GB: 2000,
	IT: 2200,
	LI: 810,
	LU: 1700,
	MC: 2000,
	PL: 2300,
	PT: 2300,
}

/** VAT rate in basis points in the country of delivery. Throws for a country without a known rate: nothing may be sold there. */
export function vatRate(countryCode: string, vatClass: VatClass): number {
	const standard = STANDARD_RATES[countryCode]
	if (standard === undefined) throw new RangeError(`no VAT rate for ${countryCode}`)
	return countryCode === 'GB' && vatClass === 'childrens' ? 0 : standard
}

/** Countries with a known rate: the only ones a web domain may deliver to. */
export const TAXED_COUNTRIES: readonly string[] = Object.keys(STANDARD_RATES)
