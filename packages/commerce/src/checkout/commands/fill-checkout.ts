import type { SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'
import type { Database } from '../../database/client.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { findStorePoint } from '../../fulfillment/queries/delivery-methods.ts'
import {
	checkAddress,
	checkDeliveryAddress,
	checkNames,
	checkPhone,
	type FieldError,
} from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/rules.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { readPaymentProducts } from '../../payments/rules.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { Checkout, ChooseDelivery, DeliveryChoice } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, type CheckoutState, readCheckout } from '../queries/read-checkout.ts'

export type FillResult =
	/** With the checkout as it is now where the command has read it. */
	| { ok: true; checkout?: Checkout }
	| { ok: false; reason: 'checkout-not-found' | 'checkout-completed' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

type OpenCheckout = { ok: true; state: CheckoutState } | Exclude<FillResult, { ok: true }>

/** The state of an open checkout. */
async function readOpen(db: Database, options: CheckoutInput): Promise<OpenCheckout> {
	const state = await readCheckout(db, options)
	if (!state) return { ok: false, reason: 'checkout-not-found' }
	return state.row.status === 'open' ? { ok: true, state } : { ok: false, reason: 'checkout-completed' }
}

function refused(errors: FieldError[]): FillResult {
	return { ok: false, reason: 'refused-values', errors }
}

/** Stores the guest's contact data and, where the site has loyalty cards, the card that earns the points (R115). */
export async function identify(
	db: Database,
	options: CheckoutInput & { email: string; wantsNewsletter: boolean; loyaltyCardNumber?: string },
): Promise<FillResult> {
	const { loyaltyCardNumber = '', wantsNewsletter } = options
	const opened = await readOpen(db, options)
	if (!opened.ok) return opened
	const { state } = opened
	const email = z.email().max(254).safeParse(options.email.trim())
	const card = checkCardNumber(state.cart.domain, loyaltyCardNumber)
	if (email.success && card.ok) {
		const { data } = email
		const { cardNumber } = card
		return save(db, {
			...options,
			state: { ...state, row: { ...state.row, email: data, wantsNewsletter, loyaltyCardNumber: cardNumber } },
			values: { email: data, wants_newsletter: wantsNewsletter, loyalty_card_number: cardNumber },
		})
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
	options: CheckoutInput & { choice: ChooseDelivery; network: PickupNetwork },
): Promise<FillResult> {
	const { choice, site } = options
	const opened = await readOpen(db, options)
	if (!opened.ok) return opened
	const { state } = opened
	const countries = countriesOf(state.cart.domain, site)
	if (choice.methodId === 'email')
		return saveDelivery(db, { ...options, state, delivery: checkEmail(choice, countries) })
	const method = state.deliveryConditions.find(({ id }) => id === choice.methodId)
	if (!method) return refused([{ field: 'methodId', code: choice.methodId === '' ? 'required' : 'unknown' }])
	const delivery =
		method.kind === 'home'
			? checkHome({ choice, countries, methodId: method.id })
			: checkCollected({
					choice,
					countries,
					method: { id: method.id, kind: method.kind },
					point: await findPoint(db, { site, method, choice, network: options.network }),
				})
	return saveDelivery(db, { ...options, state, delivery })
}

function saveDelivery(
	db: Database,
	{ delivery, state, ...options }: CheckoutInput & { state: CheckoutState; delivery: CheckedDelivery },
): FillResult | Promise<FillResult> {
	if (!delivery.ok) return refused(delivery.errors)
	const { choice } = delivery
	const values = { delivery: JSON.stringify(choice) }
	return save(db, { ...options, state: { ...state, row: { ...state.row, delivery: choice } }, values })
}

/** A cart of gift cards alone needs no delivery, only a billing address. */
function checkEmail(choice: ChooseDelivery, countries: Countries): CheckedDelivery {
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
	options: CheckoutInput & { paymentProduct: string },
): Promise<FillResult> {
	const { paymentProduct } = options
	const opened = await readOpen(db, options)
	if (!opened.ok) return opened
	const { state } = opened
	const { products } = readPaymentProducts(state.cart.domain.paymentProducts)
	if (!products.some((product) => product.id === paymentProduct)) {
		return refused([{ field: 'paymentProduct', code: paymentProduct === '' ? 'required' : 'unknown' }])
	}
	const values = { payment_product: paymentProduct }
	return save(db, { ...options, state: { ...state, row: { ...state.row, paymentProduct } }, values })
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

/** Stores values in the row of an open checkout, of which `state` is the state with them. */
async function save(
	db: Database,
	{ state, values, ...options }: CheckoutInput & { state: CheckoutState; values: CheckoutValues },
): Promise<FillResult> {
	const { numUpdatedRows } = await db
		.updateTable('checkouts')
		.set({ ...values, updated_at: options.now })
		.where('id', '=', options.checkoutId)
		.where('status', '=', 'open')
		.executeTakeFirst()
	if (numUpdatedRows === 0n) return { ok: false, reason: 'checkout-completed' }
	return { ok: true, checkout: await describeCheckout(db, { ...options, state }) }
}

type CheckoutValues = {
	email?: string
	wants_newsletter?: boolean
	loyalty_card_number?: string | null
	delivery?: string
	payment_product?: string
}
