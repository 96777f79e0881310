import { formatAddress } from 'localized-address-format'

/** A postal address. `name`: of a person or place; `region` only where the country writes it. */
export type PostalAddress = {
	name?: string | undefined
	line1: string
	line2?: string | undefined
	postalCode: string
	city: string
	region?: string | undefined
	/** ISO 3166-1 alpha-2. */
	countryCode: string
}

/**
 * Formats a postal address as lines in the format of its country (R114), from libaddressinput: a British postcode
 * below the town, a French one before it. Without the country, which callers name in their own language.
 */
export function addressLines({ name, line1, line2, postalCode, city, region, countryCode }: PostalAddress): string[] {
	return formatAddress({
		postalCountry: countryCode,
		administrativeArea: region ?? '',
		locality: city,
		postalCode,
		...(name !== undefined && { name }),
		addressLines: [line1, line2 ?? ''].filter(Boolean),
	})
}

/** Address lines of a store or pick-up point, without its name. */
export function placeLines({ street, ...place }: Omit<PostalAddress, 'line1'> & { street: string }): string[] {
	const { postalCode, city, countryCode } = place
	return addressLines({ line1: street, postalCode, city, countryCode })
}
