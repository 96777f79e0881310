import type { ColumnType, Generated } from 'kysely'
import type { GiftCardDetails } from './contract.ts'

export type GiftCardsTable = {
	id: string
	card_number: string
	code_hash: string | null
	currency: string
	order_id: string
	position: number
	language_tag: string
	details: ColumnType<GiftCardDetails, string, never>
	send_at: Date
	sent_at: Date | null
	issued_at: Date
	/** The customer was erased: the texts are deleted once the card is sent. */
	is_forgotten_when_sent: Generated<boolean>
}
export type GiftCardEntriesTable = {
	id: Generated<number>
	gift_card_id: string
	kind: 'issued' | 'redeemed' | 'refunded' | 'voided'
	/** Minor units; negative for a payment or a voided card. */
	cent_amount: number
	order_id: string
	/** Id of the refund; empty for other entries. */
	reference: Generated<string>
	recorded_at: Date
}

export type GiftCardTables = { gift_cards: GiftCardsTable; gift_card_entries: GiftCardEntriesTable }
