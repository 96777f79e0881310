import type { Currency } from '@vitrine/market/currencies'
import type { CartState } from '../../carts/queries/describe-cart.ts'
import type { Redemption } from '../../payment-means/providers/payment-means.ts'
import { readPaymentCode } from '../../payments/rules.ts'
import type { Checkout, PlaceOrder } from '../contract.ts'
import type { AgreedCheckout } from './snapshots.ts'
import { fingerprint } from './steps.ts'

/** What the shopper agrees to by ordering. */
export type Agreement = {
	ok: true
	checkout: AgreedCheckout
	currency: Currency
	found: CartState
	fingerprint: string
}

export type AgreementRefusal = 'checkout-incomplete' | 'cart-empty' | 'cart-changed' | 'total-changed' | 'payment-code'

/** The agreement of a complete checkout whose totals are those the shopper was shown. */
export function readAgreement(
	{ checkout, found }: { checkout: Checkout; found: CartState },
	submitted: PlaceOrder,
): Agreement | { ok: false; reason: AgreementRefusal } {
	const { email, delivery, totals, cart } = checkout
	if (cart.itemCount === 0) return { ok: false, reason: 'cart-empty' }
	if (!email || !delivery || !totals) return { ok: false, reason: 'checkout-incomplete' }
	const isFree = totals.payableCentAmount === 0
	const payer = checkout.means.find(({ centAmount }) => centAmount > 0)
	const paymentProduct = isFree ? (payer?.means ?? 'gift-card') : checkout.paymentProduct
	if (!paymentProduct) return { ok: false, reason: 'checkout-incomplete' }
	if (!isExpected(totals, submitted)) return { ok: false, reason: 'total-changed' }
	if (cart.giftCards.some((card) => !card.isAvailable)) return { ok: false, reason: 'cart-changed' }
	const kind = checkout.paymentProducts.find((product) => product.id === paymentProduct)?.kind
	if (kind === 'code' && !readPaymentCode(submitted.code)) return { ok: false, reason: 'payment-code' }
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
export function redemptionsOf({ means }: Pick<Checkout, 'means'>, name?: string): Redemption[] {
	return means.flatMap(({ means: of, id, centAmount }) =>
		centAmount > 0 && (name === undefined || of === name) ? [{ sourceId: id, centAmount }] : [],
	)
}
