type AddressFormat = {
	/** A valid postal code, for hint and error. */
	postalCodeExample: string
	/** Postal codes of digits only: a numeric keyboard fits. */
	isNumeric: boolean
	/** First administrative level, where the country writes it. A Spanish province follows from the postal code. */
	region?: 'required' | 'optional'
	/** Calling code of its phone numbers (R108). */
	callingCode: string
}

/**
 * Address formats of the countries we deliver to or bill (brief 3.9.2), from Google's libaddressinput data (CC BY 4.0,
 * see NOTICE.md). The gateway validates postal codes (`fulfillment/postal-codes.ts`).
 */
export const ADDRESS_FORMATS: Readonly<Record<string, AddressFormat>> = {
	AT: { postalCodeExample: '1010', isNumeric: true, callingCode: '43' },
	BE: { postalCodeExample: '1000', isNumeric: true, callingCode: '32' },
	CH: { postalCodeExample: '1201', isNumeric: true, callingCode: '41' },
	DE: { postalCodeExample: '10115', isNumeric: true, callingCode: '49' },
	ES: { postalCodeExample: '28001', isNumeric: true, region: 'required', callingCode: '34' },
	FR: { postalCodeExample: '75011', isNumeric: true, callingCode: '33' },
	GB: { postalCodeExample: 'SW1A 1AA', isNumeric: false, region: 'optional', callingCode: '44' },
	IT: { postalCodeExample: '00184', isNumeric: true, region: 'required', callingCode: '39' },
	LI: { postalCodeExample: '9490', isNumeric: true, callingCode: '423' },
	LU: { postalCodeExample: '1009', isNumeric: true, callingCode: '352' },
	MC: { postalCodeExample: '98000', isNumeric: true, callingCode: '377' },
	PL: { postalCodeExample: '00-950', isNumeric: false, callingCode: '48' },
	PT: { postalCodeExample: '1000-205', isNumeric: false, callingCode: '351' },
}
