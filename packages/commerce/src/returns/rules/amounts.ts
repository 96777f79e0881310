import type { Currency } from '@vitrine/market/currencies'
import { refundableUnits } from '../../orders/rules.ts'

/** A line of an order and what became of its units. */
export type LineState = {
	position: number
	sku: string
	quantity: number
	/** After discount, minor units. */
	totalCentAmount: number
	/** Units asked back in returns that are under way. */
	underWay: number
	/** Units that came back and were accepted. */
	accepted: number
	/** Units that came back and were refused: they are the customer's for good. */
	refused: number
}

/** How many units of a line can still be asked back. */
export function unitsLeft(line: LineState): number {
	return line.quantity - line.underWay - line.accepted - line.refused
}

/**
 * What each unit that can still be asked back will bring, in the order in which units come back: those of a line differ by
 * a step where its total does not divide (orders/rules.ts, law 11).
 */
export function unitAmountsLeft(line: LineState, currency: Currency): number[] {
	const units = refundableUnits({ totalCentAmount: line.totalCentAmount, quantity: line.quantity, currency })
	const first = line.accepted + line.underWay
	return units.slice(first, first + unitsLeft(line))
}

export type Credited = { position: number; quantity: number; grossCentAmount: number }

/** What accepted units bring, line by line: the units after those that were accepted before. Minor units. */
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
 * The part of the delivery cost that goes back: the standard one, when the last unit of the order has come back, and every
 * return of it was asked for while the right of withdrawal ran (law 3). The surcharge of a dearer method stays.
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
