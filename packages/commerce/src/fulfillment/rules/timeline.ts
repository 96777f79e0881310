import type { Order } from '../../orders/contract.ts'
import { hasReached, type OrderStep, stepsOf } from '../../orders/rules.ts'
import type { Parcel, TimelineStep } from '../contract/delivery.ts'

/** A status change of an order's history. */
type Change = { axis: 'order' | 'payment' | 'fulfillment'; status: string; changedAt: Date }
type TimelineInput = {
	order: Pick<Order, 'orderStatus' | 'fulfillmentStatus' | 'confirmedAt'> & {
		snapshot: Pick<Order['snapshot'], 'deliveryMethod' | 'pickupPoint'>
	}
	changes: readonly Change[]
	parcels: readonly Pick<Parcel, 'shippedAt' | 'readyAt' | 'deliveredAt'>[]
}

/**
 * Timeline of an order (brief 3.11). A cancelled one ends with that. Completed steps come first, with the instant if
 * known.
 */
export function timelineOf(input: TimelineInput): TimelineStep[] {
	const { order } = input
	if (order.orderStatus === 'cancelled') {
		const confirmed = order.confirmedAt ? [{ step: 'confirmed' as const, at: order.confirmedAt, isDone: true }] : []
		return [...confirmed, { step: 'cancelled', at: changedTo(input, 'order', 'cancelled'), isDone: true }]
	}
	return stepsOf(order).map((step) => {
		const isDone = hasReached(order, step)
		return { step, isDone, at: isDone ? instantOf(input, step) : null }
	})
}

/** Instant stated by the carrier, else recorded. */
function instantOf(input: TimelineInput, step: OrderStep): string | null {
	switch (step) {
		case 'confirmed':
			return input.order.confirmedAt
		case 'preparing':
			return changedTo(input, 'fulfillment', 'preparing') ?? input.order.confirmedAt
		case 'sent':
			return latest(input.parcels.map((parcel) => parcel.shippedAt)) ?? changedTo(input, 'fulfillment', 'shipped')
		case 'ready':
			return latest(input.parcels.map((parcel) => parcel.readyAt)) ?? changedTo(input, 'fulfillment', 'ready')
		case 'delivered':
			return latest(input.parcels.map((parcel) => parcel.deliveredAt)) ?? changedTo(input, 'fulfillment', 'delivered')
	}
}

function latest(instants: readonly (string | null)[]): string | null {
	const known = instants.flatMap((instant) => (instant === null ? [] : Date.parse(instant)))
	return known.length === 0 ? null : new Date(Math.max(...known)).toISOString()
}

function changedTo({ changes }: TimelineInput, axis: Change['axis'], status: string): string | null {
	return changes.findLast((change) => change.axis === axis && change.status === status)?.changedAt.toISOString() ?? null
}
