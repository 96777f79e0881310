import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database/client.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { findStorePoint } from '../../fulfillment/queries/delivery-methods.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/rules.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { readPaymentProducts } from '../../payments/rules.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { Checkout, ChooseDelivery } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, type CheckoutState, readCheckout } from '../queries/read-checkout.ts'
import { checkCollected, type CheckedDelivery, checkEmail, checkHome } from '../rules/delivery-choice.ts'

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

/** Stores values in the row of an open checkout, of which `state` is the state with them. */
async function save(
	db: Database,
	{ state, values, ...options }: CheckoutInput & { state: CheckoutState; values: CheckoutValues },
): Promise<FillResult> {
	const columns = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
	const { numAffectedRows } = await sql`/* prepared */
		update checkouts set ${sql.join(columns)}, updated_at = ${options.now}
		where id = ${options.checkoutId} and status = 'open'`.execute(db)
	if (numAffectedRows === 0n) return { ok: false, reason: 'checkout-completed' }
	return { ok: true, checkout: await describeCheckout(db, { ...options, state }) }
}

type CheckoutValues = {
	email?: string
	wants_newsletter?: boolean
	loyalty_card_number?: string | null
	delivery?: string
	payment_product?: string
}
