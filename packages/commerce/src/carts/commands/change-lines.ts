import { type RawBuilder, sql } from 'kysely'
import { isPublishedAt } from '../../catalog/queries/describe-variants.ts'
import type { Database } from '../../database/client.ts'
import { amountInForce } from '../../pricing/queries/current-prices.ts'
import type { CouponProblem } from '../../promotions/rules.ts'
import { ONLINE_LOCATION } from '../../stock/queries.ts'
import { MAXIMUM_QUANTITY } from '../contract.ts'
import type { CartInput } from '../queries/find-cart.ts'

export type CartRefusal = 'cart-not-found' | 'variant-not-found' | 'out-of-stock' | 'quantity-limit' | CouponProblem
export type CartResult =
	| { ok: true; cartId: string }
	| { ok: false; reason: CartRefusal | 'gift-cards-off' }
	| { ok: false; reason: 'refused-values'; errors: { field: string; code: string }[] }

/** `seenCentAmount`: unit price shown where the line was added, if known. */
export type LineChange = CartInput & { cartId: string; sku: string; quantity: number; seenCentAmount?: number }

/** SQL that touches a cart, which locks it until the statement ends; no row for an unknown one. */
export function touchCart({ cartId, site, now }: CartInput & { cartId: string }): RawBuilder<unknown> {
	return sql`update carts set updated_at = ${now} where id = ${cartId} and site = ${site} returning id`
}

/** SQL that locks a cart before its lines, so that changes of one cart queue instead of deadlocking; no row for an unknown one. */
function lockedCart({ cartId, site }: CartInput & { cartId: string }): RawBuilder<unknown> {
	return sql`select id from carts where id = ${cartId} and site = ${site} for no key update`
}

/** SQL that touches the cart of a `written` line. */
function touchWritten({ now }: CartInput): RawBuilder<unknown> {
	return sql`update carts set updated_at = ${now} from written where carts.id = written.cart_id`
}

/** What a change of a line found: `quantity` as written, null when it was refused. */
type LineRow = { is_offered: boolean; available: number | null; quantity: number | null; earlier: number | null }

/**
 * Adds units of a variant to a cart. One statement locks the cart, checks publication, price and stock, and writes the
 * line: concurrent calls add up and none passes the limits. A refusal leaves the lines as they were.
 */
export async function addLineItem(db: Database, change: LineChange): Promise<CartResult> {
	const { cartId, quantity, now } = change
	const { rows } = await sql<LineRow>`/* prepared */
		with cart as (${lockedCart(change)}), offered as (${offeredVariant(change)}), written as (
			insert into line_items as line (cart_id, sku, quantity, seen_cent_amount, added_at)
			select cart.id, offered.sku, ${quantity}, offered.seen, ${now}::timestamptz from cart, offered
			where offered.most >= ${quantity}
			on conflict (cart_id, sku) do update
			set quantity = line.quantity + excluded.quantity, seen_cent_amount = excluded.seen_cent_amount
			where line.quantity + excluded.quantity <= (select most from offered)
			returning cart_id, quantity
		), touched as (${touchWritten(change)})
		select offered.sku is not null as is_offered, offered.available, (select quantity from written),
			(select quantity from line_items where cart_id = cart.id and sku = ${change.sku}) as earlier
		from cart left join offered on true`.execute(db)
	const [row] = rows
	if (!row) return { ok: false, reason: 'cart-not-found' }
	if (row.quantity !== null) return { ok: true, cartId }
	if ((row.earlier ?? 0) + quantity > MAXIMUM_QUANTITY) return { ok: false, reason: 'quantity-limit' }
	return { ok: false, reason: row.is_offered ? 'out-of-stock' : 'variant-not-found' }
}

/** Sets the quantity of an existing line in one statement, checked as when adding; 0 removes it. */
export async function changeLineItem(db: Database, change: LineChange): Promise<CartResult> {
	const { cartId, sku, quantity } = change
	if (quantity === 0) return removeLine(db, change)
	if (quantity > MAXIMUM_QUANTITY) return { ok: false, reason: 'quantity-limit' }
	const { rows } = await sql<LineRow>`/* prepared */
		with cart as (${lockedCart(change)}), offered as (${offeredVariant(change)}), written as (
			update line_items line set quantity = ${quantity}, seen_cent_amount = offered.seen from cart, offered
			where line.cart_id = cart.id and line.sku = offered.sku and offered.most >= ${quantity}
			returning line.cart_id, line.quantity
		), touched as (${touchWritten(change)})
		select offered.sku is not null as is_offered, offered.available, (select quantity from written),
			(select quantity from line_items where cart_id = cart.id and sku = ${sku}) as earlier
		from cart left join offered on true`.execute(db)
	const [row] = rows
	if (!row) return { ok: false, reason: 'cart-not-found' }
	if (row.quantity !== null) return { ok: true, cartId }
	return { ok: false, reason: row.earlier !== null && row.is_offered ? 'out-of-stock' : 'variant-not-found' }
}

async function removeLine(db: Database, change: LineChange): Promise<CartResult> {
	const { cartId, sku } = change
	const { rows } = await sql`
		with cart as (${touchCart(change)}), removed as (
			delete from line_items line using cart where line.cart_id = cart.id and line.sku = ${sku}
		)
		select from cart`.execute(db)
	return rows.length === 1 ? { ok: true, cartId } : { ok: false, reason: 'cart-not-found' }
}

/**
 * SQL of a variant the site sells at this moment: available units, the `most` a line may have of it, and the price the
 * line was added at. No row for one that is unknown, unpublished or without a price.
 */
function offeredVariant({ site, sku, now, seenCentAmount }: LineChange): RawBuilder<unknown> {
	return sql`select v.sku, coalesce(s.on_hand - s.reserved, 0) as available,
			least(coalesce(s.on_hand - s.reserved, 0), ${MAXIMUM_QUANTITY}::int) as most,
			coalesce(${seenCentAmount ?? null}::int, ${amountInForce(now)}) as seen
		from variants v
		join prices p on p.site = ${site} and p.sku = v.sku
		join publications pub on pub.site = ${site} and pub.colorway_id = v.colorway_id and ${isPublishedAt(now)}
		left join stock_levels s on s.location_id = ${ONLINE_LOCATION} and s.sku = v.sku
		where v.sku = ${sku}`
}
