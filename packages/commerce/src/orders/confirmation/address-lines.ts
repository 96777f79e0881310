import { addressLines, placeLines as linesOf } from '@vitrine/market/address-lines'
import type { Address, PickupPoint } from '../contract.ts'

/** Somebody's address, their name above it. */
export function personLines(address: Address): string[] {
	return addressLines({ ...address, name: `${address.firstName} ${address.lastName}` })
}

type Place = Pick<PickupPoint, 'name' | 'street' | 'postalCode' | 'city' | 'countryCode'>

/** A store or pick-up point, its name first, the rest as its country writes it. */
export function placeLines(place: Place): string[] {
	return [place.name, ...linesOf(place)]
}
