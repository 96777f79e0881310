import type { DatabaseTransaction } from '../../database/client.ts'
import { lockGiftCards } from './issue-and-redeem.ts'
import { listBoughtGiftCards, listRedemptions } from '../queries.ts'

/**
 * Credits a refund back to the gift cards that paid an order, the last one used first. Idempotent per `reference`;
 * throws when the cards have not paid that much.
 */
export async function giveBackToGiftCards(
	tx: DatabaseTransaction,
	back: { orderId: string; centAmount: number; reference: string; now: Date },
): Promise<void> {
	// A refund whose bank part was sent back is executed again.
	const given = tx.selectFrom('gift_card_entries').select('id').where('order_id', '=', back.orderId)
	if (await given.where('kind', '=', 'refunded').where('reference', '=', back.reference).executeTakeFirst()) return
	let left = back.centAmount
	for (const { sourceId, centAmount } of (await listRedemptions(tx, back.orderId)).toReversed()) {
		const part = Math.min(left, centAmount)
		if (part === 0) continue
		left -= part
		await tx
			.insertInto('gift_card_entries')
			.values({
				gift_card_id: sourceId,
				kind: 'refunded',
				cent_amount: part,
				order_id: back.orderId,
				reference: back.reference,
				recorded_at: back.now,
			})
			.execute()
	}
	if (left > 0) throw new RangeError(`gift cards have not paid ${back.centAmount} of order ${back.orderId}`)
}

/** Purchase price of the voided cards, minor units, and their positions in the order. */
export type VoidedGiftCards =
	| { ok: true; centAmount: number; positions: number[] }
	| { ok: false; reason: 'gift-cards-sent' | 'gift-cards-used' }

/**
 * Voids the cards an order bought, so that their price can be refunded. `unsent` refuses cards whose e-mail has left,
 * `unused` those that have paid for something; a refusal changes nothing. Runs in the caller's transaction.
 */
export async function voidGiftCards(
	tx: DatabaseTransaction,
	order: { orderId: string; onlyIf: 'unsent' | 'unused'; now: Date },
): Promise<VoidedGiftCards> {
	const cards = await lockBoughtGiftCards(tx, order.orderId)
	if (order.onlyIf === 'unsent' && cards.some((card) => card.isSent)) return { ok: false, reason: 'gift-cards-sent' }
	if (cards.some((card) => card.balanceCentAmount !== card.issuedCentAmount)) {
		return { ok: false, reason: 'gift-cards-used' }
	}
	const entries = cards.map(({ id, issuedCentAmount }) => ({
		gift_card_id: id,
		kind: 'voided' as const,
		cent_amount: -issuedCentAmount,
		order_id: order.orderId,
		recorded_at: order.now,
	}))
	if (entries.length > 0) await tx.insertInto('gift_card_entries').values(entries).execute()
	const centAmount = cards.reduce((sum, card) => sum + card.issuedCentAmount, 0)
	return { ok: true, centAmount, positions: cards.map((card) => card.position) }
}

/** Locks the cards an order bought before reading them, so that they are neither spent nor sent meanwhile. */
async function lockBoughtGiftCards(tx: DatabaseTransaction, orderId: string) {
	const rows = await tx.selectFrom('gift_cards').select('id').where('order_id', '=', orderId).execute()
	await lockGiftCards(
		tx,
		rows.map((row) => row.id),
	)
	return (await listBoughtGiftCards(tx, orderId)).filter((card) => !card.isVoid)
}
