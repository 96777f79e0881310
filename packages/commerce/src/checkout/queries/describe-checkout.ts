import { dayOf } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import { type CartState, describeCart } from '../../carts/queries/describe-cart.ts'
import { type CartTotals, computeTotals, holdsOnlyGiftCards } from '../../carts/rules.ts'
import type { Database } from '../../database/client.ts'
import { offerMethods } from '../../fulfillment/queries/delivery-methods.ts'
import type { OfferInput, PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import { shareOut, sumOf } from '../../payment-means/rules.ts'
import { offeredProducts } from '../../payments/rules.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import type { Checkout, PayingMeans } from '../contract.ts'
import { nextStep } from '../rules/steps.ts'
import { type CheckoutInput, type CheckoutRow, type CheckoutState, idsOf, readCheckout } from './read-checkout.ts'

/** A checkout with its cart, choices and totals at `now`; undefined when the site has no such checkout. */
export async function findCheckout(db: Database, options: CheckoutInput): Promise<Checkout | undefined> {
	const state = await readCheckout(db, options)
	return state && describeCheckout(db, { ...options, state })
}

/** The checkout of a state; payment means may ask for their balances. */
export async function describeCheckout(
	db: Database,
	{ state, ...options }: CheckoutInput & { state: CheckoutState },
): Promise<Checkout> {
	const { row, cart: found, order } = state
	const { domain } = found
	const cart = describeCart(found, options)
	const deliveryMethods = offerMethods(state.deliveryConditions, {
		...options,
		goodsCentAmount: cart.goodsCentAmount,
		onlyGiftCards: holdsOnlyGiftCards(cart),
		freeDelivery: domain.freeDelivery,
	})
	const paymentProducts = offeredProducts(domain.paymentProducts, {
		offerOf: (product) => options.payments.offer(state.paymentRoutes, product),
		countryCode: billingCountry(row),
		report: options.report,
	})
	const method = deliveryMethods.find((candidate) => candidate.id === row.delivery?.methodId)
	const totals = describeTotals({ row, method, cart, found, day: dayOf(options.site, options.now) })
	const delivery = method ? row.delivery : null
	const apartFrom = row.status === 'open' ? order?.id : undefined
	const offerInput = { currency: cart.currency, customerId: options.customerId, domain, apartFrom }
	const means =
		cart.lines.length > 0 ? await findPayingMeans(db, { means: options.means, state, totals, offerInput }) : []
	const payableCentAmount = (totals?.totalCentAmount ?? 0) - sumOf(means)
	const paymentProduct = paymentProducts.some((product) => product.id === row.paymentProduct)
		? row.paymentProduct
		: null
	return {
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
}

/** Of the billing address, as far as it is known. */
function billingCountry({ delivery }: Pick<CheckoutRow, 'delivery'>): string | undefined {
	return (delivery?.billingAddress ?? delivery?.address)?.countryCode
}

/** Set once the chosen delivery is one the cart can have. */
function describeTotals(given: {
	row: CheckoutRow
	method: { centAmount: number } | undefined
	cart: Checkout['cart']
	found: CartState
	day: string
}): CartTotals | null {
	const { row, method, cart, found, day } = given
	if (!row.delivery || !method || cart.itemCount === 0) return null
	return totalsOf(found, {
		countryCode: row.delivery.address.countryCode,
		day,
		discountCentAmount: cart.coupon?.discountCentAmount ?? 0,
		deliveryCentAmount: method.centAmount,
	})
}

function totalsOf(
	found: CartState,
	delivered: { countryCode: string; day: string; discountCentAmount: number; deliveryCentAmount: number },
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
		state,
		totals,
		offerInput,
	}: {
		means: readonly PaymentMeans[]
		state: CheckoutState
		totals: CartTotals | null
		offerInput: Omit<OfferInput, 'chosenIds'>
	},
): Promise<PayingMeans[]> {
	const sources: Omit<PayingMeans, 'centAmount'>[] = []
	for (const { name, offer } of means) {
		const chosenIds = idsOf(state.chosen, name)
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

function withoutLines(totals: CartTotals): Omit<NonNullable<Checkout['totals']>, 'payableCentAmount'> {
	const { lines: _, ...rest } = totals
	return rest
}
