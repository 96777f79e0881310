import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database/client.ts'
import { findPoint } from '../../fulfillment/commands/ask-networks.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { findStorePoint } from '../../fulfillment/queries/delivery-methods.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/rules.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { offeredProducts } from '../../payments/rules.ts'
import {
	type DeliveryCondition,
	hasDeliveryMethod,
	isSiteVersion,
	type PaymentRoute,
} from '../../web-domains/queries.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { Checkout, ChooseDelivery } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, readCheckout, rowColumns } from '../queries/read-checkout.ts'
import { checkCollected, type CheckedDelivery, checkEmail, checkHome } from '../rules/delivery-choice.ts'

export type FillResult =
	/** With the checkout as it is now where the command has read it. */
	| { ok: true; checkout?: Checkout }
	| { ok: false; reason: 'checkout-not-found' | 'checkout-completed' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/** What typed values are checked against. */
type Known = {
	domain: NormalWebDomain
	deliveryConditions: readonly DeliveryCondition[]
	paymentRoutes: readonly PaymentRoute[]
}
type Checked = { ok: true; values: CheckoutValues } | { ok: false; errors: FieldError[] }
type Checks = {
	/** Checks against what is in memory; undefined where that is not enough. */
	atOnce: (known: Known) => Checked | undefined
	check: (known: Known) => Checked | Promise<Checked>
	/** SQL that is true while what `atOnce` was told, besides the site's record, is true. */
	proof?: RawBuilder<unknown>
}

/**
 * Checks what was typed and stores it in an open checkout. Values that pass by what is in memory are stored by one
 * statement, which proves that (decision 0091) and reads the checkout for the answer; others after reading it.
 */
async function fill(db: Database, options: CheckoutInput, checks: Checks): Promise<FillResult> {
	const filled = await fillAtOnce(db, options, checks)
	if (filled) return filled
	const state = await readCheckout(db, options)
	if (!state) return { ok: false, reason: 'checkout-not-found' }
	if (state.row.status !== 'open') return { ok: false, reason: 'checkout-completed' }
	const { deliveryConditions, paymentRoutes, cart } = state
	const checked = await checks.check({ domain: cart.domain, deliveryConditions, paymentRoutes })
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	return (await save(db, options, { values: checked.values })) ?? { ok: false, reason: 'checkout-completed' }
}

async function fillAtOnce(db: Database, options: CheckoutInput, checks: Checks): Promise<FillResult | undefined> {
	const { site } = options
	const known = options.cache?.sites.get(site)
	if (!known?.deliveryConditions || !known.paymentRoutes) return undefined
	const { version, domain, deliveryConditions, paymentRoutes } = known
	const checked = checks.atOnce({ domain, deliveryConditions, paymentRoutes })
	if (!checked?.ok) return undefined
	const proof = sql`${isSiteVersion({ site, version })} and ${checks.proof ?? sql`true`}`
	return save(db, options, { values: checked.values, proof })
}

/** Stores values in an open checkout and reads it; undefined without one. */
async function save(
	db: Database,
	options: CheckoutInput,
	{ values, proof = sql`true` }: { values: CheckoutValues; proof?: RawBuilder<unknown> },
): Promise<FillResult | undefined> {
	const columns = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
	const write = sql`
		update checkouts set ${sql.join(columns)}, updated_at = ${options.now}
		where id = ${options.checkoutId} and site = ${options.site} and status = 'open' and ${proof} returning ${rowColumns}`
	const state = await readCheckout(db, { ...options, write })
	return state && { ok: true, checkout: await describeCheckout(db, { ...options, state }) }
}

/** Stores the guest's contact data and, where the site has loyalty cards, the card that earns the points (R115). */
export async function identify(
	db: Database,
	options: CheckoutInput & { email: string; wantsNewsletter: boolean; loyaltyCardNumber?: string },
): Promise<FillResult> {
	const check = ({ domain }: Known) => checkIdentity(domain, options)
	return fill(db, options, { atOnce: check, check })
}

function checkIdentity(
	domain: NormalWebDomain,
	given: { email: string; wantsNewsletter: boolean; loyaltyCardNumber?: string },
): Checked {
	const email = z.email().max(254).safeParse(given.email.trim())
	const card = checkCardNumber(domain, given.loyaltyCardNumber ?? '')
	if (email.success && card.ok) {
		const { wantsNewsletter: wants_newsletter } = given
		return { ok: true, values: { email: email.data, wants_newsletter, loyalty_card_number: card.cardNumber } }
	}
	const code = given.email.trim() === '' ? 'required' : 'email'
	return refused([
		...(email.success ? [] : [{ field: 'email', code }]),
		...(card.ok ? [] : [{ field: 'loyaltyCardNumber', code: card.code }]),
	])
}

type DeliveryInput = CheckoutInput & { choice: ChooseDelivery; networks: readonly PickupNetwork[] }

/** Stores delivery method and addresses by the country's rules (brief 3.9.2). Throws when the pick-up network is out of reach. */
export async function chooseDelivery(db: Database, options: DeliveryInput): Promise<FillResult> {
	const { choice, site } = options
	const { methodId } = choice
	return fill(db, options, {
		atOnce: (known) => checkAtOnce(known, options),
		check: async (known) => checkAtOnce(known, options) ?? checkPoint(db, known, options),
		...(methodId !== 'email' && { proof: hasDeliveryMethod({ site, id: methodId, kind: 'home' }) }),
	})
}

/** Checks a delivery that needs no pick-up point; undefined for others. */
function checkAtOnce(
	{ domain, deliveryConditions }: Known,
	{ choice, site }: Pick<DeliveryInput, 'choice' | 'site'>,
): Checked | undefined {
	const countries = countriesOf(domain, site)
	const { methodId } = choice
	if (methodId === 'email') return checkedDelivery(checkEmail(choice, countries))
	const method = deliveryConditions.find(({ id }) => id === methodId)
	if (!method) return refused([{ field: 'methodId', code: methodId === '' ? 'required' : 'unknown' }])
	return method.kind === 'home' ? checkedDelivery(checkHome({ choice, countries, methodId })) : undefined
}

async function checkPoint(
	db: Database,
	{ domain, deliveryConditions }: Known,
	options: DeliveryInput,
): Promise<Checked> {
	const { choice, site } = options
	const { id, kind } = deliveryConditions.find((method) => method.id === choice.methodId)!
	if (kind === 'home') throw new Error('home has no pick-up points')
	const point = await findChosenPoint(db, { ...options, site, kind })
	return checkedDelivery(checkCollected({ choice, countries: countriesOf(domain, site), method: { id, kind }, point }))
}

function checkedDelivery(delivery: CheckedDelivery): Checked {
	return delivery.ok ? { ok: true, values: { delivery: JSON.stringify(delivery.choice) } } : delivery
}

/** Stores the payment product; it must be one the site offers. */
export async function choosePayment(
	db: Database,
	options: CheckoutInput & { paymentProduct: string },
): Promise<FillResult> {
	const { paymentProduct, payments } = options
	const check = ({ domain, paymentRoutes }: Known): Checked => {
		const products = offeredProducts(domain.paymentProducts, {
			offerOf: (product) => payments.offer(paymentRoutes, product),
		})
		if (products.some((product) => product.id === paymentProduct))
			return { ok: true, values: { payment_product: paymentProduct } }
		return refused([{ field: 'paymentProduct', code: paymentProduct === '' ? 'required' : 'unknown' }])
	}
	return fill(db, options, { atOnce: check, check })
}

function refused(errors: FieldError[]): Checked {
	return { ok: false, errors }
}

async function findChosenPoint(
	db: Database,
	options: DeliveryInput & { kind: 'relay' | 'store' },
): Promise<PickupPoint | undefined> {
	const id = options.choice.pickupPointId
	if (!id) return undefined
	if (options.kind === 'store') return findStorePoint(db, { ...options, id })
	const found = await findPoint(db, { ...options, id })
	if (found.is === 'unknown') throw new Error(`the network of ${id} is out of reach`)
	return found.is === 'open' ? found.point : undefined
}

type CheckoutValues = {
	email?: string
	wants_newsletter?: boolean
	loyalty_card_number?: string | null
	delivery?: string
	payment_product?: string
}
