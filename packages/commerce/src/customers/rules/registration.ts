import type { SiteCode } from '@vitrine/market/sites'
import { SITES } from '@vitrine/market/sites'
import { checkAddress, checkNames, checkPhone, type FieldError, tidy } from '../../fulfillment/rules/delivery.ts'
import type { CheckedCard } from '../../loyalty/rules.ts'
import type { Address } from '../../orders/contract.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { Registration, RegistrationDetails } from '../contract.ts'
import { type Checked, checkBirthDate, checkEmail, normalEmail } from './fields.ts'
import { checkPassword } from './password.ts'

type Given = { site: SiteCode; domain: NormalWebDomain; card: CheckedCard; now: Date }

/** Validates the registration form (R92). Returns the data to store until confirmation, or every invalid field. */
export function checkRegistration(
	typed: Registration,
	{ site, domain, card, now }: Given,
): Checked<{ email: string; details: RegistrationDetails }> {
	const countries = countriesOf(domain, site)
	const email = checkEmail(typed.email)
	const birthDate = checkBirthDate(typed.birthDate, { site, now })
	const phone = checkPhone({
		typed: typed.phoneNumber,
		countryCode: typed.phoneCountry || SITES[site].countryCode,
		countries: countries.phoneNumberCountries,
		isMobileRequired: false,
	})
	const address = checkPostalAddress(typed, countries.billingCountries)
	const errors = [
		...checkNames(typed),
		...(email.ok ? [] : email.errors),
		...checkPassword(typed.password, normalEmail(typed.email)),
		...(birthDate.ok ? [] : birthDate.errors),
		...(phone.ok ? [] : phone.errors),
		...(address.ok ? [] : address.errors),
		...(card.ok ? [] : [{ field: 'loyaltyCardNumber', code: card.code }]),
		...(typed.acceptsTerms ? [] : [{ field: 'acceptsTerms', code: 'required' }]),
	]
	if (!email.ok || !birthDate.ok || !phone.ok || !address.ok || !card.ok || errors.length > 0)
		return { ok: false, errors }
	const details = {
		civility: typed.civility,
		firstName: tidy(typed.firstName),
		lastName: tidy(typed.lastName),
		birthDate: birthDate.value,
		phoneNumber: phone.phoneNumber,
		address: address.value,
		loyaltyCardNumber: card.cardNumber,
		wantsNews: typed.wantsNews,
	}
	return { ok: true, value: { email: email.value, details } }
}

/** Validates the optional postal address, in the customer's name; reports errors under the form's field names. */
function checkPostalAddress(typed: Registration, billingCountries: readonly string[]): Checked<Address | null> {
	if (!typed.address) return { ok: true, value: null }
	const { firstName, lastName } = typed
	const checked = checkAddress({ ...typed.address, firstName, lastName }, billingCountries)
	if (checked.ok) return { ok: true, value: checked.address }
	return { ok: false, errors: checked.errors.flatMap(underAddress) }
}

/** Errors of names are reported once, on the name fields. */
function underAddress({ field, code }: FieldError): FieldError[] {
	return field === 'firstName' || field === 'lastName' ? [] : [{ field: `address.${field}`, code }]
}
