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
	/** The caller has locked its row. */
	order: OrderState
	/** Null: the whole order. */
	lines: readonly StatedLine[] | null
	/** When the statement arrived, the instant that decides on timeliness and the due date of the refund (law 3). */
	statedAt: Date
	now: Date
}

/** Applies a statement except its return, which references the statement's row: then call `registerStatedReturn`. */
export async function followStatement(
	tx: DatabaseTransaction,
	input: FollowInput,
): Promise<{ outcome: CarriedOut; returnNumber: string | null }> {
	const outcome = await decide(tx, { ...input, wanted: wantedLines(input) })
	return { outcome, returnNumber: outcome === 'return' ? returnNumber(randomBytes(8)) : null }
}

/** Registers the return of the goods a statement names. */
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

/** Units of the statement that can still be withdrawn from. */
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
	// Gift cards of a shipped order are included in a statement about the whole order.
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

/** True if a statement that names its lines names all of them. */
function coversAll(order: OrderState, wanted: readonly { position: number; quantity: number }[]): boolean {
	if (order.giftCards.some((card) => !card.isVoid)) return false
	return order.lines.every(
		(line) => wanted.find(({ position }) => position === line.position)?.quantity === line.quantity,
	)
}
