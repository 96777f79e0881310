import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { allocate, multiplyFraction } from '@vitrine/market/money'
import { type VatClass, vatRate } from '@vitrine/market/vat'
import { MAXIMUM_QUANTITY } from './contract.ts'

export type PricedItem = { unitCentAmount: number; quantity: number; vatClass: VatClass }

export type LineTotals = {
	discountCentAmount: number
	/** Gross, after discount. */
	totalCentAmount: number
	/** Basis points. */
	taxRate: number
	taxCentAmount: number
}

export type CartTotals = {
	lines: LineTotals[]
	/** Goods and gift cards, before discount. */
	subtotalCentAmount: number
	giftCardsCentAmount: number
	discountCentAmount: number
	deliveryCentAmount: number
	taxCentAmount: number
	totalCentAmount: number
	taxLines: { taxRate: number; grossCentAmount: number; taxCentAmount: number }[]
}

/** True if a cart holds gift cards and nothing else: it then needs no delivery. */
export function holdsOnlyGiftCards(cart: { lines: readonly unknown[]; giftCards: readonly unknown[] }): boolean {
	return cart.lines.length === 0 && cart.giftCards.length > 0
}

/**
 * Quantity of a line after merging two carts: the sum, at most what can be ordered (T6). Nothing disappears silently:
 * the customer's own quantity stays, and of a sold-out variant one unit stays to show that it is.
 */
export function mergedQuantity(line: { own: number; added: number; available: number }): number {
	const most = Math.max(1, Math.min(MAXIMUM_QUANTITY, line.available))
	return Math.max(line.own, Math.min(line.own + line.added, most))
}

/**
 * Every amount of a cart or order, in minor units, VAT included. The discount is spread over the lines by their value,
 * the delivery cost over the VAT rates by the goods paid at each; VAT is computed once per rate from its rounded gross
 * and spread back over the lines, so that lines, rates and total agree to the cent (law 11). The rates are those of
 * `countryCode`, the country of delivery, on `day`. Gift cards are multi-purpose vouchers: they are neither discounted nor
 * taxed, VAT falls due on redemption (Directive 2016/1065, R111), so they are in the total and in no tax line.
 */
export function computeTotals(cart: {
	currency: Currency
	countryCode: string
	/** ISO date in the zone of the site, whose rates hold. */
	day: string
	items: readonly PricedItem[]
	discountCentAmount: number
	deliveryCentAmount: number
	giftCardsCentAmount?: number
}): CartTotals {
	const step = CURRENCIES[cart.currency].priceStep
	const gross = cart.items.map((item) => item.unitCentAmount * item.quantity)
	const giftCardsCentAmount = cart.giftCardsCentAmount ?? 0
	const subtotalCentAmount = sum(gross) + giftCardsCentAmount
	const discounts = allocate({ total: cart.discountCentAmount, weights: gross, step })
	const totals = gross.map((amount, index) => amount - discounts[index]!)
	const rates = cart.items.map((item) => vatRate(cart.countryCode, { vatClass: item.vatClass, day: cart.day }))

	const distinctRates = [...new Set(rates)].sort((a, b) => b - a)
	const goodsByRate = distinctRates.map((rate) => sum(totals.filter((_, index) => rates[index] === rate)))
	const deliveryByRate = spreadDelivery(cart.deliveryCentAmount, goodsByRate)
	const taxLines = distinctRates.map((taxRate, index) => {
		const grossCentAmount = goodsByRate[index]! + deliveryByRate[index]!
		return { taxRate, grossCentAmount, taxCentAmount: multiplyFraction(grossCentAmount, taxRate, 10_000 + taxRate) }
	})

	const lines = totals.map((totalCentAmount, index) => ({
		discountCentAmount: discounts[index]!,
		totalCentAmount,
		taxRate: rates[index]!,
		taxCentAmount: 0,
	}))
	for (const [rateIndex, taxLine] of taxLines.entries()) {
		if (taxLine.taxCentAmount === 0) continue
		const members = lines.filter((line) => line.taxRate === taxLine.taxRate)
		const weights = [...members.map((line) => line.totalCentAmount), deliveryByRate[rateIndex]!]
		const parts = allocate({ total: taxLine.taxCentAmount, weights })
		for (const [index, line] of members.entries()) line.taxCentAmount = parts[index]!
	}
	return {
		lines,
		subtotalCentAmount,
		giftCardsCentAmount,
		discountCentAmount: cart.discountCentAmount,
		deliveryCentAmount: cart.deliveryCentAmount,
		taxCentAmount: sum(taxLines.map((line) => line.taxCentAmount)),
		totalCentAmount: subtotalCentAmount - cart.discountCentAmount + cart.deliveryCentAmount,
		taxLines,
	}
}

/** Delivery is taxed like the goods; where a discount left nothing to pay for them, at the highest of their rates. */
function spreadDelivery(deliveryCentAmount: number, goodsByRate: number[]): number[] {
	if (sum(goodsByRate) > 0) return allocate({ total: deliveryCentAmount, weights: goodsByRate })
	return goodsByRate.map((_, index) => (index === 0 ? deliveryCentAmount : 0))
}

function sum(amounts: readonly number[]): number {
	return amounts.reduce((a, b) => a + b, 0)
}
