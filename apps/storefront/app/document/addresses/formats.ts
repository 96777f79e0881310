import { COUNTRIES } from '@vitrine/market/country-packs'

export type AddressField = 'firstName' | 'lastName' | 'line1' | 'line2' | 'postalCode' | 'city' | 'region'

const USUAL: readonly AddressField[] = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city']
const WITH_REGION: readonly AddressField[] = [...USUAL, 'region']
const BRITISH: readonly AddressField[] = ['firstName', 'lastName', 'postalCode', 'line1', 'line2', 'city', 'region']

/** What is asked for an address of a country, in the order it writes it (brief 3.9.2); the rules themselves are the gateway's. */
export function addressForm(countryCode: string) {
	const { address: format } = (Object.hasOwn(COUNTRIES, countryCode) && COUNTRIES[countryCode]) || COUNTRIES['FR']!
	const fields = countryCode === 'GB' ? BRITISH : format.region ? WITH_REGION : USUAL
	return { ...format, fields }
}

/** What may stay empty. */
export function isOptional(field: AddressField, countryCode: string): boolean {
	return field === 'line2' || (field === 'region' && addressForm(countryCode).region !== 'required')
}
