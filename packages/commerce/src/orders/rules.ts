import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { allocate, multiplyFraction } from '@vitrine/market/money'
import type { PaidWith } from '../payment-means/contract.ts'

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

/** VAT of one rate; `deliveryCentAmount` is the part of the gross paid for delivery. */
export type TaxLineLeft = {
	taxRate: number
	grossCentAmount: number
	deliveryCentAmount: number
	taxCentAmount: number
}

/** Amounts of an order as it was ordered, and what was cancelled of it. Minor units. */
type Ordered = {
	lines: readonly {
		quantity: number
		totalCentAmount: number
		taxRate: number
		cancelledQuantity: number
		cancelledCentAmount: number
	}[]
	deliveryCentAmount: number
	totalCentAmount: number
	cancelledCentAmount: number
	taxLines: readonly { taxRate: number; grossCentAmount: number; taxCentAmount: number }[]
	/** What gift cards and store credit paid, as they were used. */
	paidWith: readonly PaidWith[]
}

/** What an order comes to without the units that were cancelled. */
export function amountsLeft(order: Ordered) {
	const goods = order.lines.reduce((sum, line) => sum + line.cancelledCentAmount, 0)
	return {
		deliveryCentAmount: order.deliveryCentAmount - (order.cancelledCentAmount - goods),
		totalCentAmount: order.totalCentAmount - order.cancelledCentAmount,
		taxLines: taxLinesLeft(order),
		paidWith: paidWithLeft(order),
	}
}

/**
 * VAT of what is not cancelled of an order, as it was ordered at each rate where nothing was. The delivery cost keeps its
 * rates as long as any goods are left.
 */
function taxLinesLeft(order: Ordered): TaxLineLeft[] {
	const isDelivered = order.lines.some((line) => line.quantity > line.cancelledQuantity)
	return order.taxLines.flatMap((ordered): TaxLineLeft[] => {
		const { taxRate } = ordered
		const ofRate = order.lines.filter((line) => line.taxRate === taxRate)
		const goods = ofRate.reduce((sum, line) => sum + line.totalCentAmount, 0)
		const cancelled = ofRate.reduce((sum, line) => sum + line.cancelledCentAmount, 0)
		const deliveryCentAmount = isDelivered ? ordered.grossCentAmount - goods : 0
		const grossCentAmount = goods - cancelled + deliveryCentAmount
		if (grossCentAmount === ordered.grossCentAmount) return [{ ...ordered, deliveryCentAmount }]
		if (grossCentAmount === 0) return []
		return [{ taxRate, grossCentAmount, deliveryCentAmount, taxCentAmount: taxOf(grossCentAmount, taxRate) }]
	})
}

/** What gift cards and store credit pay of what is not cancelled: the bank gets its money back first (decision 0065). */
function paidWithLeft({ paidWith, totalCentAmount, cancelledCentAmount }: Ordered): PaidWith[] {
	if (cancelledCentAmount === 0) return [...paidWith]
	let left = totalCentAmount - cancelledCentAmount
	return paidWith.flatMap((part) => {
		const centAmount = Math.min(part.centAmount, left)
		left -= centAmount
		return centAmount > 0 ? [{ ...part, centAmount }] : []
	})
}

/** VAT within a gross amount. */
export function taxOf(grossCentAmount: number, taxRate: number): number {
	return multiplyFraction(grossCentAmount, taxRate, 10_000 + taxRate)
}

const RANK = ['unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned'] as const

/** Steps of an order that is not cancelled (brief 3.11). */
export type OrderStep = 'confirmed' | 'preparing' | 'sent' | 'ready' | 'delivered'

type OnItsWay = Pick<OrderStatuses, 'orderStatus' | 'fulfillmentStatus'> & {
	snapshot: { deliveryMethod: { kind: string }; pickupPoint: unknown }
}

/** Confirmed, being prepared, sent, and delivered; ready before a collection. Gift cards alone are confirmed and delivered. */
export function stepsOf(order: OnItsWay): OrderStep[] {
	const { deliveryMethod, pickupPoint } = order.snapshot
	if (deliveryMethod.kind === 'email') return ['confirmed', 'delivered']
	const waits = pickupPoint !== null && !hasReached(order, 'delivered')
	return ['confirmed', 'preparing', 'sent', waits ? 'ready' : 'delivered']
}

/** True if an order has come as far as a step. */
export function hasReached({ orderStatus, fulfillmentStatus }: Omit<OnItsWay, 'snapshot'>, step: OrderStep): boolean {
	if (orderStatus !== 'confirmed') return false
	const status = step === 'sent' ? 'shipped' : step
	return status === 'confirmed' || RANK.indexOf(fulfillmentStatus) >= RANK.indexOf(status)
}
