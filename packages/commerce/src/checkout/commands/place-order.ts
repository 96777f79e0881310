import { randomBytes } from 'node:crypto'
import { RETURN_PROMISE } from '@vitrine/market/return-periods'
import type { Database } from '../../database/client.ts'
import { findPoint } from '../../fulfillment/commands/ask-networks.ts'
import type { ProviderPayment, ProviderState } from '../../payments/providers/payment-provider.ts'
import { findOrderPayment, providerPayment } from '../../payments/queries/payments.ts'
import { readPaymentCode } from '../../payments/rules.ts'
import type { PlacedOrder } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { findSettlement } from '../queries/find-settlement.ts'
import { type CheckoutRow, findCheckoutRow, idsOf, readCheckout } from '../queries/read-checkout.ts'
import { readAgreement } from '../rules/agreement.ts'
import { cancelPendingOrder } from './expire-orders.ts'
import { inTime } from './in-time.ts'
import { settlePayment } from './settle-payment.ts'
import { pageOf, type PlaceOrderOptions, writeOrder, writeOrderAtOnce, type WrittenOrder } from './write-order.ts'

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
				| 'pickup-point-closed'
				| 'out-of-stock'
				| 'payment-code'
				| 'too-many-unpaid'
	  }

/** The order a submission found, or created: then with what was written of it. */
type Attempt = { orderId: string; written?: Extract<WrittenOrder, { ok: true }> }

/**
 * Places the order of a checkout. One statement or transaction checks the totals the shopper agreed to, reserves the
 * stock and writes the order and its payment; the provider is called after the commit. A repeated submission (double click,
 * second tab, retry) returns the same order; a changed one cancels the previous attempt first. If the provider does
 * not respond in time the order stays pending, its page asks again, and the worker reconciles it.
 */
export async function placeOrder(db: Database, options: PlaceOrderOptions): Promise<PlaceOrderResult> {
	for (let round = 0; round < 3; round++) {
		const place = async () => (await attemptAtOnce(db, options)) ?? attemptOrder(db, options)
		const attempt = await (options.admit?.(place) ?? place())
		if (!attempt.ok && attempt.reason === 'superseded') {
			await cancelPendingOrder(db, { ...options, orderId: attempt.orderId })
			continue
		}
		if (!attempt.ok) return attempt
		const { orderId, written } = attempt
		const authorizing = written
			? authorizeNew(db, { ...options, orderId, written })
			: authorizeFound(db, { ...options, orderId })
		const { patience, onPaymentError: onLateError } = options
		const late = (): PlacedOrder => ({ orderId, orderStatus: 'pending', nextAction: null })
		return { ok: true, placed: await inTime(authorizing, { patience, late, onLateError }) }
	}
	return { ok: false, reason: 'cart-changed' }
}

type AttemptResult =
	| ({ ok: true } & Attempt)
	| { ok: false; reason: 'superseded'; orderId: string }
	| Exclude<PlaceOrderResult, { ok: true }>

/**
 * Finds the order of the same submission, or writes a first one that the bank alone pays, after reading without a lock.
 * Undefined for any other, and where something came in between: the transaction decides then.
 */
async function attemptAtOnce(db: Database, options: PlaceOrderOptions): Promise<AttemptResult | undefined> {
	const state = await readCheckout(db, { ...options, withAgreedPages: true })
	if (!state) return { ok: false, reason: 'checkout-not-found' }
	const { row, order, chosen, cart, agreedPages = [], returnPromise = RETURN_PROMISE, paymentRoutes } = state
	if (order?.orderStatus === 'confirmed') return { ok: true, orderId: order.id }
	if (order?.orderStatus !== 'pending' && (await isPointGone(db, row, options)))
		return { ok: false, reason: 'pickup-point-closed' }
	if (!row.version || chosen.length > 0) return undefined
	const checkout = await describeCheckout(db, { ...options, state })
	const agreed = readAgreement({ checkout, found: cart }, options.submitted)
	if (order?.orderStatus === 'pending')
		return agreed.ok && agreed.fingerprint === order.fingerprint ? { ok: true, orderId: order.id } : undefined
	if (!agreed.ok) return agreed
	const orderId = randomBytes(18).toString('base64url')
	const customerId = options.customerId ?? row.customerId
	const named = { agreedPages, returnPromise, paymentRoutes }
	const writing = { ...options, newId: orderId, agreed, customerId, ...named, version: row.version }
	const written = await writeOrderAtOnce(db, writing)
	if (!written?.ok) return written
	return { ok: true, orderId, written }
}

/** Whether the chosen pick-up point takes no parcels any more; of one whose network is out of reach the copy decides. */
async function isPointGone(db: Database, { delivery }: CheckoutRow, options: PlaceOrderOptions): Promise<boolean> {
	if (delivery?.kind !== 'relay' || !delivery.pickupPoint) return false
	return (await findPoint(db, { ...options, id: delivery.pickupPoint.id })).is === 'gone'
}

async function attemptOrder(db: Database, options: PlaceOrderOptions): Promise<AttemptResult> {
	const newId = randomBytes(18).toString('base64url')
	try {
		return await db.transaction().execute(async (tx): Promise<AttemptResult> => {
			// Serializes submissions of this checkout: the next one finds the order this one wrote.
			const row = await findCheckoutRow(tx, { ...options, isLocked: true })
			const state = row && (await readCheckout(tx, { ...options, withAgreedPages: true }))
			if (!row || !state) return { ok: false, reason: 'checkout-not-found' }
			const live = state.order?.orderStatus === 'cancelled' ? null : state.order
			if (live?.orderStatus === 'confirmed') return { ok: true, orderId: live.id }
			for (const { name, lock } of options.means) await lock(tx, idsOf(state.chosen, name))
			// After the locks, so that the balances it reads stay.
			const checkout = await describeCheckout(tx, { ...options, state })
			const agreed = readAgreement({ checkout, found: state.cart }, options.submitted)
			if (!agreed.ok) return live ? { ok: false, reason: 'superseded', orderId: live.id } : agreed
			if (live?.fingerprint === agreed.fingerprint) return { ok: true, orderId: live.id }
			if (live) return { ok: false, reason: 'superseded', orderId: live.id }
			// A guest's submission belongs to the customer who started the checkout.
			const customerId = options.customerId ?? row.customerId
			const { agreedPages = [], returnPromise = RETURN_PROMISE, paymentRoutes } = state
			const named = { agreedPages, returnPromise, paymentRoutes }
			const written = await writeOrder(tx, { ...options, newId, agreed, customerId, ...named })
			if (!written.ok) throw new Refused(written)
			return { ok: true, orderId: newId, written }
		})
	} catch (error) {
		if (error instanceof Refused) return error.result
		throw error
	}
}

/** Thrown to roll the transaction back when the order was refused while it was written. */
class Refused extends Error {
	readonly result: Extract<WrittenOrder, { ok: false }>
	constructor(result: Extract<WrittenOrder, { ok: false }>) {
		super(result.reason)
		this.result = result
	}
}

type Placing = PlaceOrderOptions & { orderId: string }

/** Authorizes the payment of an order just written; its page tells what to do next. */
async function authorizeNew(
	db: Database,
	{ written, ...options }: Placing & { written: Extract<WrittenOrder, { ok: true }> },
): Promise<PlacedOrder> {
	const { orderId } = options
	const { payment, orderNumber } = written
	if (!payment) return { orderId, orderStatus: 'confirmed', nextAction: null }
	const { site, languageTag } = options
	const { id, paymentProduct: product, centAmount, currency, capture, entry, now: createdAt } = payment
	const returnUrl = pageOf(options.submitted, orderId)
	const order = { orderNumber, site, languageTag, returnUrl }
	const asked = { id, reference: null, product, centAmount, currency, capture, entry, createdAt, ...order }
	const state = await authorize({ ...options, account: payment, asked })
	if (!state) return { orderId, orderStatus: 'pending', nextAction: null }
	const { payment: settled, orderStatus } = await settlePayment(db, {
		...options,
		paymentId: payment.id,
		state,
		kind: 'authorize',
		now: options.clock(),
	})
	if (orderStatus && orderStatus !== 'pending') return { orderId, orderStatus, nextAction: null }
	return { orderId, orderStatus: 'pending', nextAction: settled.nextAction }
}

/** Authorizes the payment of an order found, unless that was done before; again with a code whose confirmation was lost. */
async function authorizeFound(db: Database, options: Placing): Promise<PlacedOrder> {
	const { orderId } = options
	const known = await findSettlement(db, { orderId })
	if (known?.payment?.status === 'created' || known?.payment?.nextAction?.type === 'enter-code') {
		const { payment } = known
		const state = await authorize({ ...options, account: payment, asked: providerPayment(known, payment) })
		const settlement = { ...options, paymentId: payment.id, kind: 'authorize', now: options.clock() } as const
		if (state) await settlePayment(db, { ...settlement, state })
	}
	return describePlaced(db, orderId)
}

/**
 * Asks the provider. Undefined when it refused, or it is unknown whether it received the request: the order then stays
 * pending and the worker retrieves its state. A page that is stored goes before the submitted one, for a repeated
 * request has to have the same bytes.
 */
async function authorize({
	account,
	asked,
	...options
}: Placing & {
	account: { provider: string; account: string }
	asked: ProviderPayment
}): Promise<ProviderState | undefined> {
	try {
		return await options.payments.of(account).authorize({
			...asked,
			code: readPaymentCode(options.submitted.code),
			returnUrl: asked.returnUrl ?? pageOf(options.submitted, options.orderId),
		})
	} catch (error) {
		options.onPaymentError?.(error)
		return undefined
	}
}

async function describePlaced(db: Database, orderId: string): Promise<PlacedOrder> {
	const found = await findOrderPayment(db, orderId)
	const orderStatus = found?.orderStatus ?? 'pending'
	return { orderId, orderStatus, nextAction: orderStatus === 'pending' ? (found?.payment?.nextAction ?? null) : null }
}
