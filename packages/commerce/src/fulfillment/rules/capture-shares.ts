import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { allocate } from '@vitrine/market/money'
import { refundableUnits } from '../../orders/rules.ts'
import { type Units, unitsAt } from './parcels.ts'

export type PaidOrder = {
	currency: Currency
	/** Total: all units, after discount, minor units. */
	lines: readonly (Units & { totalCentAmount: number })[]
	deliveryCentAmount: number
	/** Authorized, minor units: less than the order's total where gift cards paid a part. */
	centAmount: number
}

/**
 * Minor units of an authorization to be captured in all once `packed` has left: its share of the value of goods and
 * delivery, which leaves with the first parcel. Everything with the last one, so that captures add up exactly.
 */
export function capturedWith(order: PaidOrder, packed: readonly Units[]): number {
	const { currency, lines, deliveryCentAmount, centAmount } = order
	const step = CURRENCIES[currency].priceStep
	const gone = lines.reduce(
		(sum, line) => sum + valueOf(line, unitsAt(packed, line.position), currency),
		packed.length > 0 ? deliveryCentAmount : 0,
	)
	const all = lines.reduce((sum, line) => sum + line.totalCentAmount, deliveryCentAmount)
	if (hasLeft(order, packed)) return centAmount
	return allocate({ total: centAmount, weights: [gone, all - gone], step })[0]!
}

/** True once all units have left. */
export function hasLeft({ lines }: Pick<PaidOrder, 'lines'>, packed: readonly Units[]): boolean {
	return lines.every(({ position, quantity }) => unitsAt(packed, position) >= quantity)
}

function valueOf(line: PaidOrder['lines'][number], quantity: number, currency: Currency): number {
	const units = refundableUnits({ ...line, currency })
	return units.slice(0, quantity).reduce((sum, unit) => sum + unit, 0)
}
