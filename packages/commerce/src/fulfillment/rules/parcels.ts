import type { FulfillmentStatus } from '../../orders/rules.ts'

/** Ordered or packed units by line position. */
export type Units = { position: number; quantity: number }
export type ParcelState = { lines: readonly Units[]; shippedAt: Date; readyAt: Date | null; deliveredAt: Date | null }

/** Units of one line. */
export function unitsAt(units: readonly Units[], position: number): number {
	return units.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0)
}

/** Unshipped units of each line, by position, without completed lines. */
export function unitsLeft(ordered: readonly Units[], packed: readonly Units[]): Map<number, number> {
	const left = new Map(ordered.map(({ position, quantity }) => [position, quantity]))
	for (const { position, quantity } of packed) left.set(position, (left.get(position) ?? 0) - quantity)
	return new Map([...left].filter(([, quantity]) => quantity > 0))
}

/**
 * Fulfillment status by parcels: sent when everything was shipped, ready when nothing is in transit and something
 * waits to be collected, delivered with the last parcel. Undefined while a part is unshipped.
 */
export function standing(
	ordered: readonly Units[],
	parcels: readonly ParcelState[],
): Extract<FulfillmentStatus, 'shipped' | 'ready' | 'delivered'> | undefined {
	const packed = parcels.flatMap((parcel) => parcel.lines)
	if (parcels.length === 0 || unitsLeft(ordered, packed).size > 0) return undefined
	const open = parcels.filter((parcel) => !parcel.deliveredAt)
	if (open.length === 0) return 'delivered'
	return open.every((parcel) => parcel.readyAt) ? 'ready' : 'shipped'
}

const FORWARD: readonly FulfillmentStatus[] = ['unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned']

/** True if an order's status would advance: a returned order stays returned, and late carrier events do not move it back. */
export function movesOn(from: FulfillmentStatus, to: FulfillmentStatus): boolean {
	return FORWARD.indexOf(to) > FORWARD.indexOf(from)
}

/** Delivery of the last parcel once everything ordered is delivered; undefined otherwise (law 3: the period starts then). */
export function lastDelivery(ordered: readonly Units[], parcels: readonly ParcelState[]): Date | undefined {
	if (standing(ordered, parcels) !== 'delivered') return undefined
	return new Date(Math.max(...parcels.map((parcel) => parcel.deliveredAt?.getTime() ?? 0)))
}

const CLOCK_DIFFERENCE = 5 * 60_000

/** Validates an instant of another clock: slightly in the future is now, further ahead is undefined. */
export function readInstant(stated: Date | undefined, now: Date): Date | undefined {
	if (!stated || stated <= now) return stated ?? now
	return stated.getTime() - now.getTime() <= CLOCK_DIFFERENCE ? now : undefined
}
