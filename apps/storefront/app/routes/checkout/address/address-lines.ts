import type { Address } from '@vitrine/commerce/orders/contract'

type Words = { countryName: (code: string) => string; ownCountry: string }

/** An address as it is printed in its country; the country only where it is not the shop's own. */
export function addressLines(address: Address, { countryName, ownCountry }: Words): string[] {
	const { firstName, lastName, countryCode } = address
	const country = countryCode === ownCountry ? [] : [countryName(countryCode)]
	return [`${firstName} ${lastName}`, ...streetLines(address), ...placeLines(address), ...country]
}

/** In Poland the flat follows the house: `ul. Świętokrzyska 18/4`. */
function streetLines({ line1, line2, countryCode }: Address): string[] {
	if (!line2) return [line1]
	return countryCode === 'PL' && /^\d{1,4}[a-z]?$/i.test(line2) ? [`${line1}/${line2}`] : [line1, line2]
}

function placeLines({ postalCode, city, region, countryCode }: Address): string[] {
	if (countryCode === 'GB') return [city.toUpperCase(), ...(region ? [region] : []), postalCode]
	if (countryCode === 'IT' && region) return [`${postalCode} ${city} ${region}`]
	if (countryCode === 'ES' && region && region !== city) return [`${postalCode} ${city} (${region})`]
	return [`${postalCode} ${city}`]
}
