import { SITES, type SiteCode } from '@vitrine/market/sites'
import { checkNames, checkPhone, type FieldError, tidy } from '../../fulfillment/rules/delivery.ts'
import type { CheckedCard } from '../../loyalty/rules.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { ProfileChange } from '../contract.ts'
import type { CustomersTable } from '../tables.ts'
import { type Checked, checkBirthDate, checkLanguageTag } from './fields.ts'

type Given = {
	site: SiteCode
	domain: NormalWebDomain
	card: CheckedCard
	/** Size runs that do not have the typed size. */
	unknownSizes: ReadonlySet<string>
	now: Date
}
type Changed = Partial<
	Pick<
		CustomersTable,
		'civility' | 'first_name' | 'last_name' | 'birth_date' | 'phone_number' | 'loyalty_card_number' | 'language_tag'
	>
> & { usual_sizes?: Record<string, string> }

/** Maximum number of size runs per request. */
const MOST_SIZES = 40

/** Validates the given parts of a profile. Returns them cleaned, or every invalid field; missing parts stay unchanged. */
export function checkProfile(typed: ProfileChange, given: Given): Checked<Changed> {
	const parts = [names(typed), numbers(typed, given), preferences(typed, given)]
	const errors = parts.flatMap((part) => (part.ok ? [] : part.errors))
	if (errors.length > 0) return { ok: false, errors }
	return { ok: true, value: Object.assign({}, ...parts.map((part) => (part.ok ? part.value : {}))) as Changed }
}

function names(typed: ProfileChange): Checked<Changed> {
	const { firstName, lastName, civility } = typed
	// A missing name is valid here.
	const errors = checkNames({ firstName: firstName ?? 'A', lastName: lastName ?? 'A' })
	if (errors.length > 0) return { ok: false, errors }
	return {
		ok: true,
		value: {
			...(civility === undefined ? {} : { civility }),
			...(firstName === undefined ? {} : { first_name: tidy(firstName) }),
			...(lastName === undefined ? {} : { last_name: tidy(lastName) }),
		},
	}
}

function numbers(typed: ProfileChange, { site, domain, card }: Given): Checked<Changed> {
	const errors: FieldError[] = []
	const value: Changed = {}
	if (typed.phoneNumber !== undefined) {
		const phone = checkPhone({
			typed: typed.phoneNumber,
			countryCode: typed.phoneCountry || SITES[site].countryCode,
			countries: countriesOf(domain, site).phoneNumberCountries,
			isMobileRequired: false,
		})
		if (phone.ok) value.phone_number = phone.phoneNumber
		else errors.push(...phone.errors)
	}
	if (typed.loyaltyCardNumber !== undefined) {
		if (card.ok) value.loyalty_card_number = card.cardNumber
		else errors.push({ field: 'loyaltyCardNumber', code: card.code })
	}
	return errors.length > 0 ? { ok: false, errors } : { ok: true, value }
}

function preferences(typed: ProfileChange, { site, unknownSizes, now }: Given): Checked<Changed> {
	const errors: FieldError[] = []
	const value: Changed = {}
	if (typed.birthDate !== undefined) {
		const birthDate = checkBirthDate(typed.birthDate, { site, now })
		if (birthDate.ok) value.birth_date = birthDate.value
		else errors.push(...birthDate.errors)
	}
	if (typed.languageTag !== undefined) {
		const tag = checkLanguageTag(typed.languageTag)
		if (tag.ok) value.language_tag = tag.value
		else errors.push(...tag.errors)
	}
	if (typed.usualSizes !== undefined) {
		const isTooLong = Object.keys(typed.usualSizes).length > MOST_SIZES
		if (isTooLong) errors.push({ field: 'usualSizes', code: 'too-many' })
		else for (const run of unknownSizes) errors.push({ field: `usualSizes.${run}`, code: 'size-unknown' })
		value.usual_sizes = typed.usualSizes
	}
	return errors.length > 0 ? { ok: false, errors } : { ok: true, value }
}
