import type { Currency } from '@vitrine/market/currencies'
import { refundableUnits } from '../../orders/rules.ts'
import { type LineState, unitsLeft } from './amounts.ts'
import { cancelProblem, type OrderState } from './options.ts'

/** Units to cancel, of a line by its position or by its SKU. */
export type UnitsToCancel = { quantity: number } & ({ position: number } | { sku: string })
export type UnitsOfLine = { position: number; sku: string; quantity: number; centAmount: number }

type Problem = 'cancelled' | 'not-confirmed' | 'shipped' | 'line-unknown' | 'more-than-left' | 'nothing-left'
export type ReadUnits = { ok: true; units: UnitsOfLine[] } | { ok: false; reason: Problem | 'gift-cards-sent' }

/** Units of a line that are in no parcel and in no return. */
export function cancellableUnits(line: LineState): number {
	return Math.max(0, Math.min(line.quantity - line.packed, unitsLeft(line)))
}

/**
 * What was paid for the last units of a line: those before keep what they were captured or are refunded with, and the
 * rest of the line is shared out as before. Minor units.
 */
export function amountOfLast(
	line: LineState,
	{ quantity, currency }: { quantity: number; currency: Currency },
): number {
	return refundableUnits({ ...line, currency })
		.slice(line.quantity - quantity)
		.reduce((sum, unit) => sum + unit, 0)
}

/**
 * The units to cancel of an order, with what was paid for them; by default all that are in no parcel. `isBuyer`: who may
 * as long as nothing has left.
 */
export function readUnits(
	order: OrderState,
	{ lines, isBuyer }: { lines?: readonly UnitsToCancel[] | undefined; isBuyer: boolean },
): ReadUnits {
	const reason = isBuyer ? cancelProblem(order) : cancelProblem({ ...order, hasLeft: false, giftCards: [] })
	if (reason) return { ok: false, reason }
	const wanted = new Map<LineState, number>()
	for (const asked of lines ??
		order.lines.map(({ position, ...line }) => ({ position, quantity: cancellableUnits({ position, ...line }) }))) {
		const line = order.lines.find((one) => ('sku' in asked ? one.sku === asked.sku : one.position === asked.position))
		if (!line) return { ok: false, reason: 'line-unknown' }
		wanted.set(line, (wanted.get(line) ?? 0) + asked.quantity)
	}
	const units = [...wanted].filter(([, quantity]) => quantity > 0)
	if (units.some(([line, quantity]) => quantity > cancellableUnits(line)))
		return { ok: false, reason: 'more-than-left' }
	if (units.length === 0) return { ok: false, reason: 'nothing-left' }
	const { currency } = order
	return {
		ok: true,
		units: units.map(([line, quantity]) => ({
			position: line.position,
			sku: line.sku,
			quantity,
			centAmount: amountOfLast(line, { quantity, currency }),
		})),
	}
}

/** True if these are all the goods an order still has. */
export function areAllGoods(order: OrderState, units: readonly UnitsOfLine[]): boolean {
	return order.lines.every(
		({ position, quantity }) => units.find((one) => one.position === position)?.quantity === quantity,
	)
}
