import type { ReturnPromise } from '@vitrine/market/return-periods'
import { dayOf } from '@vitrine/market/sites'
import type { LanguageTag } from '@vitrine/market/locales'
import { sql } from 'kysely'
import { computeTotals } from '../../carts/rules.ts'
import type { AgreedPage } from '../../content/queries/agreed-pages.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { isRefusedWrite, refuseWrite } from '../../database/refused-write.ts'
import { writeTogether } from '../../database/write-together.ts'
import { orderWrites } from '../../orders/commands.ts'
import { paidPartWrites } from '../../payment-means/commands.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { type NewPayment, paymentWrites } from '../../payments/commands.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import { heldColumn, type HeldRow, holdResult, holdWrites } from '../../stock/commands/hold-stock.ts'
import type { PlaceOrder } from '../contract.ts'
import type { PaymentRoute } from '../../web-domains/queries.ts'
import type { CheckoutInput } from '../queries/read-checkout.ts'
import { type Agreement, redemptionsOf } from '../rules/agreement.ts'
import { boughtCard, lineSnapshot, orderSnapshot } from '../rules/snapshots.ts'
import { admission, lockOrigin, type OrderOrigin, originWrites, unpaidColumn } from './limit-unpaid-orders.ts'
import { confirmOrder } from './confirmation.ts'

export type PlaceOrderOptions = CheckoutInput & {
	languageTag: LanguageTag
	submitted: PlaceOrder
	payments: PaymentBook
	networks: readonly PickupNetwork[]
	/** Seconds the stock stays reserved while the payment is under way. */
	holdSeconds: number
	/** Set when a shopper's browser submits: unpaid orders per origin are limited. */
	origin?: OrderOrigin
	clock: () => Date
	/** Receives what a provider has thrown; the order is pending all the same. */
	onPaymentError?: ((error: unknown) => void) | undefined
	/** Milliseconds to wait for a provider; see inTime. */
	patience?: number | undefined
	/** Runs the transaction when its turn comes (decision 0083); at once by default. */
	admit?: <T>(place: () => Promise<T>) => Promise<T>
}

export type WrittenOrder =
	/** `payment`: null for an order with nothing left to pay, which is confirmed. */
	| { ok: true; orderNumber: string; payment: NewPayment | null }
	| { ok: false; reason: 'out-of-stock' | 'too-many-unpaid' }

type WriteInput = Omit<PlaceOrderOptions, 'customerId'> & {
	newId: string
	agreed: Agreement
	customerId: string | null
	agreedPages: readonly AgreedPage[]
	returnPromise: ReturnPromise
	paymentRoutes: readonly PaymentRoute[]
}

/** Writes of an order with its parts, payment, origin and stock. */
function partsOf(options: WriteInput) {
	const { agreed, newId: orderId, now, site, customerId, agreedPages, returnPromise, holdSeconds } = options
	const { checkout, currency, found } = agreed
	const { lines } = found
	const { delivery, cart } = checkout
	const method = checkout.deliveryMethods.find((candidate) => candidate.id === delivery.methodId)!
	const expiresAt = new Date(now.getTime() + holdSeconds * 1000)
	const totals = computeTotals({
		currency,
		countryCode: delivery.address.countryCode,
		day: dayOf(site, now),
		giftCardsCentAmount: cart.giftCards.reduce((sum, card) => sum + card.centAmount, 0),
		items: lines.map(({ variant, quantity }) => ({ ...variant, unitCentAmount: variant.price.centAmount, quantity })),
		discountCentAmount: cart.coupon?.discountCentAmount ?? 0,
		deliveryCentAmount: method.centAmount,
	})
	const items = lines.map(({ variant, quantity }) => ({ sku: variant.sku, quantity }))
	const payable = totals.totalCentAmount - sumOf(checkout.means)
	const ownParts = options.means.map(({ name }) => ({ means: name, centAmount: sumOf(redemptionsOf(checkout, name)) }))
	const payment = payable === 0 ? null : paymentOf(options, payable)
	const placing = options.origin && { origin: options.origin, customerId, holdSeconds, now }
	const writes = {
		...holdWrites({ orderId, items, now, expiresAt }),
		...orderWrites({
			id: orderId,
			site,
			checkoutId: checkout.id,
			cartId: cart.id,
			fingerprint: agreed.fingerprint,
			languageTag: options.languageTag,
			email: checkout.email,
			customerId,
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
				agreedPages: [...agreedPages],
				returnPromise,
				pageUrl: pageOf(options.submitted, orderId),
			},
			payableUntil: expiresAt,
			now,
		}),
		...paidPartWrites({ orderId, parts: [...ownParts, { means: 'bank', centAmount: payable }] }),
		...(payment ? paymentWrites(payment) : {}),
		...(placing ? originWrites({ ...placing, orderId }) : {}),
	}
	return { items, payment, placing, writes }
}

/** What is sold out already is refused before its row is waited for. */
function lacksUnits({ found }: Agreement): boolean {
	return found.lines.some(({ variant, quantity }) => !variant.isPublished || variant.available < quantity)
}

/**
 * Reserves the stock and writes the order in one statement: the stock's rows are locked only from here to the commit.
 * The caller rolls back on a refusal.
 */
export async function writeOrder(tx: DatabaseTransaction, options: WriteInput): Promise<WrittenOrder> {
	const { agreed, newId: orderId, now } = options
	if (lacksUnits(agreed)) return { ok: false, reason: 'out-of-stock' }
	const { items, payment, placing, writes } = partsOf(options)
	if (placing) await lockOrigin(tx, placing)
	const [row] = await writeTogether<HeldRow & { order_number: string; unpaid: number }>(
		tx,
		writes,
		sql`select order_number, ${heldColumn}, ${placing ? unpaidColumn(placing) : sql`0 as unpaid`} from placed`,
	)
	if (placing && row!.unpaid >= placing.origin.most) return { ok: false, reason: 'too-many-unpaid' }
	if (!holdResult(items, row!).ok) return { ok: false, reason: 'out-of-stock' }
	for (const { name, redeem } of options.means)
		await redeem(tx, { orderId, redemptions: redemptionsOf(agreed.checkout, name), now })
	if (!payment) await confirmOrder(tx, { orderId, payment: 'paid', now })
	return { ok: true, orderNumber: row!.order_number, payment }
}

/**
 * As writeOrder for one that the bank alone pays, in a statement without a transaction: it locks the checkout, which
 * must be as it was read, and writes nothing where it would be refused, or another submission has placed an order.
 * Undefined then, and for other orders.
 */
export async function writeOrderAtOnce(
	db: Database,
	{ version, ...options }: WriteInput & { version: string },
): Promise<WrittenOrder | undefined> {
	const { agreed } = options
	if (lacksUnits(agreed)) return { ok: false, reason: 'out-of-stock' }
	const { items, payment, placing, writes } = partsOf(options)
	if (!payment) return undefined
	const admitted = placing ? sql`and ${admission(placing)}` : sql``
	try {
		const [row] = await writeTogether<{ order_number: string }>(
			db,
			{
				checkout: sql`select id from checkouts where id = ${agreed.checkout.id} and xmin::text = ${version} for update`,
				admitted: sql`select (exists (select from checkout) ${admitted}) or ${refuseWrite('checkout-changed')} as is_admitted`,
				...writes,
			},
			// In this order: checkout, origin, order, stock.
			sql`select (select order_number from placed) as order_number,
				(select count(*) from held) = ${items.length}::int or ${refuseWrite('out-of-stock')} as is_held
			from admitted where is_admitted`,
		)
		return { ok: true, orderNumber: row!.order_number, payment }
	} catch (error) {
		if (isRefusedWrite(error)) return undefined
		throw error
	}
}

function paymentOf({ agreed, newId, payments, paymentRoutes, now }: WriteInput, centAmount: number): NewPayment {
	const { currency, checkout } = agreed
	const { paymentProduct } = checkout
	const provider = payments.route(paymentRoutes, paymentProduct)
	if (!provider) throw new Error(`no provider for the payment product ${paymentProduct}`)
	const placed = { id: `pay_${newId}`, orderId: newId, provider: provider.name, account: provider.account }
	const entry = payments.offer(paymentRoutes, paymentProduct)?.entry ?? 'code'
	const capture = capturePolicy({ agreed, paymentRoutes })
	const reviewAbove = paymentRoutes.find(({ product }) => product === paymentProduct)?.review_above ?? null
	return { ...placed, paymentProduct, currency, centAmount, capture, entry, reviewAbove, now }
}

/** As the route says; with the confirmation where gift cards are sent at once, or goods are collected in a store. */
function capturePolicy({ agreed, paymentRoutes }: Pick<WriteInput, 'agreed' | 'paymentRoutes'>): NewPayment['capture'] {
	const { paymentProduct, delivery, deliveryMethods, cart } = agreed.checkout
	const route = paymentRoutes.find(({ product }) => product === paymentProduct)
	const method = deliveryMethods.find(({ id }) => id === delivery.methodId)
	const isSent = cart.giftCards.length === 0 && method?.kind !== 'store'
	return isSent ? (route?.capture ?? 'on-confirmation') : 'on-confirmation'
}

/** URL the provider redirects to: the order's own page. */
export function pageOf({ returnUrl }: { returnUrl: string }, orderId: string): string {
	return returnUrl.replace('ORDER_ID', orderId)
}
