import type { SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'
import type { Database } from '../../database/client.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { findDeliveryMethod, findStorePoint } from '../../fulfillment/queries.ts'
import { checkAddress, checkDeliveryAddress, checkNames, checkPhone, type FieldError } from '../../fulfillment/rules.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { readPaymentProducts } from '../../payments/rules.ts'
import { getSiteParams } from '../../web-domains/queries.ts'
import type { ChooseDelivery, DeliveryChoice } from '../contract.ts'
import { countriesOf } from '../rules.ts'

export type FillResult =
	| { ok: true }
	| { ok: false; reason: 'checkout-not-found' | 'checkout-completed' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

type Filling = { site: SiteCode; checkoutId: string; now: Date }

function refused(errors: FieldError[]): FillResult {
	return { ok: false, reason: 'refused-values', errors }
}

/** Who orders, as a guest. */
export async function identify(
	db: Database,
	options: Filling & { email: string; wantsNewsletter: boolean },
): Promise<FillResult> {
	const typed = options.email.trim()
	if (typed === '') return refused([{ field: 'email', code: 'required' }])
	const email = z.email().max(254).safeParse(typed)
	if (!email.success) return refused([{ field: 'email', code: 'email' }])
	return save(db, options, { email: email.data, wants_newsletter: options.wantsNewsletter })
}

/** How and where to deliver, by the rules of the country (brief 3.9.2). The pick-up network may throw when out of reach. */
export async function chooseDelivery(
	db: Database,
	options: Filling & { choice: ChooseDelivery; network: PickupNetwork },
): Promise<FillResult> {
	const { choice, site } = options
	const method = await findDeliveryMethod(db, { site, methodId: choice.methodId })
	if (!method) return refused([{ field: 'methodId', code: choice.methodId === '' ? 'required' : 'unknown' }])
	const countries = countriesOf(await getSiteParams(db, site), site)
	const isCollected = method.kind !== 'home'
	const phone = checkPhone({
		typed: choice.phoneNumber,
		countryCode: choice.phoneCountryCode || countries.phoneNumberCountries[0]!,
		countries: countries.phoneNumberCountries,
		isMobileRequired: isCollected,
	})
	const found = isCollected ? await findPoint(db, { site, method, choice, network: options.network }) : null
	const point = found && countries.deliveryCountries.includes(found.countryCode) ? found : null
	const errors = [
		...(phone.ok ? [] : phone.errors),
		...(isCollected && !point ? [{ field: 'pickupPointId', code: choice.pickupPointId ? 'unknown' : 'required' }] : []),
		...(isCollected ? checkNames(choice.address) : []),
	]
	const delivered = isCollected ? undefined : checkDeliveryAddress(choice.address, countries.deliveryCountries)
	if (delivered && !delivered.ok) errors.push(...delivered.errors)
	const billedTo = choice.billingAddress ?? (isCollected ? emptyAddress(choice) : null)
	const billed = billedTo && checkAddress(billedTo, countries.billingCountries)
	if (billed && !billed.ok) {
		errors.push(...billed.errors.map((error) => ({ field: `billingAddress.${error.field}`, code: error.code })))
	}
	if (errors.length > 0) return refused(errors)

	const address = delivered?.ok ? delivered.address : pointAddress(point!, choice)
	const delivery: DeliveryChoice = {
		methodId: method.id,
		kind: method.kind,
		address,
		billingAddress: billed?.ok ? billed.address : address,
		phoneNumber: phone.ok ? phone.phoneNumber : null,
		pickupPoint: point,
	}
	return save(db, options, { delivery: JSON.stringify(delivery) })
}

/** Which payment product to pay with; one that the site offers. */
export async function choosePayment(db: Database, options: Filling & { paymentProduct: string }): Promise<FillResult> {
	const params = await getSiteParams(db, options.site)
	const { products } = readPaymentProducts(params.paymentProducts ?? [])
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

/** Without a billing address a collected order has none at all: every field of it is then asked for. */
function emptyAddress(choice: ChooseDelivery) {
	return {
		...choice.address,
		line1: '',
		line2: '',
		postalCode: '',
		city: '',
		region: '',
		countryCode: choice.address.countryCode,
	}
}

async function save(
	db: Database,
	options: Filling,
	values: { email?: string; wants_newsletter?: boolean; delivery?: string; payment_product?: string },
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
