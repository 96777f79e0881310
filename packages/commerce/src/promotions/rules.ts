import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { multiplyFraction, roundToStep } from '@vitrine/market/money'

export type Coupon = {
	code: string
	kind: 'percent' | 'amount'
	/** Basis points of the subtotal, or minor units. */
	value: number
	minimumCentAmount: number
	validFrom: Date
	validUntil: Date | null
}

/** Converts percent with at most two decimals to basis points: 12.5 is 1250. Undefined with more decimals. */
export function basisPoints(percent: number): number | undefined {
	const points = Math.round(percent * 100)
	return Math.abs(points - percent * 100) < 1e-6 ? points : undefined
}

export type CouponProblem = 'coupon-unknown' | 'coupon-expired' | 'coupon-minimum'
export type CouponResult = { ok: true; discountCentAmount: number } | { ok: false; reason: CouponProblem }

/**
 * Discount of a coupon on a subtotal in minor units, never more than the subtotal and in the currency's price steps
 * (0.05 for CHF, law 11). A code not yet valid is unknown.
 */
export function redeem(
	coupon: Coupon | undefined,
	cart: { subtotalCentAmount: number; currency: Currency; now: Date },
): CouponResult {
	if (!coupon || cart.now < coupon.validFrom) return { ok: false, reason: 'coupon-unknown' }
	if (coupon.validUntil && cart.now >= coupon.validUntil) return { ok: false, reason: 'coupon-expired' }
	if (cart.subtotalCentAmount < coupon.minimumCentAmount) return { ok: false, reason: 'coupon-minimum' }
	const exact =
		coupon.kind === 'percent' ? multiplyFraction(cart.subtotalCentAmount, coupon.value, 10_000) : coupon.value
	const rounded = roundToStep(exact, CURRENCIES[cart.currency].priceStep)
	return { ok: true, discountCentAmount: Math.min(rounded, cart.subtotalCentAmount) }
}
