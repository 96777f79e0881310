import { createHash } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import type { Redemption } from '../../payment-means/providers/payment-means.ts'
import type { Checkout, DeliveryChoice } from '../contract.ts'

/** The first step that still misses something. `isPaid`: other means pay all of it, no bank is needed. */
export function nextStep(
	checkout: Pick<Checkout, 'email' | 'delivery' | 'paymentProduct'> & { isPaid?: boolean },
): Checkout['nextStep'] {
	if (!checkout.email) return 'identification'
	if (!checkout.delivery) return 'delivery'
	return checkout.paymentProduct || checkout.isPaid ? 'review' : 'payment'
}

/** One value for everything the shopper agreed to: the same submission has the same one, a changed cart another. */
export function fingerprint(agreed: {
	currency: Currency
	lines: readonly { sku: string; quantity: number; unitCentAmount: number }[]
	giftCards: readonly { id: string; centAmount: number }[]
	redemptions: readonly Redemption[]
	totalCentAmount: number
	email: string
	loyaltyCardNumber: string | null
	delivery: DeliveryChoice
	paymentProduct: string
}): string {
	const { currency, lines, giftCards, redemptions, totalCentAmount, email, loyaltyCardNumber } = agreed
	const sorted = lines.map((line) => [line.sku, line.quantity, line.unitCentAmount]).sort()
	const bought = giftCards.map((card) => [card.id, card.centAmount]).sort()
	const paid = redemptions.map((part) => [part.sourceId, part.centAmount]).sort()
	const money = [currency, sorted, bought, paid, totalCentAmount]
	const text = JSON.stringify([...money, email, loyaltyCardNumber, agreed.delivery, agreed.paymentProduct])
	return createHash('sha256').update(text).digest('base64url')
}

type PricedMethod = { kind: string; centAmount: number }

/**
 * What the cheapest way to send an order would have cost, minor units: of the delivery cost, so much goes back on
 * withdrawal (law 3). Collecting in a store is no way to send; a shopper who chose it paid what they paid.
 */
export function standardDelivery(chosen: PricedMethod, offered: readonly PricedMethod[]): number {
	const sent = offered.filter((method) => method.kind !== 'store')
	return Math.min(chosen.centAmount, ...sent.map((method) => method.centAmount))
}
