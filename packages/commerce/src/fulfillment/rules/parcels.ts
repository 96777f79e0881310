import type { FulfillmentStatus } from '../../orders/rules.ts'

/** What of an order was ordered or packed: units by the line's position. */
export type Units = { position: number; quantity: number }
export type ParcelState = { lines: readonly Units[]; shippedAt: Date; readyAt: Date | null; deliveredAt: Date | null }

/** Units of each line that have not left yet, by position; lines of which nothing is left are not in it. */
export function unitsLeft(ordered: readonly Units[], packed: readonly Units[]): Map<number, number> {
	const left = new Map(ordered.map(({ position, quantity }) => [position, quantity]))
	for (const { position, quantity } of packed) left.set(position, (left.get(position) ?? 0) - quantity)
	return new Map([...left].filter(([, quantity]) => quantity > 0))
}

/**
 * How an order stands by its parcels: sent when all of it has left, ready when nothing is under way any more and something
 * waits to be collected, delivered with the last parcel. Undefined while a part of it is still here.
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

/** True if an order would move on: what came back stays returned, and late news of a carrier turns nothing round. */
export function movesOn(from: FulfillmentStatus, to: FulfillmentStatus): boolean {
	return FORWARD.indexOf(to) > FORWARD.indexOf(from)
}

/** When the last parcel was handed over, where everything ordered was; undefined otherwise (law 3: the period begins there). */
export function lastDelivery(ordered: readonly Units[], parcels: readonly ParcelState[]): Date | undefined {
	if (standing(ordered, parcels) !== 'delivered') return undefined
	return new Date(Math.max(...parcels.map((parcel) => parcel.deliveredAt?.getTime() ?? 0)))
}

const CLOCK_DIFFERENCE = 5 * 60_000

/** When something happened, as another clock than ours says: a little ahead of us is now, further ahead is undefined. */
export function readInstant(stated: Date | undefined, now: Date): Date | undefined {
	if (!stated || stated <= now) return stated ?? now
	return stated.getTime() - now.getTime() <= CLOCK_DIFFERENCE ? now : undefined
}
