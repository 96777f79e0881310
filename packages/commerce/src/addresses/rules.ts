import type { SiteCode } from '@vitrine/market/sites'
import { checkAddress, checkPhone, type FieldError } from '../fulfillment/rules/delivery.ts'
import type { Address } from '../orders/contract.ts'
import { countriesOf } from '../web-domains/rules/countries.ts'
import type { NormalWebDomain } from '../web-domains/rules/web-domain.ts'
import type { TypedCustomerAddress } from './contract.ts'

/** More than a family needs, and few enough to choose from. */
export const MOST_ADDRESSES = 20

export type CheckedEntry =
	| { ok: true; address: Address; phoneNumber: string | null }
	| { ok: false; errors: FieldError[] }

/**
 * Validates an address of the book by the rules of its country: one the site delivers to or bills to (R106, R107),
 * with a phone number of the site's countries (R108).
 */
export function checkEntry(
	typed: TypedCustomerAddress,
	{ site, domain }: { site: SiteCode; domain: NormalWebDomain },
): CheckedEntry {
	const { deliveryCountries, billingCountries, phoneNumberCountries } = countriesOf(domain, site)
	const checked = checkAddress(typed, [...deliveryCountries, ...billingCountries])
	const phone = checkPhone({
		typed: typed.phoneNumber,
		countryCode: typed.phoneCountry || typed.countryCode,
		countries: phoneNumberCountries,
		isMobileRequired: false,
	})
	if (checked.ok && phone.ok) return { ok: true, address: checked.address, phoneNumber: phone.phoneNumber }
	return { ok: false, errors: [...(checked.ok ? [] : checked.errors), ...(phone.ok ? [] : phone.errors)] }
}
