import type { Database } from '../database/client.ts'
import { type Mailer, sendOnceWithin } from '../mail/commands.ts'
import { drawCode, hashCode, lockGiftCards } from './commands.ts'
import type { Sender } from '../mail/letter.ts'
import { giftCardLetter } from './letter/letter.ts'
import { findGiftCards, findGiftCardToSend } from './queries.ts'

/**
 * Sends a gift card to whom it is for, once. Its code is drawn here and told in the letter only; what is kept of it is its
 * hash, and only when the letter has left: one that failed takes its code with it (decision 0028).
 */
export async function sendGiftCard(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	giftCardId: string
	now: Date
}): Promise<void> {
	const { db, giftCardId, now } = options
	const card = await findGiftCardToSend(db, giftCardId)
	if (!card || card.sent_at) return
	const code = drawCode()
	const codeHash = await hashCode(code)
	const letter = await giftCardLetter({ card, code, sender: options.sender })
	await db.transaction().execute(async (tx) => {
		// Whoever cancels the order waits for this card, or has emptied it: then nobody is told its code.
		await lockGiftCards(tx, [giftCardId])
		const [current] = await findGiftCards(tx, { ids: [giftCardId] })
		if (current?.balanceCentAmount === 0) return
		const isSent = await sendOnceWithin(tx, { ...options, kind: 'gift-card', reference: giftCardId, letter })
		if (!isSent) return
		await tx.updateTable('gift_cards').set({ code_hash: codeHash, sent_at: now }).where('id', '=', giftCardId).execute()
	})
}
