import type { Database, DatabaseTransaction } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import { drawCode, hashCode, lockGiftCards } from './commands/issue-and-redeem.ts'
import type { Sender } from '../mail/email.ts'
import { findSender } from '../web-domains/queries.ts'
import { giftCardEmail } from './email/email.ts'
import { findGiftCards, findGiftCardToSend } from './queries.ts'

/**
 * Sends a gift card to its recipient, once. The code is drawn here and written only in the e-mail; its hash is stored
 * when the e-mail is queued, so that a failed e-mail discards its code (decision 0028).
 */
export async function sendCard(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	giftCardId: string
	/** Site of an order, where the card was bought. */
	siteOf: (orderId: string) => Promise<string>
	now: Date
}): Promise<void> {
	const { db, giftCardId, now } = options
	const card = await findGiftCardToSend(db, giftCardId)
	if (!card || card.sent_at) return
	const code = drawCode()
	const codeHash = await hashCode(code)
	const site = await options.siteOf(card.order_id)
	const sender = await findSender(db, { site, sender: options.sender })
	const mail = await giftCardEmail({ card, code, sender })
	const row = (tx: DatabaseTransaction) => tx.updateTable('gift_cards').where('id', '=', giftCardId)
	await sendOnce(db, {
		...options,
		kind: 'gift-card',
		reference: giftCardId,
		mail,
		async onClaim(tx) {
			// A concurrent cancellation waits for this lock, or has voided the card: then it is not sent.
			await lockGiftCards(tx, [giftCardId])
			const [current] = await findGiftCards(tx, { ids: [giftCardId] })
			if (current?.balanceCentAmount === 0) return false
			await row(tx).set({ code_hash: codeHash }).execute()
			return true
		},
		onSent: async (tx) => void (await row(tx).set({ sent_at: now }).execute()),
		onFailure: async (tx) => void (await row(tx).set({ code_hash: null }).execute()),
	})
}
