import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import type { DatabaseTransaction } from '../../database/client.ts'
import { recordEvent } from '../../events/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { GiftCardDetails } from '../contract.ts'
import type { Redemption } from '../../payment-means/providers/payment-means.ts'
import { sendingInstant } from '../rules.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Without letters and digits that are easily confused. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679'

function draw(length: number): string {
	return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Draws a secret code of ten letters; only the e-mail of the card contains it. */
export function drawCode(): string {
	return draw(10)
}

/** Normalizes a typed number or code: case, blanks and hyphens. */
export function tidySecret(typed: string): string {
	return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** Salt and scrypt hash of a code. */
export async function hashCode(code: string): Promise<string> {
	const salt = randomBytes(16)
	return `${salt.toString('base64url')}.${(await derive(code, salt, 32)).toString('base64url')}`
}

/** Compared with when no card is found, so that an unknown number takes as long as a wrong code. */
const NOBODYS = `${'A'.repeat(22)}.${'A'.repeat(43)}`

export async function isCode(typed: string, hash: string | null | undefined): Promise<boolean> {
	const [salt = '', stored = ''] = (hash ?? NOBODYS).split('.')
	const derived = await derive(tidySecret(typed), Buffer.from(salt, 'base64url'), 32)
	return timingSafeEqual(derived, Buffer.from(stored, 'base64url'))
}

export type PaidGiftCard = { position: number; centAmount: number; details: GiftCardDetails }

/**
 * Issues the cards of a paid order, each with its first entry and its e-mail. Idempotent per line (R111). Runs in the
 * transaction that confirms the order.
 */
export async function issueGiftCards(
	tx: DatabaseTransaction,
	order: {
		orderId: string
		site: string
		currency: Currency
		languageTag: LanguageTag
		cards: readonly PaidGiftCard[]
		now: Date
	},
): Promise<void> {
	const { orderId, site, now } = order
	for (const { position, centAmount, details } of order.cards) {
		const sendAt = sendingInstant(details, now)
		const issued = await tx
			.insertInto('gift_cards')
			.values({
				id: randomBytes(18).toString('base64url'),
				card_number: draw(12),
				code_hash: null,
				currency: order.currency,
				order_id: orderId,
				position,
				language_tag: order.languageTag,
				details: JSON.stringify(details),
				send_at: sendAt,
				sent_at: null,
				issued_at: now,
			})
			.onConflict((conflict) => conflict.columns(['order_id', 'position']).doNothing())
			.returning('id')
			.executeTakeFirst()
		if (!issued) continue
		const entry = { gift_card_id: issued.id, cent_amount: centAmount, order_id: orderId, recorded_at: now }
		await tx
			.insertInto('gift_card_entries')
			.values({ ...entry, kind: 'issued' })
			.execute()
		await recordEvent(tx, { type: 'gift-card.issued', subject: issued.id, site, now })
		await enqueue(tx, {
			name: 'send-gift-card',
			data: { giftCardId: issued.id },
			singletonKey: issued.id,
			startAfter: sendAt > now ? sendAt : undefined,
		})
	}
}

/** Locks cards in the order of their ids until the transaction ends, so that their balances stay as read. */
export async function lockGiftCards(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	await tx.selectFrom('gift_cards').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Debits the gift cards an order is paid with. The database refuses to overdraw a card. */
export async function redeemGiftCards(
	tx: DatabaseTransaction,
	order: { orderId: string; redemptions: readonly Redemption[]; now: Date },
): Promise<void> {
	if (order.redemptions.length === 0) return
	await tx
		.insertInto('gift_card_entries')
		.values(
			order.redemptions.map(({ sourceId, centAmount }) => ({
				gift_card_id: sourceId,
				kind: 'redeemed' as const,
				cent_amount: -centAmount,
				order_id: order.orderId,
				recorded_at: order.now,
			})),
		)
		.execute()
}

/** Credits back what an unconfirmed order debited from gift cards. Idempotent. */
export async function refundGiftCards(tx: DatabaseTransaction, order: { orderId: string; now: Date }): Promise<void> {
	const redeemed = await tx
		.selectFrom('gift_card_entries')
		.select(['gift_card_id', 'cent_amount'])
		.where('order_id', '=', order.orderId)
		.where('kind', '=', 'redeemed')
		.orderBy('gift_card_id')
		.execute()
	for (const { gift_card_id, cent_amount } of redeemed) {
		const entry = { gift_card_id, cent_amount: -cent_amount, order_id: order.orderId, recorded_at: order.now }
		await tx
			.insertInto('gift_card_entries')
			.values({ ...entry, kind: 'refunded' })
			.onConflict((conflict) => conflict.columns(['gift_card_id', 'kind', 'order_id', 'reference']).doNothing())
			.execute()
	}
}
