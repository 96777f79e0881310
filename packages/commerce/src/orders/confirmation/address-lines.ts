import { addressLines, placeLines as linesOf } from '@vitrine/market/address-lines'
import type { Address, PickupPoint } from '../contract.ts'

/** Lines of a person's address, the name first. */
export function personLines(address: Address): string[] {
	return addressLines({ ...address, name: `${address.firstName} ${address.lastName}` })
}

type Place = Pick<PickupPoint, 'name' | 'street' | 'postalCode' | 'city' | 'countryCode'>

/** Lines of a store's or pick-up point's address, its name first, the rest in the format of its country. */
export function placeLines(place: Place): string[] {
	return [place.name, ...linesOf(place)]
}
