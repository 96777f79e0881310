import type { CustomerAddress, SuggestedAddress, TypedCustomerAddress } from '@vitrine/commerce/addresses/contract'
import { SITES } from '@vitrine/market/sites'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { countryOfNumber, countryViews, phoneCountryViews, printedAddress } from '#app/document/addresses/countries.ts'
import { addressOf, PARTS, prefixed } from '#app/document/addresses/address-values.ts'
import { type FormError, type FormValues } from '#app/document/forms/submitted-form.ts'

export type AddressView = {
	id: string
	lines: string[]
	phoneNumber: string | null
	isDefaultDelivery: boolean
	isDefaultBilling: boolean
	/** What a form that changes it starts with. */
	values: FormValues
}

type Choices = Awaited<ReturnType<typeof addressChoices>>

/** The countries an address of this site may be of, and those of a phone number. */
export async function addressChoices({ context }: Pick<LoaderArgs, 'context'>) {
	const { site, siteRecord, tag } = context.get(requestContext)
	const params = await siteRecord()
	const own = SITES[site].countryCode
	const codes = [...new Set([...params.deliveryCountries, ...params.billingCountries])]
	const phoneCountries = phoneCountryViews(params.phoneNumberCountries, { tag, own })
	return { countries: countryViews(codes, { tag, own }), phoneCountries, tag, own }
}

export function addressView(saved: CustomerAddress, { tag, own, phoneCountries, countries }: Choices): AddressView {
	const { id, address, phoneNumber, isDefaultDelivery, isDefaultBilling } = saved
	const phoneCodes = phoneCountries.map(({ code }) => code)
	return {
		id,
		lines: printedAddress(address, { tag, own }),
		phoneNumber,
		isDefaultDelivery,
		isDefaultBilling,
		values: {
			...prefixed('a-', address),
			// One of a country this site does not know may be kept, and is chosen anew when it is changed.
			'a-countryCode': countries.some(({ code }) => code === address.countryCode) ? address.countryCode : own,
			phoneNumber: phoneNumber ?? '',
			phoneCountryCode: phoneNumber ? countryOfNumber(phoneNumber, phoneCodes) : own,
			isDefaultDelivery: isDefaultDelivery ? 'yes' : '',
			isDefaultBilling: isDefaultBilling ? 'yes' : '',
		},
	}
}

/** An address of an order, as the form that keeps it. */
export function suggestionView(suggested: SuggestedAddress, choices: Choices): Pick<AddressView, 'lines' | 'values'> {
	const { lines, values } = addressView(
		{ id: '', ...suggested, isDefaultDelivery: false, isDefaultBilling: false },
		choices,
	)
	return { lines, values }
}

/** What a form without an address starts with: the name of who fills it in. */
export function freshValues(
	{ own }: Pick<Choices, 'own'>,
	{ firstName, lastName }: { firstName: string; lastName: string },
): FormValues {
	return { 'a-firstName': firstName, 'a-lastName': lastName, 'a-countryCode': own, phoneCountryCode: own }
}

/** The form as the gateway takes it. */
export function typedAddress(values: FormValues): TypedCustomerAddress {
	const address = addressOf(values, 'a-')
	return {
		...address,
		countryCode: address.countryCode.slice(0, 2),
		phoneNumber: values['phoneNumber'] ?? '',
		phoneCountry: (values['phoneCountryCode'] ?? '').slice(0, 2),
		isDefaultDelivery: values['isDefaultDelivery'] === 'yes',
		isDefaultBilling: values['isDefaultBilling'] === 'yes',
	}
}

/** A refused field at its control, as `AddressFields` names it. */
export function addressError(values: FormValues, { field, code }: { field: string; code: string }): FormError {
	const isPart = (PARTS as readonly string[]).includes(field)
	return { id: isPart ? `a-${field}` : field, field, code, country: values['a-countryCode'] ?? '' }
}
