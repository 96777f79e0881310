import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { allocate } from '@vitrine/market/money'

export type OrderStatus = 'pending' | 'confirmed' | 'cancelled'
export type OrderPaymentStatus = 'pending' | 'authorized' | 'paid' | 'refused' | 'cancelled' | 'refunded'
/** Why units are cancelled; what is not available is not counted in. */
export const CANCELLATION_REASONS = ['customer', 'not-available'] as const
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]
export type FulfillmentStatus = 'unfulfilled' | 'preparing' | 'shipped' | 'ready' | 'delivered' | 'returned'

/**
 * Refund of each unit of an order line, in minor units: the line's total after discount split over its units, so that
 * single refunds add up to exactly what was paid for the line.
 */
export function refundableUnits(line: { totalCentAmount: number; quantity: number; currency: Currency }): number[] {
	return allocate({
		total: line.totalCentAmount,
		weights: Array.from({ length: line.quantity }, () => 1),
		step: CURRENCIES[line.currency].priceStep,
	})
}

/** Normalizes a typed order number: `fr 48201937`, `FR48201937` and `FR–48201937` become `FR-48201937`. */
export function tidyOrderNumber(typed: string): string {
	return typed
		.toUpperCase()
		.replaceAll(/[^A-Z0-9]/g, '')
		.replace(/^([A-Z]{2})(?=\d)/, '$1-')
}

/** True if two e-mail addresses are equal, ignoring case and surrounding blanks. */
export function isSameEmail(one: string, other: string): boolean {
	return tidyEmail(one) === tidyEmail(other)
}

function tidyEmail(email: string): string {
	return email.trim().toLowerCase()
}

/** Summary statuses of an order (brief 3.11). */
export const STATUS_WORDS = ['confirming', 'preparing', 'sent', 'ready', 'delivered', 'cancelled', 'returned'] as const
export type StatusWord = (typeof STATUS_WORDS)[number]

/** The three statuses of an order. */
export type OrderStatuses = {
	orderStatus: OrderStatus
	paymentStatus: OrderPaymentStatus
	fulfillmentStatus: FulfillmentStatus
}

const WORD_OF_GOODS: Readonly<Record<FulfillmentStatus, StatusWord>> = {
	unfulfilled: 'preparing',
	preparing: 'preparing',
	shipped: 'sent',
	ready: 'ready',
	delivered: 'delivered',
	returned: 'returned',
}

/**
 * The summary status shown to a buyer: first whether there is a contract, then where the goods are. The payment status
 * only decides whether there is a contract: a refund says nothing about the goods.
 */
export function statusWord({ orderStatus, fulfillmentStatus }: OrderStatuses): StatusWord {
	if (orderStatus === 'cancelled') return 'cancelled'
	return orderStatus === 'pending' ? 'confirming' : WORD_OF_GOODS[fulfillmentStatus]
}
