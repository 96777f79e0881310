import { COUNTRIES } from '@vitrine/market/country-packs'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'
import { oneLine } from '../../http/one-line.ts'
import type { Address } from '../../orders/contract.ts'
import { isUndelivered, normalizePostalCode } from '../postal-codes.ts'
import { isWorkingDay } from './holidays.ts'

export type TypedAddress = {
	firstName: string
	lastName: string
	line1: string
	line2: string
	postalCode: string
	city: string
	region: string
	countryCode: string
}

export type FieldError = { field: string; code: string }
export type CheckedAddress = { ok: true; address: Address } | { ok: false; errors: FieldError[] }

/** Letters of any script with diacritics and name punctuation; no digits, no markup. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]*$/u

/** Cleans single-line text. */
export const tidy = oneLine

/** Validates first and last name of the recipient. */
export function checkNames(typed: Pick<TypedAddress, 'firstName' | 'lastName'>): FieldError[] {
	const errors: FieldError[] = []
	for (const field of ['firstName', 'lastName'] as const) {
		const name = tidy(typed[field])
		if (name === '') errors.push({ field, code: 'required' })
		else if (name.length > 50 || !NAME.test(name)) errors.push({ field, code: 'name' })
	}
	return errors
}

/** Validates an address by the rules of its country. Returns it cleaned, or every invalid field. `countries`: R106, R107. */
export function checkAddress(typed: TypedAddress, countries: readonly string[]): CheckedAddress {
	const countryCode = typed.countryCode.toUpperCase()
	const pattern = countries.includes(countryCode) ? COUNTRIES[countryCode]?.postalCode.pattern : undefined
	if (!pattern) return { ok: false, errors: [{ field: 'countryCode', code: 'country' }] }

	const errors = checkNames(typed)
	const line1 = tidy(typed.line1)
	const city = tidy(typed.city)
	if (line1 === '') errors.push({ field: 'line1', code: 'required' })
	if (city === '') errors.push({ field: 'city', code: 'required' })
	const postalCode = normalizePostalCode(countryCode, typed.postalCode)
	if (postalCode === '') errors.push({ field: 'postalCode', code: 'required' })
	else if (!pattern.test(postalCode)) errors.push({ field: 'postalCode', code: 'postal-code' })
	const { region, errors: ofRegion } = readRegion({ typed: tidy(typed.region), postalCode, countryCode })
	errors.push(...ofRegion)
	if (errors.length > 0) return { ok: false, errors }

	const line2 = tidy(typed.line2)
	return {
		ok: true,
		address: {
			firstName: tidy(typed.firstName),
			lastName: tidy(typed.lastName),
			line1,
			...(line2 ? { line2 } : {}),
			postalCode,
			city,
			...(region ? { region } : {}),
			countryCode,
		},
	}
}

/** Reads a region, '' for none: of the postal code where it follows from that, a known code where it is written as one. */
function readRegion(address: { typed: string; postalCode: string; countryCode: string }) {
	const { address: form, provinceOf, provinceCodes } = COUNTRIES[address.countryCode]!
	const typed = provinceCodes ? address.typed.toUpperCase() : address.typed
	const region = typed || (provinceOf?.(address.postalCode) ?? '')
	const errors: FieldError[] = []
	if (region === '' && form.region === 'required') errors.push({ field: 'region', code: 'required' })
	else if (region && provinceCodes && !provinceCodes.has(region)) errors.push({ field: 'region', code: 'province' })
	return { region, errors }
}

/** As checkAddress, for a delivery: places outside the VAT area are refused (law 11). */
export function checkDeliveryAddress(typed: TypedAddress, countries: readonly string[]): CheckedAddress {
	const checked = checkAddress(typed, countries)
	if (!checked.ok || !isUndelivered(checked.address.countryCode, checked.address.postalCode)) return checked
	return { ok: false, errors: [{ field: 'postalCode', code: 'territory' }] }
}

export type CheckedPhone = { ok: true; phoneNumber: string | null } | { ok: false; errors: FieldError[] }

/**
 * Validates a phone number. Returns E.164. National forms follow `countryCode`; the number must belong to one of
 * `countries` (R108). `isMobileRequired`: the carrier texts when a parcel can be collected.
 */
export function checkPhone(phone: {
	typed: string
	countryCode: string
	countries: readonly string[]
	isMobileRequired: boolean
}): CheckedPhone {
	const refuse = (code: string): CheckedPhone => ({ ok: false, errors: [{ field: 'phoneNumber', code }] })
	if (phone.typed.trim() === '') return phone.isMobileRequired ? refuse('required') : { ok: true, phoneNumber: null }
	const parsed = parsePhoneNumber(phone.typed, phone.countryCode.toUpperCase() as CountryCode)
	if (!parsed?.isValid() || parsed.country === undefined || !phone.countries.includes(parsed.country))
		return refuse('phone')
	const type = parsed.getType()
	if (phone.isMobileRequired && type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') return refuse('mobile')
	return { ok: true, phoneNumber: parsed.number }
}

/** Formats of ISO dates and hours by time zone: making one costs more than a hundred uses. */
const formats = new Map<string, { date: Intl.DateTimeFormat; hour: Intl.DateTimeFormat }>()

function formatsIn(timeZone: string) {
	const known = formats.get(timeZone) ?? {
		date: new Intl.DateTimeFormat('en-CA', { timeZone }),
		hour: new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }),
	}
	formats.set(timeZone, known)
	return known
}

const CUT_OFF_HOUR = 14
const HOUR = 3_600_000

/**
 * Delivery dates for an order placed at `now`: working days (Monday to Friday without public holidays) counted from
 * the shipping day, which is today until 14:00 in the site's zone, else the next working day.
 */
export function arrival(options: {
	now: Date
	timeZone: string
	/** Country whose public holidays count. */
	countryCode: string
	minimumDays: number
	maximumDays: number
}): { earliestOn: string; latestOn: string } {
	const format = formatsIn(options.timeZone)
	const hour = Number(format.hour.format(options.now))
	const today = format.date.format(options.now)
	const { countryCode } = options
	let leaves = isWorkingDay(countryCode, today) ? today : nextWorkingDay(today, countryCode)
	if (leaves === today && hour >= CUT_OFF_HOUR) leaves = nextWorkingDay(today, countryCode)
	return {
		earliestOn: addWorkingDays(leaves, { days: options.minimumDays, countryCode }),
		latestOn: addWorkingDays(leaves, { days: options.maximumDays, countryCode }),
	}
}

/** The moment after `now` at which `arrival` may answer otherwise: 14:00 or the next day in the site's zone, whose offset is of whole hours. */
export function nextArrivalChange({ now, timeZone }: { now: Date; timeZone: string }): Date {
	const hours = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone })
	let next = Math.floor(now.getTime() / HOUR) * HOUR
	do next += HOUR
	while (![0, CUT_OFF_HOUR].includes(Number(hours.format(next))))
	return new Date(next)
}

function nextWorkingDay(date: string, countryCode: string): string {
	let next = date
	do {
		next = new Date(Date.parse(`${next}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
	} while (!isWorkingDay(countryCode, next))
	return next
}

function addWorkingDays(date: string, { days, countryCode }: { days: number; countryCode: string }): string {
	let result = date
	for (let day = 0; day < days; day++) result = nextWorkingDay(result, countryCode)
	return result
}

/** Delivery of gift cards by e-mail (R111): free and immediate. */
export function byEmail(timeZone: string, now: Date) {
	const today = formatsIn(timeZone).date.format(now)
	return { id: 'email', kind: 'email' as const, centAmount: 0, earliestOn: today, latestOn: today }
}

/** Delivery cost of a cart: 0 from the site's free-delivery amount on, for the kinds it names (R123). */
export function deliveryPrice(options: {
	centAmount: number
	kind: string
	goodsCentAmount: number
	free: { minAmountCents: number; deliveryModes: string[] } | null
}): number {
	const { free } = options
	const isFree = free && free.deliveryModes.includes(options.kind) && options.goodsCentAmount >= free.minAmountCents
	return isFree ? 0 : options.centAmount
}
