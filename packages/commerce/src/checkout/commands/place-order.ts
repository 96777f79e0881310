import { randomBytes } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { type CartReading, type PricedLine, type PricedLines } from '../../carts/queries.ts'
import { computeTotals } from '../../carts/rules.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { createOrder } from '../../orders/commands.ts'
import type { OrderLineSnapshot } from '../../orders/contract.ts'
import { findLiveOrder, findOrderStatus } from '../../orders/queries.ts'
import { createPayment } from '../../payments/commands.ts'
import type { PaymentProvider } from '../../payments/providers/payment-provider.ts'
import { findPaymentOfOrder } from '../../payments/queries.ts'
import { readPaymentCode } from '../../payments/rules.ts'
import { holdStock } from '../../stock/commands.ts'
import type { Checkout, PlacedOrder, PlaceOrder } from '../contract.ts'
import { findCheckoutRow, readCheckout } from '../queries.ts'
import { fingerprint } from '../rules.ts'
import { cancelPendingOrder } from './expire-orders.ts'
import { confirmOrder, settlePayment } from './settle-payment.ts'

export type PlaceOrderOptions = CartReading & {
	checkoutId: string
	languageTag: LanguageTag
	submitted: PlaceOrder
	provider: PaymentProvider
	/** How long the stock stays held while the payment is under way. */
	holdSeconds: number
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
	  }

/** An order the shopper came to by submitting: their place to wait, or what they have to do next. */
type Attempt = { orderId: string; isNew: boolean }

/**
 * Places the order of a checkout. One transaction checks what the shopper agreed to, holds the stock, writes the order and
 * the payment to be asked for; only then the provider is asked. Submitted again (double click, second tab, retry), the
 * same order answers; with something changed, the attempt under way is given up first. When the provider gives no answer
 * the order stays pending and the worker finds out.
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
			// The lock makes every other submission of this checkout wait and then find what this one wrote.
			const row = await findCheckoutRow(tx, { ...options, isLocked: true })
			if (!row) return { ok: false, reason: 'checkout-not-found' }
			const live = await findLiveOrder(tx, row.id)
			if (live?.orderStatus === 'confirmed') return { ok: true, orderId: live.id, isNew: false }
			const reading = await readCheckout(tx, options)
			const agreed = reading && readAgreement(reading, options)
			if (!agreed) return { ok: false, reason: 'checkout-not-found' }
			if (!agreed.ok) return live ? { ok: false, reason: 'superseded', orderId: live.id } : agreed
			if (live?.fingerprint === agreed.fingerprint) return { ok: true, orderId: live.id, isNew: false }
			if (live) return { ok: false, reason: 'superseded', orderId: live.id }
			await writeOrder(tx, { ...options, newId, agreed })
			return { ok: true, orderId: newId, isNew: true }
		})
	} catch (error) {
		if (error instanceof OutOfStock) return { ok: false, reason: 'out-of-stock' }
		throw error
	}
}

/** Thrown to roll the transaction back when something could not be held. */
class OutOfStock extends Error {}

type Agreement = {
	ok: true
	checkout: Checkout & { email: string; delivery: NonNullable<Checkout['delivery']>; paymentProduct: string }
	currency: Currency
	lines: PricedLine[]
	fingerprint: string
}

function readAgreement(
	{ checkout, found }: { checkout: Checkout; found: PricedLines },
	options: PlaceOrderOptions,
): Agreement | Exclude<PlaceOrderResult, { ok: true }> {
	const { email, delivery, paymentProduct, totals, cart } = checkout
	if (cart.lines.length === 0) return { ok: false, reason: 'cart-empty' }
	if (!email || !delivery || !paymentProduct || !totals) return { ok: false, reason: 'checkout-incomplete' }
	if (totals.totalCentAmount !== options.submitted.expectedTotalCentAmount)
		return { ok: false, reason: 'total-changed' }
	const kind = checkout.paymentProducts.find((product) => product.id === paymentProduct)?.kind
	if (kind === 'code' && !readPaymentCode(options.submitted.code)) return { ok: false, reason: 'payment-code' }
	const { currency, lines } = found
	return {
		ok: true,
		checkout: { ...checkout, email, delivery, paymentProduct },
		currency,
		lines,
		fingerprint: fingerprint({
			currency,
			lines: lines.map(({ variant, quantity }) => ({
				sku: variant.sku,
				quantity,
				unitCentAmount: variant.price.centAmount,
			})),
			totalCentAmount: totals.totalCentAmount,
			email,
			loyaltyCardNumber: checkout.loyaltyCardNumber,
			delivery,
			paymentProduct,
		}),
	}
}

async function writeOrder(
	tx: DatabaseTransaction,
	options: PlaceOrderOptions & { newId: string; agreed: Agreement },
): Promise<void> {
	const { agreed, newId: orderId, now, site } = options
	const { checkout, currency, lines } = agreed
	const method = checkout.deliveryMethods.find((candidate) => candidate.id === checkout.delivery.methodId)!
	if (lines.some((line) => !line.variant.isPublished)) throw new OutOfStock()
	const totals = computeTotals({
		currency,
		countryCode: checkout.delivery.address.countryCode,
		items: lines.map(({ variant, quantity }) => ({ ...variant, unitCentAmount: variant.price.centAmount, quantity })),
		discountCentAmount: checkout.cart.coupon?.discountCentAmount ?? 0,
		deliveryCentAmount: method.centAmount,
	})
	const held = await holdStock(tx, {
		orderId,
		items: lines.map(({ variant, quantity }) => ({ sku: variant.sku, quantity })),
		now,
		expiresAt: new Date(now.getTime() + options.holdSeconds * 1000),
	})
	if (!held.ok) throw new OutOfStock()
	await createOrder(tx, {
		id: orderId,
		site,
		checkoutId: checkout.id,
		cartId: checkout.cart.id,
		fingerprint: agreed.fingerprint,
		languageTag: options.languageTag,
		email: checkout.email,
		currency,
		totals,
		lines: lines.map(({ variant, quantity }) => ({
			sku: variant.sku,
			quantity,
			unitCentAmount: variant.price.centAmount,
			snapshot: lineSnapshot(variant),
		})),
		snapshot: {
			deliveryMethod: { id: method.id, kind: method.kind },
			earliestOn: method.earliestOn,
			latestOn: method.latestOn,
			deliveryAddress: checkout.delivery.address,
			billingAddress: checkout.delivery.billingAddress,
			pickupPoint: checkout.delivery.pickupPoint,
			phoneNumber: checkout.delivery.phoneNumber,
			coupon:
				checkout.cart.coupon && !checkout.cart.coupon.problem
					? { code: checkout.cart.coupon.code, discountCentAmount: checkout.cart.coupon.discountCentAmount }
					: null,
			paymentProduct: checkout.paymentProduct,
			wantsNewsletter: checkout.wantsNewsletter,
			...(checkout.loyaltyCardNumber ? { loyaltyCardNumber: checkout.loyaltyCardNumber } : {}),
		},
		now,
	})
	if (totals.totalCentAmount === 0) return confirmOrder(tx, { orderId, payment: 'paid', now })
	await createPayment(tx, {
		id: `pay_${orderId}`,
		orderId,
		provider: options.provider.name,
		paymentProduct: checkout.paymentProduct,
		currency,
		centAmount: totals.totalCentAmount,
		now,
	})
}

function lineSnapshot(variant: PricedLine['variant']): OrderLineSnapshot {
	const { productId, colorwayId, urlKey, name, colorName, sizeLabel, gtin, image, price } = variant
	return { productId, colorwayId, urlKey, name, colorName, sizeLabel, gtin, image, priorCentAmount: price.prior }
}

/** Asks the provider for the money of a pending order, unless it was asked before. */
async function authorize(db: Database, options: PlaceOrderOptions & { orderId: string }): Promise<void> {
	const payment = await findPaymentOfOrder(db, options.orderId)
	if (payment?.status !== 'created') return
	const order = await db
		.selectFrom('orders')
		.select('order_number')
		.where('id', '=', options.orderId)
		.executeTakeFirstOrThrow()
	let state: Awaited<ReturnType<PaymentProvider['authorize']>>
	try {
		state = await options.provider.authorize({
			paymentId: payment.id,
			orderNumber: order.order_number,
			centAmount: payment.centAmount,
			currency: payment.currency as Currency,
			product: payment.paymentProduct,
			code: readPaymentCode(options.submitted.code),
			returnUrl: options.submitted.returnUrl.replace('ORDER_ID', options.orderId),
			languageTag: options.languageTag,
		})
	} catch {
		// Nobody knows whether the provider heard us: the order stays pending and the worker asks.
		return
	}
	await settlePayment(db, { paymentId: payment.id, state, kind: 'authorize', now: options.clock() })
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
