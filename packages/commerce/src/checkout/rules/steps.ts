import { createHash } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import type { Redemption } from '../../payment-means/providers/payment-means.ts'
import type { Checkout, DeliveryChoice } from '../contract.ts'

/** First incomplete step. `isPaid`: other means pay the whole amount, no bank payment is needed. */
export function nextStep(
	checkout: Pick<Checkout, 'email' | 'delivery' | 'paymentProduct'> & { isPaid?: boolean },
): Checkout['nextStep'] {
	if (!checkout.email) return 'identification'
	if (!checkout.delivery) return 'delivery'
	return checkout.paymentProduct || checkout.isPaid ? 'review' : 'payment'
}

/** Hash of everything the shopper agreed to: equal for a repeated submission, different for a changed cart. */
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
 * Cost of the cheapest shipping method, minor units: the part of the delivery cost refunded on withdrawal (law 3).
 * Store pick-up is not shipping; a shopper who chose it gets back what they paid.
 */
export function standardDelivery(chosen: PricedMethod, offered: readonly PricedMethod[]): number {
	const sent = offered.filter((method) => method.kind !== 'store')
	return Math.min(chosen.centAmount, ...sent.map((method) => method.centAmount))
}
