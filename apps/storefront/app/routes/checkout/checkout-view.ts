import type { Checkout } from '@vitrine/commerce/checkout/contract'
import type { DeliveryMethod } from '@vitrine/commerce/fulfillment/contract/delivery'
import type { OwnMeansName } from '@vitrine/commerce/payment-means/contract'
import { formatMoney } from '@vitrine/market/format'
import { maskedCardNumber } from '@vitrine/market/loyalty'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type CartView, cartView } from '#app/document/cart/cart-view.ts'
import { type TotalsView, totalsView } from '#app/document/cart/totals-view.ts'
import { printedAddress } from '#app/document/addresses/countries.ts'
import { isBilledElsewhere } from '#app/document/addresses/address-values.ts'
import { arrivalDays } from '#app/document/dates/arrival-days.ts'
import type { Step } from './steps.ts'

export type DeliveryKind = DeliveryMethod['kind']

export type DeliveryView = {
	kind: DeliveryKind
	/** Where it goes: an address, or the point with who collects. */
	to: string[]
	/** Null when it is the same. */
	billedTo: string[] | null
	phoneNumber: string | null
	days: string
	/** Null when it is free. */
	price: string | null
}

/** A checkout as its pages show it: words and amounts ready to read. */
export type CheckoutView = {
	nextStep: Step
	email: string | null
	/** Of the signed-in customer: no other address is requested. */
	isOfCustomer: boolean
	wantsNewsletter: boolean
	/** `…1234`: the card the points go to. */
	loyaltyCard: string | null
	delivery: DeliveryView | null
	payment: { id: string; name: string; kind: string } | null
	/** Gift cards that pay a part of it; null where none can be used. */
	giftCards: { id: string; ending: string; amount: string; rest: string }[] | null
	/** Of the signed-in customer; null where there is none to use. `amount`: what it pays, null while it is not used. */
	storeCredit: { balance: string; amount: string | null; rest: string } | null
	/** Means of our own pay all of it: their names, null where the bank is needed. */
	paidBy: OwnMeansName[] | null
	/** Nothing but gift cards is bought, so nothing is delivered. */
	isByEmail: boolean
	cart: CartView
	totals: TotalsView | null
}

export function checkoutView(checkout: Checkout, { context }: Pick<LoaderArgs, 'context'>): CheckoutView {
	const { locale, directory, site, session, tag } = context.get(requestContext)
	const { delivery, deliveryMethods, totals, cart } = checkout
	const method = deliveryMethods.find((candidate) => candidate.id === delivery?.methodId)
	const product = checkout.paymentProducts.find((candidate) => candidate.id === checkout.paymentProduct)
	const isPaid = totals?.payableCentAmount === 0 && totals.totalCentAmount > 0
	const isByEmail = deliveryMethods.every(({ kind }) => kind === 'email')
	const paying = checkout.means.filter(({ centAmount }) => centAmount > 0)
	const credit = checkout.means.find(({ means }) => means === 'store-credit')
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: cart.currency })
	const words = { tag, own: directory.known(site).countryCode }
	return {
		nextStep: checkout.nextStep,
		email: checkout.email,
		isOfCustomer: session.isSignedIn,
		wantsNewsletter: checkout.wantsNewsletter,
		loyaltyCard: checkout.loyaltyCardNumber && maskedCardNumber(checkout.loyaltyCardNumber),
		delivery:
			delivery && method
				? {
						kind: delivery.kind,
						to: printedAddress(delivery.address, words),
						billedTo: isBilledElsewhere(delivery) ? printedAddress(delivery.billingAddress, words) : null,
						phoneNumber: delivery.phoneNumber,
						...methodWords(method, { tag, currency: cart.currency }),
					}
				: null,
		payment: product && !isPaid ? { id: product.id, name: product.name, kind: product.kind } : null,
		giftCards: checkout.acceptsGiftCards
			? checkout.means
					.filter(({ means }) => means === 'gift-card')
					.map(({ id, ending, centAmount, balanceCentAmount }) => ({
						id,
						ending,
						amount: money(centAmount),
						rest: money(balanceCentAmount - centAmount),
					}))
			: null,
		storeCredit: credit
			? {
					balance: money(credit.balanceCentAmount),
					amount: credit.isUsed ? money(credit.centAmount) : null,
					rest: money(credit.balanceCentAmount - credit.centAmount),
				}
			: null,
		paidBy: isPaid ? [...new Set(paying.map(({ means }) => means))] : null,
		isByEmail,
		cart: cartView(cart, locale),
		totals: totals && totalsView({ ...totals, paidWith: paying, isByEmail }, { tag, currency: cart.currency }),
	}
}

/** When a delivery method arrives and what it costs. */
export function methodWords(
	method: DeliveryMethod,
	{ tag, currency }: { tag: string; currency: Checkout['cart']['currency'] },
): Pick<DeliveryView, 'days' | 'price'> {
	const { centAmount } = method
	return {
		// Each gift card says itself when it is sent.
		days: method.kind === 'email' ? '' : arrivalDays(tag, method),
		price: centAmount > 0 ? formatMoney(tag, { centAmount, currency }) : null,
	}
}
