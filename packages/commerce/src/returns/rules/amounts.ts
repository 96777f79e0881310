import type { Currency } from '@vitrine/market/currencies'
import { refundableUnits } from '../../orders/rules.ts'

/** A line of an order and the state of its units. */
export type LineState = {
	position: number
	sku: string
	/** Units that were ordered and not cancelled. */
	quantity: number
	/** Of them, those in a parcel. */
	packed: number
	/** What was paid for them, after discount, minor units. */
	totalCentAmount: number
	/** Units in open returns. */
	underWay: number
	/** Units returned and accepted. */
	accepted: number
	/** Units returned and refused: the customer keeps them for good. */
	refused: number
}

/** Units of a line that can still be returned. */
export function unitsLeft(line: LineState): number {
	return line.quantity - line.underWay - line.accepted - line.refused
}

/**
 * Refund of each unit that can still be returned, in the order of return: units differ by a step where the line's
 * total does not divide (orders/rules.ts, law 11).
 */
export function unitAmountsLeft(line: LineState, currency: Currency): number[] {
	const units = refundableUnits({ totalCentAmount: line.totalCentAmount, quantity: line.quantity, currency })
	const first = line.accepted + line.underWay
	return units.slice(first, first + unitsLeft(line))
}

export type Credited = { position: number; quantity: number; grossCentAmount: number }

/** Refund for accepted units, line by line, after those accepted before. Minor units. */
export function creditFor(
	lines: readonly LineState[],
	back: readonly { position: number; quantity: number }[],
	currency: Currency,
): Credited[] {
	return back.flatMap(({ position, quantity }) => {
		const line = lines.find((candidate) => candidate.position === position)
		if (!line || quantity === 0) return []
		const units = refundableUnits({ totalCentAmount: line.totalCentAmount, quantity: line.quantity, currency })
		const grossCentAmount = units.slice(line.accepted, line.accepted + quantity).reduce((sum, unit) => sum + unit, 0)
		return [{ position, quantity, grossCentAmount }]
	})
}

/**
 * Delivery cost to refund: the standard one, when the last unit of the order has come back and every return was
 * requested within the withdrawal period (law 3). The surcharge of a dearer method is not refunded.
 */
export function deliveryBack(order: {
	lines: readonly LineState[]
	back: readonly { position: number; quantity: number }[]
	isWithinWithdrawal: boolean
	deliveryCentAmount: number
	standardDeliveryCentAmount: number | undefined
}): number {
	const isEverythingBack = order.lines.every((line) => {
		const now = order.back.find((part) => part.position === line.position)?.quantity ?? 0
		return line.accepted + now === line.quantity
	})
	if (!isEverythingBack || !order.isWithinWithdrawal) return 0
	return Math.min(order.deliveryCentAmount, order.standardDeliveryCentAmount ?? order.deliveryCentAmount)
}
