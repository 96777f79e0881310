import type { VatClass } from '@vitrine/market/vat'
import { type CartInput, describeCart, findPricedLines, type PricedLines } from '../carts/queries.ts'
import { type CartTotals, computeTotals, holdsOnlyGiftCards } from '../carts/rules.ts'
import type { Database } from '../database/client.ts'
import { listDeliveryMethods } from '../fulfillment/queries/delivery-methods.ts'
import { findLiveOrder, findNewestOrder } from '../orders/queries/find-order.ts'
import type { OwnMeansName } from '../payment-means/contract.ts'
import type { OfferInput, PaymentMeans } from '../payment-means/providers/payment-means.ts'
import { shareOut, sumOf } from '../payment-means/rules.ts'
import { readPaymentProducts } from '../payments/rules.ts'
import { readSite } from '../web-domains/queries.ts'
import type { Checkout, DeliveryChoice, PayingMeans } from './contract.ts'
import { countriesOf } from '../web-domains/rules/countries.ts'
import { nextStep } from './rules/steps.ts'

export type CheckoutRow = {
	id: string
	cartId: string
	status: 'open' | 'completed'
	email: string | null
	wantsNewsletter: boolean
	loyaltyCardNumber: string | null
	delivery: DeliveryChoice | null
	paymentProduct: string | null
	/** Id of the customer who was signed in at the start. */
	customerId: string | null
}

const COLUMNS = [
	'id',
	'cart_id as cartId',
	'status',
	'email',
	'wants_newsletter as wantsNewsletter',
	'loyalty_card_number as loyaltyCardNumber',
	'delivery',
	'payment_product as paymentProduct',
	'customer_id as customerId',
] as const

/** The row of a checkout; undefined when the site has no such checkout. `isLocked` locks it until the transaction ends. */
export async function findCheckoutRow(
	db: Database,
	options: { site: string; checkoutId: string; isLocked?: boolean },
): Promise<CheckoutRow | undefined> {
	const query = db
		.selectFrom('checkouts')
		.select(COLUMNS)
		.where('id', '=', options.checkoutId)
		.where('site', '=', options.site)
	return (options.isLocked ? query.forUpdate() : query).executeTakeFirst()
}

export type CheckoutInput = CartInput & {
	checkoutId: string
	means: readonly PaymentMeans[]
	/** Id of the signed-in customer. */
	customerId?: string | undefined
}

/** A checkout with its cart, choices and totals at `now`; undefined when the site has no such checkout. */
export async function findCheckout(db: Database, options: CheckoutInput): Promise<Checkout | undefined> {
	return (await readCheckout(db, options))?.checkout
}

/** A checkout together with the cart lines its totals were computed from, so that the order is exactly what was agreed to. */
export async function readCheckout(
	db: Database,
	options: CheckoutInput,
): Promise<{ checkout: Checkout; found: PricedLines } | undefined> {
	const row = await findCheckoutRow(db, options)
	const found = row && (await findPricedLines(db, { ...options, cartId: row.cartId }))
	if (!row || !found) return undefined
	const cart = await describeCart(db, { ...options, cartId: row.cartId, found })
	const domain = await readSite(db, options.site, options.report)
	const deliveryMethods = await listDeliveryMethods(db, {
		...options,
		goodsCentAmount: cart.goodsCentAmount,
		onlyGiftCards: holdsOnlyGiftCards(cart),
	})
	const { products: paymentProducts, unknown } = readPaymentProducts(domain.paymentProducts)
	for (const value of unknown) options.report?.({ field: 'paymentProducts', value, reason: 'unknown-payment-product' })
	const method = deliveryMethods.find((candidate) => candidate.id === row.delivery?.methodId)
	const totals = describeTotals({ row, method, cart, found })
	const order = row.status === 'completed' ? await findNewestOrder(db, row.id) : await findLiveOrder(db, row.id)
	const delivery = method ? row.delivery : null
	const apartFrom = row.status === 'open' ? order?.id : undefined
	const offerInput = { currency: cart.currency, customerId: options.customerId, domain, apartFrom }
	const means =
		cart.lines.length > 0 ? await findPayingMeans(db, { means: options.means, row, totals, offerInput }) : []
	const payableCentAmount = (totals?.totalCentAmount ?? 0) - sumOf(means)
	const paymentProduct = paymentProducts.some((product) => product.id === row.paymentProduct)
		? row.paymentProduct
		: null
	const checkout: Checkout = {
		id: row.id,
		status: row.status,
		email: row.email,
		wantsNewsletter: row.wantsNewsletter,
		takesLoyaltyCard: domain.loyalty,
		loyaltyCardNumber: domain.loyalty ? row.loyaltyCardNumber : null,
		delivery,
		paymentProduct,
		cart,
		deliveryMethods,
		paymentProducts,
		acceptsGiftCards: domain.giftCard !== null && cart.lines.length > 0,
		means,
		...countriesOf(domain, options.site),
		totals: totals && { ...withoutLines(totals), payableCentAmount },
		nextStep: nextStep({
			email: row.email,
			delivery,
			paymentProduct,
			isPaid: totals !== null && payableCentAmount === 0,
		}),
		orderId: order?.id ?? null,
	}
	return { checkout, found }
}

/** Set once the chosen delivery is one the cart can have. */
function describeTotals(given: {
	row: CheckoutRow
	method: { centAmount: number } | undefined
	cart: Checkout['cart']
	found: PricedLines
}): CartTotals | null {
	const { row, method, cart, found } = given
	if (!row.delivery || !method || cart.itemCount === 0) return null
	return totalsOf(found, {
		countryCode: row.delivery.address.countryCode,
		discountCentAmount: cart.coupon?.discountCentAmount ?? 0,
		deliveryCentAmount: method.centAmount,
	})
}

function totalsOf(
	found: PricedLines,
	delivered: { countryCode: string; discountCentAmount: number; deliveryCentAmount: number },
): CartTotals {
	const items = found.lines.map((line) => ({
		unitCentAmount: line.variant.price.centAmount,
		quantity: line.quantity,
		vatClass: line.variant.vatClass satisfies VatClass,
	}))
	const giftCardsCentAmount = found.giftCards.reduce((sum, card) => sum + card.centAmount, 0)
	return computeTotals({ ...delivered, currency: found.currency, items, giftCardsCentAmount })
}

/**
 * Sources that can pay a checkout and the amount of each: they pay goods and delivery, never gift cards. Amounts
 * debited by the shopper's own pending order count as available, so that a second submission is the same order.
 */
async function findPayingMeans(
	db: Database,
	{
		means,
		row,
		totals,
		offerInput,
	}: {
		means: readonly PaymentMeans[]
		row: CheckoutRow
		totals: CartTotals | null
		offerInput: Omit<OfferInput, 'chosenIds'>
	},
): Promise<PayingMeans[]> {
	const chosen = await listChosenMeans(db, row.id)
	const sources: Omit<PayingMeans, 'centAmount'>[] = []
	for (const { name, offer } of means) {
		const chosenIds = idsOf(chosen, name)
		for (const { id, ending, balanceCentAmount } of await offer(db, { ...offerInput, chosenIds }))
			sources.push({ means: name, id, ending, balanceCentAmount, isUsed: chosenIds.includes(id) })
	}
	const payable = (totals?.totalCentAmount ?? 0) - (totals?.giftCardsCentAmount ?? 0)
	const used = shareOut(
		sources.filter((source) => source.isUsed),
		payable,
	)
	return sources.map((source) => used.find(({ id }) => id === source.id) ?? { ...source, centAmount: 0 })
}

export type ChosenMeans = { means: OwnMeansName; id: string }

/** Sources the shopper added to a checkout, in the order they were added. */
export function listChosenMeans(db: Database, checkoutId: string): Promise<ChosenMeans[]> {
	return db
		.selectFrom('checkout_means')
		.select(['means', 'source_id as id'])
		.where('checkout_id', '=', checkoutId)
		.orderBy('added_at')
		.orderBy('source_id')
		.execute()
}

export function idsOf(chosen: readonly ChosenMeans[], name: OwnMeansName): string[] {
	return chosen.flatMap(({ means, id }) => (means === name ? [id] : []))
}

function withoutLines(totals: CartTotals): Omit<NonNullable<Checkout['totals']>, 'payableCentAmount'> {
	const { lines: _, ...rest } = totals
	return rest
}

/** The open checkout of a cart; undefined when it has none. */
export async function findOpenCheckout(db: Database, cartId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('checkouts')
		.select('id')
		.where('cart_id', '=', cartId)
		.where('status', '=', 'open')
		.executeTakeFirst()
	return row?.id
}

/** Pending orders whose reservation, or time to pay where nothing is reserved, has expired. */
export async function listExpiredOrders(db: Database, options: { now: Date; limit: number }): Promise<string[]> {
	const rows = await db
		.selectFrom('stock_holds')
		.innerJoin('orders', 'orders.id', 'stock_holds.order_id')
		.select('orders.id')
		.distinct()
		.where('stock_holds.status', '=', 'held')
		.where('stock_holds.expires_at', '<=', options.now)
		.where('orders.order_status', '=', 'pending')
		.union(
			db
				.selectFrom('order_gift_cards')
				.innerJoin('orders', 'orders.id', 'order_gift_cards.order_id')
				.select('orders.id')
				.where('order_gift_cards.payable_until', '<=', options.now)
				.where('orders.order_status', '=', 'pending'),
		)
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}
