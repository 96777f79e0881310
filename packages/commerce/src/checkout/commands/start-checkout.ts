import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describeCart } from '../../carts/queries/describe-cart.ts'
import { readCart } from '../../carts/queries/find-cart.ts'
import type { Database } from '../../database/client.ts'
import { type DeliveryCondition, deliveryConditionsJson } from '../../web-domains/queries.ts'
import type { Checkout } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, rowColumns, type CheckoutRow } from '../queries/read-checkout.ts'

export type StartCheckoutResult =
	/** `checkout`: as it is now, when it was created. */
	{ ok: true; checkoutId: string; checkout?: Checkout } | { ok: false; reason: 'cart-not-found' | 'cart-empty' }

type StartedRow = CheckoutRow & { isNew: boolean; conditions: DeliveryCondition[] | null }

/**
 * Finds the open checkout of a cart, or creates one; concurrent calls get the same. The checkout is assigned to the
 * caller, so that a later sign-in or sign-out counts (T6).
 */
export async function startCheckout(
	db: Database,
	options: Omit<CheckoutInput, 'checkoutId'> & { cartId: string },
): Promise<StartCheckoutResult> {
	const { site, customerId = null, now } = options
	const cart = await readCart(db, options)
	if (!cart) return { ok: false, reason: 'cart-not-found' }
	if (describeCart(cart, options).itemCount === 0) return { ok: false, reason: 'cart-empty' }
	const id = randomBytes(18).toString('base64url')
	const { rows } = await sql<StartedRow>`/* prepared */
		with started as (
			insert into checkouts (id, cart_id, site, customer_id, created_at, updated_at)
			values (${id}, ${cart.cartId}, ${site}, ${customerId}, ${now}, ${now})
			on conflict (cart_id) where status = 'open' do update set customer_id = excluded.customer_id
			returning ${rowColumns}, id = ${id} as "isNew", site
		)
		select started.*, ${deliveryConditionsJson} as conditions from started join web_domains w on w.site = started.site`.execute(
		db,
	)
	const { isNew, conditions, ...row } = rows[0]!
	const checkoutId = row.id
	if (!isNew) return { ok: true, checkoutId }
	const state = { row, cart, deliveryConditions: conditions ?? [], order: null, chosen: [] }
	return { ok: true, checkoutId, checkout: await describeCheckout(db, { ...options, checkoutId, state }) }
}
