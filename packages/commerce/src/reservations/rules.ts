import { oneLine } from '../http/one-line.ts'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { checkPhone } from '../fulfillment/rules/delivery.ts'
import { countriesOf } from '../web-domains/rules/countries.ts'
import type { NormalWebDomain } from '../web-domains/rules/web-domain.ts'
import type { NewReservation, StoreStock } from './contract.ts'

/** Hours a garment is reserved, and maximum per person (brief 3.6). */
export const HELD_HOURS = 48
export const MOST_HELD = 5

/** At this number the shelf may be empty on arrival, and the page says so. */
const LAST_PIECES = 2

/** Public availability of a store's units: never the number itself. */
export function stockWord(available: number): StoreStock {
	if (available <= 0) return 'unavailable'
	return available <= LAST_PIECES ? 'last-pieces' : 'available'
}

export type Person = { name: string; email: string; phoneNumber: string }
type Errors = { field: string; code: string }[]
export type CheckedPerson = { ok: true; person: Person } | { ok: false; errors: Errors }

/** Validates name, e-mail address and mobile number. Returns them cleaned, or every invalid field. */
export function checkPerson(
	typed: NewReservation,
	{ site, domain }: { site: SiteCode; domain: NormalWebDomain },
): CheckedPerson {
	const name = oneLine(typed.name)
	const email = typed.email.trim().toLowerCase()
	const { phoneNumberCountries } = countriesOf(domain, site)
	const phone = checkPhone({
		typed: typed.phoneNumber,
		countryCode: typed.phoneCountry || SITES[site].countryCode,
		countries: phoneNumberCountries,
		isMobileRequired: true,
	})
	const errors: Errors = [
		...(name === '' ? [{ field: 'name', code: 'required' }] : []),
		...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? [] : [{ field: 'email', code: email ? 'email' : 'required' }]),
		...(phone.ok ? [] : phone.errors),
	]
	if (errors.length > 0 || !phone.ok || phone.phoneNumber === null) return { ok: false, errors }
	return { ok: true, person: { name, email, phoneNumber: phone.phoneNumber } }
}

/** Without letters and digits that are confused when read out at a counter. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679'

/** Builds a reservation number such as `R-4KT9PX` from random bytes. */
export function reservationNumber(random: Uint8Array): string {
	return `R-${[...random.subarray(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
