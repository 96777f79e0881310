import type { Address } from '@vitrine/commerce/orders/contract'

type Words = { countryName: (code: string) => string; ownCountry: string }

/** An address as it is printed in its country; the country only where it is not the shop's own. */
export function addressLines(address: Address, { countryName, ownCountry }: Words): string[] {
	const { firstName, lastName, line1, line2, countryCode } = address
	const country = countryCode === ownCountry ? [] : [countryName(countryCode)]
	return [`${firstName} ${lastName}`, line1, line2 ?? '', ...placeLines(address), ...country].filter(Boolean)
}

function placeLines({ postalCode, city, region, countryCode }: Address): string[] {
	if (countryCode === 'GB') return [city.toUpperCase(), region ?? '', postalCode]
	if (countryCode === 'IT' && region) return [`${postalCode} ${city} ${region}`]
	if (countryCode === 'ES' && region && region !== city) return [`${postalCode} ${city} (${region})`]
	return [`${postalCode} ${city}`]
}
