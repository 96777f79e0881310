export type AddressField = 'firstName' | 'lastName' | 'line1' | 'line2' | 'postalCode' | 'city' | 'region'

type AddressForm = {
	/** In the order the country writes them. */
	fields: readonly AddressField[]
	/** A valid postal code, for hint and error. */
	postalCodeExample: string
	/** Digits only: a numeric keyboard fits. */
	isNumeric: boolean
}

const USUAL: readonly AddressField[] = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city']
const WITH_REGION: readonly AddressField[] = [...USUAL, 'region']
const BRITISH: readonly AddressField[] = ['firstName', 'lastName', 'postalCode', 'line1', 'line2', 'city', 'region']

/** How the countries we deliver to or bill ask for an address (brief 3.9.2); the rules themselves are the gateway's. */
const FORMS: Readonly<Record<string, AddressForm>> = {
	AT: { fields: USUAL, postalCodeExample: '1010', isNumeric: true },
	BE: { fields: USUAL, postalCodeExample: '1000', isNumeric: true },
	CH: { fields: USUAL, postalCodeExample: '1201', isNumeric: true },
	DE: { fields: USUAL, postalCodeExample: '10115', isNumeric: true },
	ES: { fields: WITH_REGION, postalCodeExample: '28001', isNumeric: true },
	FR: { fields: USUAL, postalCodeExample: '75011', isNumeric: true },
	GB: { fields: BRITISH, postalCodeExample: 'SW1A 1AA', isNumeric: false },
	IT: { fields: WITH_REGION, postalCodeExample: '00184', isNumeric: true },
	LI: { fields: USUAL, postalCodeExample: '9490', isNumeric: true },
	LU: { fields: USUAL, postalCodeExample: '1009', isNumeric: true },
	MC: { fields: USUAL, postalCodeExample: '98000', isNumeric: true },
	PL: { fields: USUAL, postalCodeExample: '00-950', isNumeric: false },
	PT: { fields: USUAL, postalCodeExample: '1000-205', isNumeric: false },
}

export function addressForm(countryCode: string): AddressForm {
	return (Object.hasOwn(FORMS, countryCode) ? FORMS[countryCode] : undefined) ?? FORMS['FR']!
}

/** What may stay empty. A Spanish province follows from the postal code. */
export function isOptional(field: AddressField, countryCode: string): boolean {
	return field === 'line2' || (field === 'region' && countryCode !== 'IT')
}

/** Calling codes of the countries a phone number may be of (R108). */
export const CALLING_CODES: Readonly<Record<string, string>> = {
	AT: '43',
	BE: '32',
	CH: '41',
	DE: '49',
	ES: '34',
	FR: '33',
	GB: '44',
	IT: '39',
	LI: '423',
	LU: '352',
	MC: '377',
	PL: '48',
	PT: '351',
}

/** The country of an E.164 number, among those it may be of; the first of them where none fits. */
export function countryOfNumber(number: string, countries: readonly string[]): string {
	return countries.find((code) => number.startsWith(`+${CALLING_CODES[code]}`)) ?? countries[0] ?? ''
}
