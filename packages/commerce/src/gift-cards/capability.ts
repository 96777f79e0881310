import type { Capability } from '../declaration/capability.ts'
import { DETAILS, FIGURES, OF_ORDER, ofEmail } from '../declaration/personal-table.ts'
import type { Database } from '../database/client.ts'
import type { PaymentMeans } from '../payment-means/providers/payment-means.ts'
import { giveBackToGiftCards } from './commands/give-back.ts'
import { lockGiftCards, redeemGiftCards, refundGiftCards } from './commands/issue-and-redeem.ts'
import { findGiftCards } from './queries.ts'
import { giftCardRoutes } from './routes.ts'
import type { GiftCardTables } from './tables.ts'

const NUMBER = `regexp_replace(card_number, '(.{4})(?=.)', '\\1-', 'g')`

export const giftCards: Capability<{
	tables: GiftCardTables
	services: { db: Database }
	means: PaymentMeans
}> = {
	name: 'gift-cards',
	tables: {
		gift_cards: [
			{
				group: 'giftCards',
				holds: 'Gift cards the customer has bought, with the same names and words',
				found: [OF_ORDER],
				gives: { giftCard: 'id', number: NUMBER },
				secret: ['code_hash', 'is_forgotten_when_sent'],
				erase: { empty: DETAILS, where: 'sent_at is not null' },
				why: 'who has the card keeps its money; one that is yet to be sent keeps to whom until then, and forgets it afterwards',
			},
			{
				as: 'gift_cards_received',
				group: 'giftCards',
				holds: 'Gift cards that others have bought for the customer',
				found: ofEmail(`(gift_cards.details ->> 'recipientEmail')`, 'gift_cards.issued_at'),
				gives: { giftCard: 'id', number: NUMBER },
				// The order is left out: its id gives access to the giver's order.
				exported: ['card_number', 'currency', 'details', 'send_at', 'sent_at'],
				erase: { empty: DETAILS, where: 'sent_at is not null' },
				why: 'the card is worth what it was; one that is yet to be sent is still to arrive, and forgets to whom afterwards',
			},
		],
		gift_card_entries: {
			group: 'giftCards',
			holds: 'What was paid with gift cards, and given back to them',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
	},
	routes: giftCardRoutes,
	means: {
		name: 'gift-card',
		async offer(db, { chosenIds, currency, domain, apartFrom }) {
			if (!domain.giftCard) return []
			const cards = await findGiftCards(db, { ids: chosenIds, apartFrom })
			return cards.flatMap((card) => (card.currency === currency ? [{ means: 'gift-card', ...card }] : []))
		},
		lock: lockGiftCards,
		redeem: redeemGiftCards,
		release: refundGiftCards,
		giveBack: giveBackToGiftCards,
	},
}
