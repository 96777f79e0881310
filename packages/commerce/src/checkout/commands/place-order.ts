import { randomBytes } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import type { CartState } from '../../carts/queries/describe-cart.ts'
import { computeTotals } from '../../carts/rules.ts'
import { listAgreedPages } from '../../content/queries/agreed-pages.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { createOrder } from '../../orders/commands.ts'
import { findOrderStatus } from '../../orders/queries/find-order.ts'
import { recordPaidParts } from '../../payment-means/commands.ts'
import type { Redemption } from '../../payment-means/providers/payment-means.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { createPayment } from '../../payments/commands.ts'
import type { PaymentProvider } from '../../payments/providers/payment-provider.ts'
import { findOrderRow } from '../../orders/queries/order-rows.ts'
import { findPaymentOfOrder } from '../../payments/queries/payments.ts'
import { readPaymentCode } from '../../payments/rules.ts'
import { holdStock } from '../../stock/commands/hold-stock.ts'
import type { Checkout, PlacedOrder, PlaceOrder } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, findCheckoutRow, idsOf, readCheckout } from '../queries/read-checkout.ts'
import { fingerprint } from '../rules/steps.ts'
import { type AgreedCheckout, boughtCard, lineSnapshot, orderSnapshot } from '../rules/snapshots.ts'
import { cancelPendingOrder } from './expire-orders.ts'
import { hasEnoughUnpaid, recordOrigin, type OrderOrigin } from './limit-unpaid-orders.ts'
import { confirmOrder, settlePayment } from './settle-payment.ts'

export type PlaceOrderOptions = CheckoutInput & {
	languageTag: LanguageTag
	submitted: PlaceOrder
	provider: PaymentProvider
	/** Seconds the stock stays reserved while the payment is under way. */
	holdSeconds: number
	/** Set when a shopper's browser submits: unpaid orders per origin are limited. */
	origin?: OrderOrigin
	clock: () => Date
}

export type PlaceOrderResult =
	| { ok: true; placed: PlacedOrder }
	| {
			ok: false
			reason:
				| 'checkout-not-found'
				| 'checkout-incomplete'
				| 'cart-empty'
				| 'cart-changed'
				| 'total-changed'
				| 'out-of-stock'
				| 'payment-code'
				| 'too-many-unpaid'
	  }

/** The order a submission created or found. */
type Attempt = { orderId: string; isNew: boolean }

/**
 * Places the order of a checkout. One transaction checks the totals the shopper agreed to, reserves the stock and
 * writes the order and its payment; the provider is called after the commit. A repeated submission (double click,
 * second tab, retry) returns the same order; a changed one cancels the previous attempt first. If the provider does
 * not respond the order stays pending and the worker reconciles it.
 */
export async function placeOrder(db: Database, options: PlaceOrderOptions): Promise<PlaceOrderResult> {
	for (let round = 0; round < 3; round++) {
		const attempt = await attemptOrder(db, options)
		if (!attempt.ok && attempt.reason === 'superseded') {
			await cancelPendingOrder(db, { ...options, orderId: attempt.orderId })
			continue
		}
		if (!attempt.ok) return attempt
		await authorize(db, { ...options, orderId: attempt.orderId })
		return { ok: true, placed: await describePlaced(db, attempt.orderId) }
	}
	return { ok: false, reason: 'cart-changed' }
}

type AttemptResult =
	| ({ ok: true } & Attempt)
	| { ok: false; reason: 'superseded'; orderId: string }
	| Exclude<PlaceOrderResult, { ok: true }>

async function attemptOrder(db: Database, options: PlaceOrderOptions): Promise<AttemptResult> {
	const newId = randomBytes(18).toString('base64url')
	try {
		return await db.transaction().execute(async (tx): Promise<AttemptResult> => {
			// Serializes submissions of this checkout: the next one finds the order this one wrote.
			const row = await findCheckoutRow(tx, { ...options, isLocked: true })
			if (!row) return { ok: false, reason: 'checkout-not-found' }
			const state = await readCheckout(tx, options)
			if (!state) return { ok: false, reason: 'checkout-not-found' }
			const live = state.order?.orderStatus === 'cancelled' ? null : state.order
			if (live?.orderStatus === 'confirmed') return { ok: true, orderId: live.id, isNew: false }
			for (const { name, lock } of options.means) await lock(tx, idsOf(state.chosen, name))
			// After the locks, so that the balances it reads stay.
			const checkout = await describeCheckout(tx, { ...options, state })
			const agreed = readAgreement({ checkout, found: state.cart }, options)
			if (!agreed.ok) return live ? { ok: false, reason: 'superseded', orderId: live.id } : agreed
			if (live?.fingerprint === agreed.fingerprint) return { ok: true, orderId: live.id, isNew: false }
			if (live) return { ok: false, reason: 'superseded', orderId: live.id }
			// A guest's submission belongs to the customer who started the checkout.
			const customerId = options.customerId ?? row.customerId
			const placing = options.origin && { ...options, origin: options.origin, customerId }
			if (placing && (await hasEnoughUnpaid(tx, placing))) return { ok: false, reason: 'too-many-unpaid' }
			await writeOrder(tx, { ...options, newId, agreed, customerId })
			if (placing) await recordOrigin(tx, { ...placing, orderId: newId })
			return { ok: true, orderId: newId, isNew: true }
		})
	} catch (error) {
		if (error instanceof OutOfStock) return { ok: false, reason: 'out-of-stock' }
		throw error
	}
}

/** Thrown to roll the transaction back when a line could not be reserved. */
class OutOfStock extends Error {}

type Agreement = {
	ok: true
	checkout: AgreedCheckout
	currency: Currency
	found: CartState
	fingerprint: string
}

function readAgreement(
	{ checkout, found }: { checkout: Checkout; found: CartState },
	options: PlaceOrderOptions,
): Agreement | Exclude<PlaceOrderResult, { ok: true }> {
	const { email, delivery, totals, cart } = checkout
	if (cart.itemCount === 0) return { ok: false, reason: 'cart-empty' }
	if (!email || !delivery || !totals) return { ok: false, reason: 'checkout-incomplete' }
	const isFree = totals.payableCentAmount === 0
	const payer = checkout.means.find(({ centAmount }) => centAmount > 0)
	const paymentProduct = isFree ? (payer?.means ?? 'gift-card') : checkout.paymentProduct
	if (!paymentProduct) return { ok: false, reason: 'checkout-incomplete' }
	if (!isExpected(totals, options.submitted)) return { ok: false, reason: 'total-changed' }
	if (cart.giftCards.some((card) => !card.isAvailable)) return { ok: false, reason: 'cart-changed' }
	const kind = checkout.paymentProducts.find((product) => product.id === paymentProduct)?.kind
	if (kind === 'code' && !readPaymentCode(options.submitted.code)) return { ok: false, reason: 'payment-code' }
	const { currency, lines } = found
	return {
		ok: true,
		checkout: { ...checkout, email, delivery, paymentProduct },
		currency,
		found,
		fingerprint: fingerprint({
			currency,
			lines: lines.map(({ variant, quantity }) => ({
				sku: variant.sku,
				quantity,
				unitCentAmount: variant.price.centAmount,
			})),
			giftCards: cart.giftCards,
			redemptions: redemptionsOf(checkout),
			totalCentAmount: totals.totalCentAmount,
			email,
			loyaltyCardNumber: checkout.loyaltyCardNumber,
			delivery,
			paymentProduct,
		}),
	}
}

type Amounts = Pick<NonNullable<Checkout['totals']>, 'totalCentAmount' | 'payableCentAmount'>

/** True if the order total and the amount left for the bank are those the shopper was shown. */
function isExpected({ totalCentAmount, payableCentAmount }: Amounts, submitted: PlaceOrder): boolean {
	const { expectedTotalCentAmount, expectedPayableCentAmount = expectedTotalCentAmount } = submitted
	return totalCentAmount === expectedTotalCentAmount && payableCentAmount === expectedPayableCentAmount
}

/** Amount each source pays, optionally of one means only. */
function redemptionsOf({ means }: Pick<Checkout, 'means'>, name?: string): Redemption[] {
	return means.flatMap(({ means: of, id, centAmount }) =>
		centAmount > 0 && (name === undefined || of === name) ? [{ sourceId: id, centAmount }] : [],
	)
}

async function writeOrder(
	tx: DatabaseTransaction,
	options: Omit<PlaceOrderOptions, 'customerId'> & { newId: string; agreed: Agreement; customerId: string | null },
): Promise<void> {
	const { agreed, newId: orderId, now, site } = options
	const { checkout, currency, found } = agreed
	const { lines } = found
	const { delivery, cart } = checkout
	const method = checkout.deliveryMethods.find((candidate) => candidate.id === delivery.methodId)!
	const expiresAt = new Date(now.getTime() + options.holdSeconds * 1000)
	if (lines.some((line) => !line.variant.isPublished)) throw new OutOfStock()
	const totals = computeTotals({
		currency,
		countryCode: delivery.address.countryCode,
		giftCardsCentAmount: cart.giftCards.reduce((sum, card) => sum + card.centAmount, 0),
		items: lines.map(({ variant, quantity }) => ({ ...variant, unitCentAmount: variant.price.centAmount, quantity })),
		discountCentAmount: cart.coupon?.discountCentAmount ?? 0,
		deliveryCentAmount: method.centAmount,
	})
	const held = await holdStock(tx, {
		orderId,
		items: lines.map(({ variant, quantity }) => ({ sku: variant.sku, quantity })),
		now,
		expiresAt,
	})
	if (!held.ok) throw new OutOfStock()
	await createOrder(tx, {
		id: orderId,
		site,
		checkoutId: checkout.id,
		cartId: cart.id,
		fingerprint: agreed.fingerprint,
		languageTag: options.languageTag,
		email: checkout.email,
		customerId: options.customerId,
		currency,
		totals,
		lines: lines.map(({ variant, quantity }) => ({
			sku: variant.sku,
			quantity,
			unitCentAmount: variant.price.centAmount,
			snapshot: lineSnapshot(variant),
		})),
		giftCards: cart.giftCards.map(boughtCard),
		snapshot: {
			...orderSnapshot(checkout, method),
			agreedPages: await listAgreedPages(tx, options),
			pageUrl: pageOf(options.submitted, orderId),
		},
		payableUntil: expiresAt,
		now,
	})
	const payable = totals.totalCentAmount - sumOf(checkout.means)
	const parts = options.means.map(({ name }) => ({ means: name, centAmount: sumOf(redemptionsOf(checkout, name)) }))
	await recordPaidParts(tx, { orderId, parts: [...parts, { means: 'bank', centAmount: payable }] })
	for (const { name, redeem } of options.means)
		await redeem(tx, { orderId, redemptions: redemptionsOf(checkout, name), now })
	if (payable === 0) return confirmOrder(tx, { orderId, payment: 'paid', now })
	await createPayment(tx, {
		id: `pay_${orderId}`,
		orderId,
		provider: options.provider.name,
		paymentProduct: checkout.paymentProduct,
		currency,
		centAmount: payable,
		now,
	})
}

/** URL the provider redirects to: the order's own page. */
function pageOf({ returnUrl }: PlaceOrder, orderId: string): string {
	return returnUrl.replace('ORDER_ID', orderId)
}

/** Authorizes the payment of a pending order, unless that was done before. */
async function authorize(db: Database, options: PlaceOrderOptions & { orderId: string }): Promise<void> {
	const payment = await findPaymentOfOrder(db, options.orderId)
	if (payment?.status !== 'created') return
	const order = (await findOrderRow(db, { column: 'id', value: options.orderId }))!
	let state: Awaited<ReturnType<PaymentProvider['authorize']>>
	try {
		state = await options.provider.authorize({
			paymentId: payment.id,
			orderNumber: order.orderNumber,
			centAmount: payment.centAmount,
			currency: payment.currency as Currency,
			product: payment.paymentProduct,
			code: readPaymentCode(options.submitted.code),
			returnUrl: pageOf(options.submitted, options.orderId),
			languageTag: options.languageTag,
		})
	} catch {
		// It is unknown whether the provider received the request: the order stays pending and the worker retrieves its
		// state.
		return
	}
	await settlePayment(db, { ...options, paymentId: payment.id, state, kind: 'authorize', now: options.clock() })
}

async function describePlaced(db: Database, orderId: string): Promise<PlacedOrder> {
	const orderStatus = await findOrderStatus(db, orderId)
	const payment = await findPaymentOfOrder(db, orderId)
	return {
		orderId,
		orderStatus: orderStatus ?? 'pending',
		nextAction: orderStatus === 'pending' ? (payment?.nextAction ?? null) : null,
	}
}
