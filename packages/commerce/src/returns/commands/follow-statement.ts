import { randomBytes } from 'node:crypto'
import type { DatabaseTransaction } from '../../database/client.ts'
import { issueCreditNote } from '../../documents/commands/issue-credit-note.ts'
import { voidGiftCards } from '../../gift-cards/commands/give-back.ts'
import { requestRefund } from '../../payments/commands.ts'
import type { StatedLine } from '../contract/returns.ts'
import type { CarriedOut } from '../contract/withdrawals.ts'
import { unitsLeft } from '../rules/amounts.ts'
import { returnNumber } from '../rules/numbers.ts'
import { type OrderState, withdrawalProblem } from '../rules/options.ts'
import { endOrder } from './cancel-order.ts'
import { registerReturn } from './register-return.ts'

export type FollowInput = {
	/** Its row is locked. */
	order: OrderState
	/** Null: the whole order. */
	lines: readonly StatedLine[] | null
	/** When the statement arrived: whether it came in time, and when money is due, is counted from then (law 3). */
	statedAt: Date
	now: Date
}

/**
 * What follows from a statement, and all of it done but the return: that one names the statement, which is written with what
 * follows from it, so `registerStatedReturn` comes after.
 */
export async function followStatement(
	tx: DatabaseTransaction,
	input: FollowInput,
): Promise<{ outcome: CarriedOut; returnNumber: string | null }> {
	const outcome = await decide(tx, { ...input, wanted: wantedLines(input) })
	return { outcome, returnNumber: outcome === 'return' ? returnNumber(randomBytes(8)) : null }
}

/** The goods a statement is about are expected. */
export async function registerStatedReturn(
	tx: DatabaseTransaction,
	{
		returnNumber,
		withdrawal,
		...input
	}: FollowInput & {
		returnNumber: string | null
		withdrawal: { id: string; submissionKey: string; languageTag: string; pageUrl: string }
	},
): Promise<void> {
	if (!returnNumber) return
	await registerReturn(tx, {
		order: input.order,
		returnNumber,
		submissionKey: withdrawal.submissionKey,
		languageTag: withdrawal.languageTag,
		method: 'relay',
		withdrawalId: withdrawal.id,
		pageUrl: withdrawal.pageUrl,
		lines: wantedLines(input),
		now: input.statedAt,
	})
}

/** What of the statement is still there to withdraw from: never more than is left. */
function wantedLines({ order, lines }: Pick<FollowInput, 'order' | 'lines'>): StatedLine[] {
	return order.lines.flatMap((line) => {
		const stated = lines ? (lines.find(({ position }) => position === line.position)?.quantity ?? 0) : line.quantity
		const quantity = Math.min(stated, unitsLeft(line))
		return quantity > 0 ? [{ position: line.position, quantity }] : []
	})
}

async function decide(
	tx: DatabaseTransaction,
	{ order, lines, statedAt, now, wanted }: FollowInput & { wanted: StatedLine[] },
): Promise<CarriedOut> {
	const { orderId } = order
	const problem = withdrawalProblem(order, statedAt)
	if (problem === 'too-late') return 'late'
	if (problem) return 'nothing-left'
	const isWhole = lines === null || coversAll(order, wanted)
	if (!order.hasLeft && isWhole) {
		const cards = await voidGiftCards(tx, { orderId, onlyIf: 'unused', now })
		if (!cards.ok) return 'review'
		await endOrder(tx, { order, reason: 'withdrawal', now })
		return 'cancelled'
	}
	// Cards of an order whose goods have left: they go with a statement about the whole order.
	if (lines === null && order.giftCards.some((card) => !card.isVoid)) {
		const cards = await voidGiftCards(tx, { orderId, onlyIf: 'unused', now })
		if (!cards.ok && wanted.length === 0) return 'review'
		if (cards.ok) {
			const { currency } = order
			await requestRefund(tx, { orderId, reference: 'gift-cards', centAmount: cards.centAmount, currency, now })
			const giftCards = cards.positions.map((position) => ({ position }))
			await issueCreditNote(tx, { orderId, reference: 'gift-cards', lines: [], giftCards, deliveryCentAmount: 0, now })
		}
		if (wanted.length === 0) return 'gift-cards'
	}
	return wanted.length > 0 ? 'return' : 'nothing-left'
}

/** Whether a statement that names its lines names everything there is. */
function coversAll(order: OrderState, wanted: readonly { position: number; quantity: number }[]): boolean {
	if (order.giftCards.some((card) => !card.isVoid)) return false
	return order.lines.every(
		(line) => wanted.find(({ position }) => position === line.position)?.quantity === line.quantity,
	)
}
