import type { LanguageTag } from '@vitrine/market/locales'
import { sql } from 'kysely'
import type { PricedLine } from '../../carts/queries/describe-cart.ts'
import { computeTotals } from '../../carts/rules.ts'
import { listAgreedPages } from '../../content/queries/agreed-pages.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import { writeTogether } from '../../database/write-together.ts'
import { orderWrites } from '../../orders/commands.ts'
import { paidPartWrites } from '../../payment-means/commands.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { type NewPayment, paymentWrites } from '../../payments/commands.ts'
import type { PaymentProvider } from '../../payments/providers/payment-provider.ts'
import { heldColumn, type HeldRow, holdResult, holdWrites } from '../../stock/commands/hold-stock.ts'
import type { PlaceOrder } from '../contract.ts'
import type { CheckoutInput } from '../queries/read-checkout.ts'
import { type Agreement, redemptionsOf } from '../rules/agreement.ts'
import { boughtCard, lineSnapshot, orderSnapshot } from '../rules/snapshots.ts'
import { lockOrigin, type OrderOrigin, originWrites, unpaidColumn } from './limit-unpaid-orders.ts'
import { confirmOrder } from './settle-payment.ts'

export type PlaceOrderOptions = CheckoutInput & {
	languageTag: LanguageTag
	submitted: PlaceOrder
	provider: PaymentProvider
	/** Seconds the stock stays reserved while the payment is under way. */
	holdSeconds: number
	/** Set when a shopper's browser submits: unpaid orders per origin are limited. */
	origin?: OrderOrigin
	clock: () => Date
	/** Runs the transaction when its turn comes (decision 0083); at once by default. */
	admit?: <T>(place: () => Promise<T>) => Promise<T>
}

export type WrittenOrder =
	/** `payment`: null for an order with nothing left to pay, which is confirmed. */
	| { ok: true; orderNumber: string; payment: NewPayment | null }
	| { ok: false; reason: 'out-of-stock' | 'too-many-unpaid' }

/**
 * Reserves the stock and writes the order with its parts, payment and origin in one statement: the stock's rows are
 * locked only from here to the commit. The caller rolls back on a refusal.
 */
export async function writeOrder(
	tx: DatabaseTransaction,
	options: Omit<PlaceOrderOptions, 'customerId'> & { newId: string; agreed: Agreement; customerId: string | null },
): Promise<WrittenOrder> {
	const { agreed, newId: orderId, now, site, customerId } = options
	const { checkout, currency, found } = agreed
	const { lines } = found
	// What is sold out already is refused before its row is waited for.
	const isSold = ({ variant, quantity }: PricedLine) => !variant.isPublished || variant.available < quantity
	if (lines.some(isSold)) return { ok: false, reason: 'out-of-stock' }
	const { delivery, cart } = checkout
	const method = checkout.deliveryMethods.find((candidate) => candidate.id === delivery.methodId)!
	const expiresAt = new Date(now.getTime() + options.holdSeconds * 1000)
	const totals = computeTotals({
		currency,
		countryCode: delivery.address.countryCode,
		giftCardsCentAmount: cart.giftCards.reduce((sum, card) => sum + card.centAmount, 0),
		items: lines.map(({ variant, quantity }) => ({ ...variant, unitCentAmount: variant.price.centAmount, quantity })),
		discountCentAmount: cart.coupon?.discountCentAmount ?? 0,
		deliveryCentAmount: method.centAmount,
	})
	const items = lines.map(({ variant, quantity }) => ({ sku: variant.sku, quantity }))
	const payable = totals.totalCentAmount - sumOf(checkout.means)
	const ownParts = options.means.map(({ name }) => ({ means: name, centAmount: sumOf(redemptionsOf(checkout, name)) }))
	const payment = payable === 0 ? null : paymentOf(options, payable)
	const agreedPages = await listAgreedPages(tx, options)
	const placing = options.origin && { origin: options.origin, customerId, holdSeconds: options.holdSeconds, now }
	if (placing) await lockOrigin(tx, placing)
	const [row] = await writeTogether<HeldRow & { order_number: string; unpaid: number }>(
		tx,
		{
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
				snapshot: { ...orderSnapshot(checkout, method), agreedPages, pageUrl: pageOf(options.submitted, orderId) },
				payableUntil: expiresAt,
				now,
			}),
			...paidPartWrites({ orderId, parts: [...ownParts, { means: 'bank', centAmount: payable }] }),
			...(payment ? paymentWrites(payment) : {}),
			...(placing ? originWrites({ ...placing, orderId }) : {}),
		},
		sql`select order_number, ${heldColumn}, ${placing ? unpaidColumn(placing) : sql`0 as unpaid`} from placed`,
	)
	if (placing && row!.unpaid >= placing.origin.most) return { ok: false, reason: 'too-many-unpaid' }
	if (!holdResult(items, row!).ok) return { ok: false, reason: 'out-of-stock' }
	for (const { name, redeem } of options.means)
		await redeem(tx, { orderId, redemptions: redemptionsOf(checkout, name), now })
	if (!payment) await confirmOrder(tx, { orderId, payment: 'paid', now })
	return { ok: true, orderNumber: row!.order_number, payment }
}

function paymentOf(
	{ agreed, newId, provider, now }: Pick<PlaceOrderOptions, 'provider' | 'now'> & { agreed: Agreement; newId: string },
	centAmount: number,
): NewPayment {
	const { currency, checkout } = agreed
	const { paymentProduct } = checkout
	return { id: `pay_${newId}`, orderId: newId, provider: provider.name, paymentProduct, currency, centAmount, now }
}

/** URL the provider redirects to: the order's own page. */
export function pageOf({ returnUrl }: { returnUrl: string }, orderId: string): string {
	return returnUrl.replace('ORDER_ID', orderId)
}
