import type { FormError } from '#app/routes/checkout/form-errors.ts'
import { DATE_PARTS, partName, typedDate } from '#app/document/dates/date-parts.ts'
import type { TypedRegistration } from './gateway.ts'
import { typed, typedPassword } from './request.ts'

/** What the creation form holds, by the names of its controls, but the password. */
export type CreateValues = Readonly<Record<string, string>>

const NAMES = [
	'firstName',
	'lastName',
	'email',
	'newsletter',
	'sms',
	'loyaltyCardNumber',
	'civility',
	'birthDate-day',
	'birthDate-month',
	'birthDate-year',
	'phoneNumber',
	'phoneCountryCode',
	'b-line1',
	'b-line2',
	'b-postalCode',
	'b-city',
	'b-region',
	'b-countryCode',
	'terms',
] as const

/** The optional fields, in the disclosure. */
const BIRTH_DATE = DATE_PARTS.map((part) => partName('birthDate', part))
const OPTIONAL = ['civility', ...BIRTH_DATE, 'phoneNumber', 'b-line1', 'b-line2', 'b-postalCode', 'b-city', 'b-region']

export function readValues(form: FormData): CreateValues {
	return Object.fromEntries(NAMES.map((name) => [name, typed(form, name)]))
}

export function hasOptional(values: CreateValues): boolean {
	return OPTIONAL.some((name) => values[name])
}

/** What the gateway is asked for, out of the form. An address none of whose lines is filled in is none. */
export function registrationOf(form: FormData, pageUrl: string): TypedRegistration {
	const values = readValues(form)
	const value = (name: (typeof NAMES)[number]) => values[name] ?? ''
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
		password: typedPassword(form),
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
export function placeError(values: CreateValues, { field, code }: { field: string; code: string }): FormError {
	const part = /^address\.(.+)$/.exec(field)?.[1]
	if (part) return { id: `b-${part}`, field: part, code, country: values['b-countryCode'] ?? '' }
	if (field === 'acceptsTerms') return { id: 'terms', field: 'terms', code }
	return { id: field, field, code }
}
