import type { Database } from '../../database/client.ts'
import type { GiftCardSecret } from '../../gift-cards/contract.ts'
import { findGiftCardBySecret } from '../../gift-cards/queries.ts'
import { MOST_GIFT_CARDS } from '../../gift-cards/rules.ts'
import type { OwnMeansName } from '../../payment-means/contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, findCheckoutRow, idsOf, readCheckout } from '../queries/read-checkout.ts'
import type { FillResult } from './fill-checkout.ts'

export type GiftCardUse = FillResult | { ok: false; reason: 'gift-cards-not-accepted' | 'too-many-gift-cards' }

/**
 * Adds a gift card to a checkout as payment. The balance is debited when the order is placed. An unknown number, a
 * wrong code and a card in another currency get the same result.
 */
export async function useGiftCard(
	db: Database,
	options: CheckoutInput & { secret: GiftCardSecret },
): Promise<GiftCardUse> {
	const state = await readCheckout(db, options)
	if (!state) return { ok: false, reason: 'checkout-not-found' }
	const checkout = await describeCheckout(db, { ...options, state })
	if (checkout.status === 'completed') return { ok: false, reason: 'checkout-completed' }
	if (!checkout.acceptsGiftCards) return { ok: false, reason: 'gift-cards-not-accepted' }
	const { secret } = options
	for (const field of ['cardNumber', 'code'] as const) {
		if (secret[field].trim() === '')
			return { ok: false, reason: 'refused-values', errors: [{ field, code: 'required' }] }
	}
	const card = await findGiftCardBySecret(db, secret)
	if (!card || card.currency !== checkout.cart.currency) return refused('gift-card-unknown')
	if (card.balanceCentAmount === 0 && !checkout.means.some(({ id }) => id === card.id))
		return refused('gift-card-empty')
	if (idsOf(state.chosen, 'gift-card').length >= MOST_GIFT_CARDS) {
		return { ok: false, reason: 'too-many-gift-cards' }
	}
	await db
		.insertInto('checkout_means')
		.values({ checkout_id: checkout.id, means: 'gift-card', source_id: card.id, added_at: options.now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return { ok: true }
}

/** Removes a gift card, or every source of a payment means, from a checkout. */
export async function putMeansAway(
	db: Database,
	options: { site: string; checkoutId: string; means: OwnMeansName; sourceId?: string },
): Promise<FillResult> {
	const row = await findCheckoutRow(db, options)
	if (!row) return { ok: false, reason: 'checkout-not-found' }
	if (row.status === 'completed') return { ok: false, reason: 'checkout-completed' }
	await db
		.deleteFrom('checkout_means')
		.where('checkout_id', '=', row.id)
		.where('means', '=', options.means)
		.where((eb) => (options.sourceId ? eb('source_id', '=', options.sourceId) : eb.lit(true)))
		.execute()
	return { ok: true }
}

function refused(code: string): FillResult {
	return { ok: false, reason: 'refused-values', errors: [{ field: 'code', code }] }
}
