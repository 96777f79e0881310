import {
	checkAddress,
	checkDeliveryAddress,
	checkNames,
	checkPhone,
	type FieldError,
} from '../../fulfillment/rules/delivery.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import type { countriesOf } from '../../web-domains/rules/countries.ts'
import type { ChooseDelivery, DeliveryChoice } from '../contract.ts'

type Countries = ReturnType<typeof countriesOf>
export type CheckedDelivery = { ok: true; choice: DeliveryChoice } | { ok: false; errors: FieldError[] }

/** A cart of gift cards alone needs no delivery, only a billing address. */
export function checkEmail(choice: ChooseDelivery, countries: Countries): CheckedDelivery {
	const billed = checkAddress(choice.billingAddress ?? choice.address, countries.billingCountries)
	if (!billed.ok) return { ok: false, errors: forBilling(billed.errors) }
	return {
		ok: true,
		choice: {
			methodId: 'email',
			kind: 'email',
			address: billed.address,
			billingAddress: billed.address,
			phoneNumber: null,
			pickupPoint: null,
		},
	}
}

/** Home delivery requires an address the site delivers to. */
export function checkHome(given: { choice: ChooseDelivery; countries: Countries; methodId: string }): CheckedDelivery {
	const { choice, countries } = given
	const phone = phoneOf(choice, countries, false)
	const delivered = checkDeliveryAddress(choice.address, countries.deliveryCountries)
	const billed = choice.billingAddress ? checkAddress(choice.billingAddress, countries.billingCountries) : delivered
	if (!phone.ok || !delivered.ok || !billed.ok) {
		const ofBilling = choice.billingAddress && !billed.ok ? forBilling(billed.errors) : []
		return { ok: false, errors: [...errorsOf(phone), ...errorsOf(delivered), ...ofBilling] }
	}
	return {
		ok: true,
		choice: {
			methodId: given.methodId,
			kind: 'home',
			address: delivered.address,
			billingAddress: billed.address,
			phoneNumber: phone.phoneNumber,
			pickupPoint: null,
		},
	}
}

/** Pick-up requires an existing point, a mobile number for its message, and a billing address (decision 0009). */
export function checkCollected(given: {
	choice: ChooseDelivery
	countries: Countries
	method: { id: string; kind: 'relay' | 'store' }
	point: PickupPoint | undefined
}): CheckedDelivery {
	const { choice, countries, method } = given
	const phone = phoneOf(choice, countries, true)
	const names = checkNames(choice.address)
	const isServed = given.point && countries.deliveryCountries.includes(given.point.countryCode)
	const point = isServed ? given.point : undefined
	const billed = checkAddress(choice.billingAddress ?? { ...choice.address, ...NO_PLACE }, countries.billingCountries)
	if (!phone.ok || names.length > 0 || !point || !billed.ok) {
		const code = choice.pickupPointId ? 'unknown' : 'required'
		const ofPoint = point ? [] : [{ field: 'pickupPointId', code }]
		return { ok: false, errors: [...errorsOf(phone), ...ofPoint, ...names, ...forBilling(errorsOf(billed))] }
	}
	return {
		ok: true,
		choice: {
			methodId: method.id,
			kind: method.kind,
			address: pointAddress(point, choice),
			billingAddress: billed.address,
			phoneNumber: phone.phoneNumber,
			pickupPoint: point,
		},
	}
}

function phoneOf(choice: ChooseDelivery, countries: Countries, isMobileRequired: boolean) {
	return checkPhone({
		typed: choice.phoneNumber,
		countryCode: choice.phoneCountryCode || countries.phoneNumberCountries[0]!,
		countries: countries.phoneNumberCountries,
		isMobileRequired,
	})
}

function errorsOf(checked: { ok: true } | { ok: false; errors: FieldError[] }): FieldError[] {
	return checked.ok ? [] : checked.errors
}

function forBilling(errors: FieldError[]): FieldError[] {
	return errors.map((error) => ({ field: `billingAddress.${error.field}`, code: error.code }))
}

function pointAddress(point: PickupPoint, choice: ChooseDelivery): DeliveryChoice['address'] {
	const { firstName, lastName } = choice.address
	const { name, street, postalCode, city, countryCode } = point
	return {
		firstName: firstName.trim(),
		lastName: lastName.trim(),
		line1: name,
		line2: street,
		postalCode,
		city,
		countryCode,
	}
}

const NO_PLACE = { line1: '', line2: '', postalCode: '', city: '', region: '' }
