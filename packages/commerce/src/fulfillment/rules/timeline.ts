import type { Order } from '../../orders/contract.ts'
import type { Parcel, TimelineStep } from '../contract.ts'

/** How an order moved: axis and status with the instant, as its history has them. */
type Change = { axis: 'order' | 'payment' | 'fulfillment'; status: string; changedAt: Date }
type Told = {
	order: Pick<Order, 'orderStatus' | 'fulfillmentStatus' | 'confirmedAt'> & {
		snapshot: Pick<Order['snapshot'], 'deliveryMethod' | 'pickupPoint'>
	}
	changes: readonly Change[]
	parcels: readonly Pick<Parcel, 'shippedAt' | 'readyAt' | 'deliveredAt'>[]
}

const RANK = ['unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned'] as const

/**
 * The stitches of an order's thread (brief 3.11): confirmed, being prepared, sent, and delivered; what is collected is ready
 * until it was. Gift cards alone are confirmed and delivered. A cancelled order ends with that. Those that are done come
 * first, each with its instant where it is known.
 */
export function timelineOf(told: Told): TimelineStep[] {
	const { order } = told
	if (order.orderStatus === 'cancelled') {
		const confirmed = order.confirmedAt ? [{ step: 'confirmed' as const, at: order.confirmedAt, isDone: true }] : []
		return [...confirmed, { step: 'cancelled', at: changedTo(told, 'order', 'cancelled'), isDone: true }]
	}
	return stepsOf(told).map((step) => {
		const isDone = isReached(told, step)
		return { step, isDone, at: isDone ? instantOf(told, step) : null }
	})
}

type Step = Exclude<TimelineStep['step'], 'cancelled'>

function stepsOf({ order }: Told): Step[] {
	const { deliveryMethod, pickupPoint } = order.snapshot
	if (deliveryMethod.kind === 'email') return ['confirmed', 'delivered']
	const waits = pickupPoint !== null && !hasReached(order, 'delivered')
	return ['confirmed', 'preparing', 'sent', waits ? 'ready' : 'delivered']
}

function isReached({ order }: Told, step: Step): boolean {
	if (order.orderStatus !== 'confirmed') return false
	return step === 'confirmed' || hasReached(order, step === 'sent' ? 'shipped' : step)
}

function hasReached(order: Told['order'], status: (typeof RANK)[number]): boolean {
	return order.orderStatus === 'confirmed' && RANK.indexOf(order.fulfillmentStatus) >= RANK.indexOf(status)
}

/** What the carriers say where they do; else when it was written down. */
function instantOf(told: Told, step: Step): string | null {
	switch (step) {
		case 'confirmed':
			return told.order.confirmedAt
		case 'preparing':
			return changedTo(told, 'fulfillment', 'preparing') ?? told.order.confirmedAt
		case 'sent':
			return latest(told.parcels.map((parcel) => parcel.shippedAt)) ?? changedTo(told, 'fulfillment', 'shipped')
		case 'ready':
			return latest(told.parcels.map((parcel) => parcel.readyAt)) ?? changedTo(told, 'fulfillment', 'ready')
		case 'delivered':
			return latest(told.parcels.map((parcel) => parcel.deliveredAt)) ?? changedTo(told, 'fulfillment', 'delivered')
	}
}

function latest(instants: readonly (string | null)[]): string | null {
	const known = instants.flatMap((instant) => (instant === null ? [] : Date.parse(instant)))
	return known.length === 0 ? null : new Date(Math.max(...known)).toISOString()
}

function changedTo({ changes }: Told, axis: Change['axis'], status: string): string | null {
	return changes.findLast((change) => change.axis === axis && change.status === status)?.changedAt.toISOString() ?? null
}
