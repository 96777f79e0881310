import type { Database } from '../../database/client.ts'
import { findCheckout } from '../queries/describe-checkout.ts'
import type { CheckoutInput } from '../queries/read-checkout.ts'
import type { FillResult } from './fill-checkout.ts'

export type StoreCreditUse = FillResult | { ok: false; reason: 'no-store-credit' }

/** Pays with the customer's store credit up to its balance. The balance is debited when the order is placed. */
export async function useStoreCredit(db: Database, options: CheckoutInput): Promise<StoreCreditUse> {
	const checkout = await findCheckout(db, options)
	if (!checkout) return { ok: false, reason: 'checkout-not-found' }
	if (checkout.status === 'completed') return { ok: false, reason: 'checkout-completed' }
	const source = checkout.means.find(({ means }) => means === 'store-credit')
	if (!source) return { ok: false, reason: 'no-store-credit' }
	await db
		.insertInto('checkout_means')
		.values({ checkout_id: checkout.id, means: source.means, source_id: source.id, added_at: options.now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return { ok: true }
}
