import { formatAddress } from 'localized-address-format'

/** Where post is sent. `name`: who or what is there; `region` only where the country writes it. */
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
 * A postal address in the lines its country writes it in (R114), from the address formats of libaddressinput: a British
 * postcode below the town, a French one before it. Without the country: what names it says it in its own language.
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

/** A store or pick-up point, without its name. */
export function placeLines({ street, ...place }: Omit<PostalAddress, 'line1'> & { street: string }): string[] {
	const { postalCode, city, countryCode } = place
	return addressLines({ line1: street, postalCode, city, countryCode })
}
