import type { SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'
import type { Database } from '../../database/client.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { findDeliveryMethod, findStorePoint } from '../../fulfillment/queries/delivery-methods.ts'
import {
	checkAddress,
	checkDeliveryAddress,
	checkNames,
	checkPhone,
	type FieldError,
} from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/queries.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { readPaymentProducts } from '../../payments/rules.ts'
import { readSite } from '../../web-domains/queries.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { ChooseDelivery, DeliveryChoice } from '../contract.ts'

export type FillResult =
	| { ok: true }
	| { ok: false; reason: 'checkout-not-found' | 'checkout-completed' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

type FillInput = { site: SiteCode; checkoutId: string; now: Date }

function refused(errors: FieldError[]): FillResult {
	return { ok: false, reason: 'refused-values', errors }
}

/** Stores the guest's contact data and, where the site has loyalty cards, the card that earns the points (R115). */
export async function identify(
	db: Database,
	options: FillInput & { email: string; wantsNewsletter: boolean; loyaltyCardNumber?: string },
): Promise<FillResult> {
	const { site, loyaltyCardNumber = '', wantsNewsletter } = options
	const email = z.email().max(254).safeParse(options.email.trim())
	const card = await checkCardNumber(db, { site, typed: loyaltyCardNumber })
	if (email.success && card.ok) {
		const values = { email: email.data, wants_newsletter: wantsNewsletter, loyalty_card_number: card.cardNumber }
		return save(db, options, values)
	}
	const code = options.email.trim() === '' ? 'required' : 'email'
	return refused([
		...(email.success ? [] : [{ field: 'email', code }]),
		...(card.ok ? [] : [{ field: 'loyaltyCardNumber', code: card.code }]),
	])
}

/** Stores delivery method and addresses by the country's rules (brief 3.9.2). Throws when the pick-up network is out of reach. */
export async function chooseDelivery(
	db: Database,
	options: FillInput & { choice: ChooseDelivery; network: PickupNetwork },
): Promise<FillResult> {
	const { choice, site } = options
	if (choice.methodId === 'email') return chooseEmail(db, options)
	const method = await findDeliveryMethod(db, { site, methodId: choice.methodId })
	if (!method) return refused([{ field: 'methodId', code: choice.methodId === '' ? 'required' : 'unknown' }])
	const countries = countriesOf(await readSite(db, site), site)
	const delivery =
		method.kind === 'home'
			? checkHome({ choice, countries, methodId: method.id })
			: checkCollected({
					choice,
					countries,
					method: { id: method.id, kind: method.kind },
					point: await findPoint(db, { site, method, choice, network: options.network }),
				})
	return delivery.ok ? save(db, options, { delivery: JSON.stringify(delivery.choice) }) : refused(delivery.errors)
}

/** A cart of gift cards alone needs no delivery, only a billing address. */
async function chooseEmail(db: Database, options: FillInput & { choice: ChooseDelivery }): Promise<FillResult> {
	const { choice, site } = options
	const countries = countriesOf(await readSite(db, site), site)
	const billed = checkAddress(choice.billingAddress ?? choice.address, countries.billingCountries)
	if (!billed.ok) return refused(forBilling(billed.errors))
	const delivery: DeliveryChoice = {
		methodId: 'email',
		kind: 'email',
		address: billed.address,
		billingAddress: billed.address,
		phoneNumber: null,
		pickupPoint: null,
	}
	return save(db, options, { delivery: JSON.stringify(delivery) })
}

type Countries = ReturnType<typeof countriesOf>
type CheckedDelivery = { ok: true; choice: DeliveryChoice } | { ok: false; errors: FieldError[] }

function checkHome(given: { choice: ChooseDelivery; countries: Countries; methodId: string }): CheckedDelivery {
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
function checkCollected(given: {
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

/** Stores the payment product; it must be one the site offers. */
export async function choosePayment(
	db: Database,
	options: FillInput & { paymentProduct: string },
): Promise<FillResult> {
	const { paymentProducts } = await readSite(db, options.site)
	const { products } = readPaymentProducts(paymentProducts)
	if (!products.some((product) => product.id === options.paymentProduct)) {
		return refused([{ field: 'paymentProduct', code: options.paymentProduct === '' ? 'required' : 'unknown' }])
	}
	return save(db, options, { payment_product: options.paymentProduct })
}

async function findPoint(
	db: Database,
	options: { site: SiteCode; method: { kind: string }; choice: ChooseDelivery; network: PickupNetwork },
): Promise<PickupPoint | undefined> {
	const id = options.choice.pickupPointId
	if (!id) return undefined
	return options.method.kind === 'store' ? findStorePoint(db, { ...options, id }) : options.network.find(id)
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

async function save(
	db: Database,
	options: FillInput,
	values: {
		email?: string
		wants_newsletter?: boolean
		loyalty_card_number?: string | null
		delivery?: string
		payment_product?: string
	},
): Promise<FillResult> {
	const row = await db
		.updateTable('checkouts')
		.set({ ...values, updated_at: options.now })
		.where('id', '=', options.checkoutId)
		.where('site', '=', options.site)
		.where('status', '=', 'open')
		.returning('id')
		.executeTakeFirst()
	if (row) return { ok: true }
	const exists = await db
		.selectFrom('checkouts')
		.select('id')
		.where('id', '=', options.checkoutId)
		.where('site', '=', options.site)
		.executeTakeFirst()
	return { ok: false, reason: exists ? 'checkout-completed' : 'checkout-not-found' }
}
