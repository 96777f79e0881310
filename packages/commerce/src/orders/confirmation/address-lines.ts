import { formatAddress } from 'localized-address-format'
import type { Address, PickupPoint } from '../contract.ts'

/** A postal address in the lines its country writes it in (R114): a British postcode below the town, a French one before it. */
export function addressLines(address: Address): string[] {
	return formatAddress({
		postalCountry: address.countryCode,
		administrativeArea: address.region ?? '',
		locality: address.city,
		postalCode: address.postalCode,
		name: `${address.firstName} ${address.lastName}`,
		addressLines: [address.line1, address.line2 ?? ''].filter(Boolean),
	})
}

type Place = Pick<PickupPoint, 'name' | 'street' | 'postalCode' | 'city' | 'countryCode'>

/** A store or pick-up point, its name first, the rest as its country writes it. */
export function placeLines({ name, street, postalCode, city, countryCode }: Place): string[] {
	return [name, ...formatAddress({ postalCountry: countryCode, locality: city, postalCode, addressLines: [street] })]
}
