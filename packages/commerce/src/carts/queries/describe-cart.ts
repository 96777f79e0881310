import type { Currency } from '@vitrine/market/currencies'
import type { DescribedVariant } from '../../catalog/queries/describe-variants.ts'
import { amountProblem } from '../../gift-cards/rules.ts'
import { type Coupon, redeem } from '../../promotions/rules.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { Cart, GiftCardLine, LineItem } from '../contract.ts'
import { holdsOnlyGiftCards } from '../rules.ts'

/** A line of a cart with its current catalog data. */
export type PricedLine = { variant: DescribedVariant; quantity: number; seenCentAmount: number }

/** Everything a cart is described from, of one statement: all data agrees, and amounts never carry another currency (R105). */
export type CartState = {
	cartId: string
	couponCode: string | null
	/** Undefined without a code, and for one the site does not have any more. */
	coupon: Coupon | undefined
	currency: Currency
	/** Record of the cart's site. */
	domain: NormalWebDomain
	/** In the order they were added, without variants that left the catalog. */
	lines: PricedLine[]
	giftCards: (Omit<GiftCardLine, 'isAvailable'> & { currency: string })[]
}

/** The cart of a state, with every amount computed. */
export function describeCart(state: CartState, { now }: { now: Date }): Cart {
	const lines = state.lines.map(describeLine)
	const { currency } = state
	const ofGoods = lines.reduce((sum, line) => sum + line.totalCentAmount, 0)
	// A gift card is money in another form: it gets no discount and does not count towards free delivery.
	const coupon = describeCoupon(state, { subtotalCentAmount: ofGoods, now })
	const goodsCentAmount = ofGoods - (coupon?.discountCentAmount ?? 0)
	const { freeDelivery: freeFrom, giftCard: amounts } = state.domain
	const giftCards = state.giftCards.map(({ currency: sold, ...card }): GiftCardLine => {
		const isSold = amounts !== null && sold === currency
		return { ...card, isAvailable: isSold && !amountProblem(card.centAmount, { amounts, currency }) }
	})
	const ofGiftCards = giftCards.reduce((sum, card) => sum + card.centAmount, 0)
	const items = lines.reduce((sum, line) => sum + line.quantity, 0)
	return {
		id: state.cartId,
		currency,
		lines,
		giftCards,
		itemCount: items + giftCards.length,
		subtotalCentAmount: ofGoods + ofGiftCards,
		coupon,
		goodsCentAmount,
		totalCentAmount: goodsCentAmount + ofGiftCards,
		freeDelivery:
			freeFrom && !holdsOnlyGiftCards(state)
				? {
						fromCentAmount: freeFrom.minAmountCents,
						missingCentAmount: Math.max(0, freeFrom.minAmountCents - goodsCentAmount),
					}
				: null,
		isOrderable:
			items + giftCards.length > 0 &&
			lines.every((line) => line.available >= line.quantity) &&
			giftCards.every((card) => card.isAvailable),
	}
}

function describeLine({ variant, quantity, seenCentAmount }: PricedLine): LineItem {
	return {
		sku: variant.sku,
		quantity,
		colorwayId: variant.colorwayId,
		urlKey: variant.urlKey,
		name: variant.name,
		colorName: variant.colorName,
		sizeLabel: variant.sizeLabel,
		hasSizes: variant.hasSizes,
		image: variant.image,
		price: variant.price,
		totalCentAmount: variant.price.centAmount * quantity,
		available: variant.isPublished ? Math.max(0, variant.available) : 0,
		seenCentAmount: seenCentAmount === variant.price.centAmount ? null : seenCentAmount,
	}
}

function describeCoupon(
	{ couponCode, coupon, currency }: CartState,
	{ subtotalCentAmount, now }: { subtotalCentAmount: number; now: Date },
): Cart['coupon'] {
	if (couponCode === null) return null
	const redeemed = redeem(coupon, { subtotalCentAmount, currency, now })
	return redeemed.ok
		? { code: couponCode, discountCentAmount: redeemed.discountCentAmount, problem: null }
		: { code: couponCode, discountCentAmount: 0, problem: redeemed.reason }
}
