import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
	cartColumns,
	type CartRow,
	cartState,
	cartTables,
	holdsGoods,
	lineOrder,
} from '../../carts/queries/find-cart.ts'
import type { Database } from '../../database/client.ts'
import {
	type DeliveryCondition,
	deliveryConditionsJson,
	type PaymentRoute,
	paymentRoutesJson,
} from '../../web-domains/queries.ts'
import type { Checkout } from '../contract.ts'
import { describeCheckout } from '../queries/describe-checkout.ts'
import { type CheckoutInput, rowColumns, type CheckoutRow } from '../queries/read-checkout.ts'

export type StartCheckoutResult =
	/** `checkout`: as it is now, when it was created. */
	{ ok: true; checkoutId: string; checkout?: Checkout } | { ok: false; reason: 'cart-not-found' | 'cart-empty' }

/** `checkout`: null where the cart is empty. */
type StartedRow = CartRow & {
	checkout: (CheckoutRow & { isNew: boolean }) | null
	conditions: DeliveryCondition[] | null
	payment_routes: PaymentRoute[] | null
}

/**
 * Finds the open checkout of a cart, or creates one; concurrent calls get the same. The checkout is assigned to the
 * caller, so that a later sign-in or sign-out counts (T6).
 */
export async function startCheckout(
	db: Database,
	options: Omit<CheckoutInput, 'checkoutId'> & { cartId: string },
): Promise<StartCheckoutResult> {
	const { site, customerId = null, now } = options
	const id = randomBytes(18).toString('base64url')
	const found = sql`c.id = ${options.cartId} and c.site = ${site}`
	const { rows } = await sql<StartedRow>`/* prepared */
		with started as (
			insert into checkouts (id, cart_id, site, customer_id, created_at, updated_at)
			select ${id}, c.id, c.site, ${customerId}::text, ${now}::timestamptz, ${now}::timestamptz from carts c
			where ${found} and ${holdsGoods}
			on conflict (cart_id) where status = 'open' do update set customer_id = excluded.customer_id
			returning ${rowColumns}, id = ${id} as "isNew"
		)
		select (select to_jsonb(started) from started) as checkout, ${cartColumns(options)},
			${deliveryConditionsJson} as conditions, ${paymentRoutesJson} as payment_routes
		from ${cartTables()} where ${found} order by ${lineOrder}`.execute(db)
	const cart = await cartState(db, { ...options, rows })
	const [first] = rows
	if (!cart || !first) return { ok: false, reason: 'cart-not-found' }
	if (!first.checkout) return { ok: false, reason: 'cart-empty' }
	const { isNew, ...row } = first.checkout
	const checkoutId = row.id
	if (!isNew) return { ok: true, checkoutId }
	const conditions = { deliveryConditions: first.conditions ?? [], paymentRoutes: first.payment_routes ?? [] }
	const state = { row, cart, ...conditions, order: null, chosen: [] }
	return { ok: true, checkoutId, checkout: await describeCheckout(db, { ...options, checkoutId, state }) }
}
