import type { Currency } from '@vitrine/market/currencies'
import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import { isCode, tidySecret } from './commands/issue-and-redeem.ts'
import type { GiftCardSecret } from './contract.ts'
import type { Redemption } from '../payment-means/providers/payment-means.ts'
import type { GiftCardsTable } from './tables.ts'

export type KnownGiftCard = { id: string; ending: string; currency: Currency; balanceCentAmount: number }

/** Finds a card by number and code; undefined, in constant time, for an unknown number, a wrong code or an unsent card. */
export async function findGiftCardBySecret(db: Database, secret: GiftCardSecret): Promise<KnownGiftCard | undefined> {
	const row = await db
		.selectFrom('gift_cards')
		.select(['id', 'code_hash'])
		.where('card_number', '=', tidySecret(secret.cardNumber))
		.executeTakeFirst()
	const isTheirs = await isCode(secret.code, row?.code_hash)
	if (!row || !row.code_hash || !isTheirs) return undefined
	return (await findGiftCards(db, { ids: [row.id] }))[0]
}

/**
 * Cards by id, in that order, with balances: the sums of their entries, minor units. Amounts debited by the order
 * `apartFrom`, the shopper's own pending attempt, count as available.
 */
export async function findGiftCards(
	db: Database,
	{ ids, apartFrom }: { ids: readonly string[]; apartFrom?: string | undefined },
): Promise<KnownGiftCard[]> {
	if (ids.length === 0) return []
	const rows = await db
		.selectFrom('gift_cards')
		.innerJoin('gift_card_entries', 'gift_card_entries.gift_card_id', 'gift_cards.id')
		.select(({ fn }) => [
			'gift_cards.id',
			'gift_cards.card_number',
			'gift_cards.currency',
			fn.sum<string>('gift_card_entries.cent_amount').as('balance'),
		])
		.where('gift_cards.id', 'in', ids)
		.where((eb) =>
			apartFrom === undefined
				? eb.lit(true)
				: eb.not(eb.and([eb('kind', '=', 'redeemed'), eb('gift_card_entries.order_id', '=', apartFrom)])),
		)
		.groupBy('gift_cards.id')
		.execute()
	const found = new Map(rows.map((row) => [row.id, row]))
	return ids.flatMap((id) => {
		const row = found.get(id)
		if (!row) return []
		return [
			{
				id,
				ending: row.card_number.slice(-4),
				currency: row.currency as Currency,
				balanceCentAmount: Number(row.balance),
			},
		]
	})
}

export type GiftCardToSend = Selectable<GiftCardsTable> & { centAmount: number }

/** A card with the data of its e-mail; undefined for an unknown id. */
export async function findGiftCardToSend(db: Database, id: string): Promise<GiftCardToSend | undefined> {
	const card = await db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst()
	if (!card) return undefined
	const { cent_amount } = await db
		.selectFrom('gift_card_entries')
		.select('cent_amount')
		.where('gift_card_id', '=', id)
		.where('kind', '=', 'issued')
		.executeTakeFirstOrThrow()
	return { ...card, centAmount: cent_amount }
}

/** Net amount each gift card has paid of an order, in the order of use; minor units. */
export async function listRedemptions(db: Database, orderId: string): Promise<Redemption[]> {
	const rows = await db
		.selectFrom('gift_card_entries')
		.select(({ fn }) => ['gift_card_id', fn.sum<string>('cent_amount').as('sum'), fn.min<string>('id').as('first')])
		.where('order_id', '=', orderId)
		.where('kind', 'in', ['redeemed', 'refunded'])
		.groupBy('gift_card_id')
		.orderBy('first')
		.execute()
	return rows.map((row) => ({ sourceId: row.gift_card_id, centAmount: -Number(row.sum) }))
}

export type BoughtGiftCard = {
	id: string
	position: number
	/** Sent or being sent: the recipient has the code, or will in a moment. */
	isSent: boolean
	isVoid: boolean
	issuedCentAmount: number
	balanceCentAmount: number
}

/** Gift cards an order bought, with their current state. */
export async function listBoughtGiftCards(db: Database, orderId: string): Promise<BoughtGiftCard[]> {
	const rows = await db
		.selectFrom('gift_cards')
		.innerJoin('gift_card_entries', 'gift_card_entries.gift_card_id', 'gift_cards.id')
		.select(({ fn }) => [
			'gift_cards.id',
			'gift_cards.position',
			'gift_cards.code_hash',
			fn.sum<string>('cent_amount').as('balance'),
			fn.sum<string>('cent_amount').filterWhere('kind', '=', 'issued').as('issued'),
			fn.count<string>('kind').filterWhere('kind', '=', 'voided').as('voided'),
		])
		.where('gift_cards.order_id', '=', orderId)
		.groupBy(['gift_cards.id', 'gift_cards.position', 'gift_cards.code_hash'])
		.orderBy('gift_cards.id')
		.execute()
	return rows.map((row) => ({
		id: row.id,
		position: row.position,
		isSent: row.code_hash !== null,
		isVoid: Number(row.voided) > 0,
		issuedCentAmount: Number(row.issued),
		balanceCentAmount: Number(row.balance),
	}))
}
