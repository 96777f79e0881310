import { randomBytes } from 'node:crypto'
import { type CartInput, findCart } from '../../carts/queries/find-cart.ts'
import type { Database } from '../../database/client.ts'

export type StartCheckoutResult =
	| { ok: true; checkoutId: string }
	| { ok: false; reason: 'cart-not-found' | 'cart-empty' }

/**
 * Finds the open checkout of a cart, or creates one; concurrent calls get the same. The checkout is assigned to the
 * caller, so that a later sign-in or sign-out counts (T6).
 */
export async function startCheckout(
	db: Database,
	options: CartInput & { cartId: string; customerId?: string | undefined },
): Promise<StartCheckoutResult> {
	const cart = await findCart(db, options)
	if (!cart) return { ok: false, reason: 'cart-not-found' }
	if (cart.itemCount === 0) return { ok: false, reason: 'cart-empty' }
	const { id } = await db
		.insertInto('checkouts')
		.values({
			id: randomBytes(18).toString('base64url'),
			cart_id: cart.id,
			site: options.site,
			email: null,
			loyalty_card_number: null,
			delivery: null,
			payment_product: null,
			customer_id: options.customerId ?? null,
			created_at: options.now,
			updated_at: options.now,
		})
		.onConflict((conflict) =>
			conflict
				.column('cart_id')
				.where('status', '=', 'open')
				.doUpdateSet({ customer_id: options.customerId ?? null }),
		)
		.returning('id')
		.executeTakeFirstOrThrow()
	return { ok: true, checkoutId: id }
}
