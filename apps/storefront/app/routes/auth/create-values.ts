import { type FormError, type FormValues } from '#app/document/forms/submitted-form.ts'
import { DATE_PARTS, partName, typedDate } from '#app/document/dates/date-parts.ts'
import type { TypedRegistration } from '#app/request/sign-in/gateway.ts'

/** The optional fields, in the disclosure. */
const BIRTH_DATE = DATE_PARTS.map((part) => partName('birthDate', part))
const OPTIONAL = ['civility', ...BIRTH_DATE, 'phoneNumber', 'b-line1', 'b-line2', 'b-postalCode', 'b-city', 'b-region']

export function hasOptional(values: FormValues): boolean {
	return OPTIONAL.some((name) => values[name])
}

/** What the gateway is asked for, out of the form. An address none of whose lines is filled in is none. */
export function registrationOf(values: FormValues, pageUrl: string): TypedRegistration {
	const value = (name: string) => values[name] ?? ''
	const civility = value('civility')
	const lines = {
		line1: value('b-line1'),
		line2: value('b-line2'),
		postalCode: value('b-postalCode'),
		city: value('b-city'),
		region: value('b-region'),
	}
	const isAddressGiven = Object.values(lines).some((line) => line.trim() !== '')
	return {
		email: value('email'),
		password: value('password'),
		firstName: value('firstName'),
		lastName: value('lastName'),
		civility: civility === 'ms' || civility === 'mr' ? civility : null,
		birthDate: typedDate(values, 'birthDate'),
		phoneNumber: value('phoneNumber'),
		phoneCountry: value('phoneCountryCode').slice(0, 2),
		address: isAddressGiven ? { ...lines, countryCode: value('b-countryCode') } : null,
		loyaltyCardNumber: value('loyaltyCardNumber'),
		wantsNews: { email: value('newsletter') === 'yes', sms: value('sms') === 'yes', post: false },
		acceptsTerms: value('terms') === 'yes',
		pageUrl,
	}
}

/** Where on the page a refusal of the gateway belongs. */
export function placeError(values: FormValues, { field, code }: { field: string; code: string }): FormError {
	const part = /^address\.(.+)$/.exec(field)?.[1]
	if (part) return { id: `b-${part}`, field: part, code, country: values['b-countryCode'] ?? '' }
	if (field === 'acceptsTerms') return { id: 'terms', field: 'terms', code }
	return { id: field, field, code }
}
