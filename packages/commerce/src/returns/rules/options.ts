import type { Currency } from '@vitrine/market/currencies'
import type { ReturnPromise } from '@vitrine/market/return-periods'
import type { SiteCode } from '@vitrine/market/sites'
import type { OrderLineSnapshot } from '../../orders/contract.ts'
import { type OrderOptions, RETURN_METHODS } from '../contract/returns.ts'
import { deliveryBack, type LineState, unitAmountsLeft, unitsLeft } from './amounts.ts'
import { lastDayBefore, returnPeriodEnds, withdrawalEnds } from '../../fulfillment/rules/deadlines.ts'

/** The state of an order that decides how it can end. */
export type OrderState = {
	orderId: string
	orderNumber: string
	site: SiteCode
	currency: Currency
	email: string
	/** Null for a guest. */
	customerId: string | null
	/** First and last name of the billing address. */
	buyer: string
	languageTag: string
	orderStatus: 'pending' | 'confirmed' | 'cancelled'
	/** True if a parcel of it was shipped. */
	hasLeft: boolean
	confirmedAt: Date | null
	/** As it was promised with the order. */
	returnPromise: ReturnPromise
	/** Delivery of the last parcel; undefined before. */
	deliveredAt: Date | undefined
	deliveryCentAmount: number
	standardDeliveryCentAmount: number | undefined
	lines: (LineState & { snapshot: OrderLineSnapshot })[]
	giftCards: { isSent: boolean; isUsed: boolean; isVoid: boolean }[]
}

type CancelReason = NonNullable<OrderOptions['cancel']['reason']>
type WithdrawReason = NonNullable<OrderOptions['withdraw']['reason']>
type ReturnReason = NonNullable<OrderOptions['return']['reason']>

/** Reason an order cannot be cancelled; undefined when it can: it is confirmed and nothing of it was shipped. */
export function cancelProblem(order: OrderState): CancelReason | undefined {
	if (order.orderStatus === 'cancelled') return 'cancelled'
	if (order.orderStatus === 'pending') return 'not-confirmed'
	if (order.hasLeft) return 'shipped'
	return order.giftCards.some((card) => card.isSent) ? 'gift-cards-sent' : undefined
}

/**
 * End of the right of withdrawal (law 3); undefined while not everything is delivered. An order of gift cards alone is
 * delivered with the e-mail of its last card.
 */
export function withdrawalEndOf(order: OrderState): Date | undefined {
	return order.deliveredAt && withdrawalEnds(order.site, order.deliveredAt)
}

/** End of the promised return period; undefined while not everything is delivered. */
function returnEndOf({ site, deliveredAt, returnPromise }: OrderState): Date | undefined {
	return deliveredAt && returnPeriodEnds(site, { deliveredAt, days: returnPromise.returnsDays })
}

/** Before everything is delivered the period has no end. */
export function isWithinWithdrawal(order: OrderState, now: Date): boolean {
	const end = withdrawalEndOf(order)
	return !end || now < end
}

export function hasGoodsLeft(order: OrderState): boolean {
	return order.lines.some((line) => unitsLeft(line) > 0)
}

/** True if a gift card is neither void nor used for a payment. */
function hasCardsLeft(order: OrderState): boolean {
	const cards = order.giftCards.filter((card) => !card.isVoid)
	return cards.length > 0 && cards.every((card) => !card.isUsed)
}

/** Reason nothing of an order can be withdrawn from; undefined when it can. */
export function withdrawalProblem(order: OrderState, now: Date): WithdrawReason | undefined {
	if (order.orderStatus === 'cancelled') return 'cancelled'
	if (order.orderStatus === 'pending') return 'not-confirmed'
	if (!isWithinWithdrawal(order, now)) return 'too-late'
	return hasGoodsLeft(order) || hasCardsLeft(order) ? undefined : 'nothing-left'
}

/** Reason no goods of an order can be returned; undefined when they can. */
export function returnProblem(order: OrderState, now: Date): ReturnReason | undefined {
	if (order.orderStatus === 'cancelled') return 'cancelled'
	if (order.orderStatus === 'pending') return 'not-confirmed'
	if (!hasGoodsLeft(order)) return 'nothing-left'
	if (!order.hasLeft) return 'not-shipped'
	const end = returnEndOf(order)
	return end && now >= end ? 'too-late' : undefined
}

/** Possible actions on an order now, with the reason for each impossible one (law 3, brief 3.11). */
export function optionsOf(order: OrderState, now: Date): OrderOptions {
	const cancelReason = cancelProblem(order)
	const withdrawReason = withdrawalProblem(order, now)
	const returnReason = returnProblem(order, now)
	const withdrawalEnd = withdrawalEndOf(order)
	const returnEnd = returnEndOf(order)
	return {
		currency: order.currency,
		creditableCentAmount: 0,
		refundParts: [],
		cancel: { possible: !cancelReason, reason: cancelReason ?? null },
		withdraw: {
			possible: !withdrawReason,
			reason: withdrawReason ?? null,
			until: withdrawalEnd ? lastDayBefore(order.site, withdrawalEnd) : null,
		},
		return: {
			possible: !returnReason,
			reason: returnReason ?? null,
			until: returnEnd ? lastDayBefore(order.site, returnEnd) : null,
			methods: [...RETURN_METHODS],
			deliveryCentAmount: deliveryBack({
				...order,
				back: order.lines.map((line) => ({ position: line.position, quantity: unitsLeft(line) })),
				isWithinWithdrawal: isWithinWithdrawal(order, now),
			}),
		},
		lines:
			order.orderStatus === 'confirmed'
				? order.lines.flatMap((line) => {
						const unitCentAmounts = unitAmountsLeft(line, order.currency)
						const { name, colorName, sizeLabel, image } = line.snapshot
						return unitCentAmounts.length > 0
							? [{ position: line.position, name, colorName, sizeLabel, image, unitCentAmounts }]
							: []
					})
				: [],
	}
}
