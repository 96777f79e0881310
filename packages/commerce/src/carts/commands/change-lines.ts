import { type RawBuilder, sql } from 'kysely'
import { isPublishedAt } from '../../catalog/queries/describe-variants.ts'
import type { Database } from '../../database/client.ts'
import { amountInForce } from '../../pricing/queries/current-prices.ts'
import type { CouponProblem } from '../../promotions/rules.ts'
import { ONLINE_LOCATION } from '../../stock/queries.ts'
import { MAXIMUM_QUANTITY } from '../contract.ts'
import type { CartState } from '../queries/describe-cart.ts'
import { cartColumns, type CartInput, type CartRow, cartState, cartTables, lineOrder } from '../queries/find-cart.ts'

export type CartRefusal =
	| 'cart-not-found'
	| 'line-not-found'
	| 'variant-not-found'
	| 'out-of-stock'
	| 'quantity-limit'
	| CouponProblem
export type CartResult =
	/** `state`: the cart as it is now, where the command has read it. */
	| { ok: true; cartId: string; state?: CartState | undefined }
	| { ok: false; reason: CartRefusal | 'gift-cards-off' }
	| { ok: false; reason: 'refused-values'; errors: { field: string; code: string }[] }

/** `seenCentAmount`: unit price shown where the line was added, if known. */
export type LineChange = CartInput & { cartId: string; sku: string; quantity: number; seenCentAmount?: number }

/** SQL that touches a cart, which locks it until the statement ends; no row for an unknown one. */
export function touchCart({ cartId, site, now }: CartInput & { cartId: string }): RawBuilder<unknown> {
	return sql`update carts set updated_at = ${now} where id = ${cartId} and site = ${site} returning id`
}

/**
 * What a change of a line found, with the cart as it is then: `written` units of the line, null when it was refused.
 * `is_there`: the line that is to be changed exists.
 * `is_outdated`: the cart was changed while its lock was awaited, so that its other lines are those of before.
 */
type LineRow = CartRow & {
	is_offered: boolean
	is_there: boolean
	written: number | null
	earlier: number | null
	is_outdated: boolean
}

/**
 * Changes a line by a write of `line_items line`, which may read `cart` and `offered`. One statement locks the cart,
 * so that changes of one cart queue instead of deadlocking, checks publication, price and stock, writes the line and
 * reads the cart. `from`: sku of the line that is changed, read by `former`, which is empty if it is gone already; it goes
 * when one of another sku is written. No rows for an unknown cart.
 */
async function changeLine(
	db: Database,
	{ from, ...change }: LineChange & { from?: string },
	write: RawBuilder<unknown>,
): Promise<LineRow[]> {
	const { cartId, site, sku, now } = change
	// Locked after the cart: what another change has removed meanwhile is not read any more.
	const former =
		from === undefined
			? sql``
			: sql`former as (
			select line.sku, line.added_at from cart join line_items line on line.cart_id = cart.id and line.sku = ${from}
			for update of line
		), `
	const replaced =
		from === undefined || from === sku
			? sql``
			: sql`, replaced as (
			delete from line_items line using written, former
			where line.cart_id = written.cart_id and line.sku = former.sku
		)`
	const { rows } = await sql<LineRow>`/* prepared */
		with cart as (
			select id, xmin as version from carts where id = ${cartId} and site = ${site} for no key update
		), offered as (${offeredVariant(change)}), ${former}written as (
			${write} returning line.cart_id, line.sku, line.quantity, line.seen_cent_amount, line.added_at
		)${replaced}, touched as (
			update carts set updated_at = ${now} from written where carts.id = written.cart_id
		), lines as (
			select cart_id, sku, quantity, seen_cent_amount, added_at from written
			union all
			select cart_id, sku, quantity, seen_cent_amount, added_at from line_items
			where cart_id = ${cartId} and not exists (
				select from written where line_items.sku in (written.sku, ${from ?? null}::text))
		)
		select offered.sku is not null as is_offered, ${from === undefined ? sql`true` : sql`exists (select from former)`} as is_there,
			(select quantity from written) as written,
			(select quantity from line_items where cart_id = ${cartId} and sku = ${sku}) as earlier,
			cart.version <> c.xmin as is_outdated, ${cartColumns(change)}
		from cart left join offered on true left join (${cartTables({ lines: sql`lines` })}) on c.id = ${cartId}
		order by ${lineOrder}`.execute(db)
	return rows
}

/** The result of a written line, with the cart unless the statement has read it too early. */
async function writtenLine(db: Database, change: LineChange, rows: readonly LineRow[]): Promise<CartResult> {
	return {
		ok: true,
		cartId: change.cartId,
		state: rows[0]!.is_outdated ? undefined : await cartState(db, { ...change, rows }),
	}
}

/** Adds units of a variant to a cart: concurrent calls add up and none passes the limits. A refusal leaves the lines as they were. */
export async function addLineItem(db: Database, change: LineChange): Promise<CartResult> {
	const { quantity, now } = change
	const rows = await changeLine(
		db,
		change,
		sql`
			insert into line_items as line (cart_id, sku, quantity, seen_cent_amount, added_at)
			select cart.id, offered.sku, ${quantity}, offered.seen, ${now}::timestamptz from cart, offered
			where offered.most >= ${quantity}
			on conflict (cart_id, sku) do update
			set quantity = line.quantity + excluded.quantity, seen_cent_amount = excluded.seen_cent_amount
			where line.quantity + excluded.quantity <= (select most from offered)`,
	)
	const [row] = rows
	if (!row) return { ok: false, reason: 'cart-not-found' }
	if (row.written !== null) return writtenLine(db, change, rows)
	return notAdded({ earlier: row.earlier ?? 0, quantity, isOffered: row.is_offered })
}

/** Why units cannot be added. */
export function notAdded(line: { earlier: number; quantity: number; isOffered: boolean }): CartResult {
	if (line.earlier + line.quantity > MAXIMUM_QUANTITY) return { ok: false, reason: 'quantity-limit' }
	return { ok: false, reason: line.isOffered ? 'out-of-stock' : 'variant-not-found' }
}

/** Sets the quantity of an existing line, checked as when adding; 0 removes it. */
export async function changeLineItem(db: Database, change: LineChange): Promise<CartResult> {
	const { quantity } = change
	if (quantity === 0) return removeLine(db, change)
	if (quantity > MAXIMUM_QUANTITY) return { ok: false, reason: 'quantity-limit' }
	const rows = await changeLine(
		db,
		{ ...change, from: change.sku },
		sql`
			update line_items line set quantity = ${quantity}, seen_cent_amount = offered.seen from cart, offered
			where line.cart_id = cart.id and line.sku = offered.sku and offered.most >= ${quantity}`,
	)
	const [row] = rows
	if (!row) return { ok: false, reason: 'cart-not-found' }
	if (row.written !== null) return writtenLine(db, change, rows)
	if (!row.is_there) return { ok: false, reason: 'line-not-found' }
	return { ok: false, reason: row.is_offered ? 'out-of-stock' : 'variant-not-found' }
}

/**
 * Makes a line one of another variant, checked as when adding; units join those of a line that has it. Nothing changes
 * when it is refused.
 */
export async function moveLineItem(db: Database, change: LineChange & { from: string }): Promise<CartResult> {
	const { quantity } = change
	const rows = await changeLine(
		db,
		change,
		sql`
			insert into line_items as line (cart_id, sku, quantity, seen_cent_amount, added_at)
			select cart.id, offered.sku, ${quantity}, offered.seen, former.added_at from cart, offered, former
			where offered.most >= ${quantity}
			on conflict (cart_id, sku) do update
			set quantity = line.quantity + excluded.quantity, seen_cent_amount = excluded.seen_cent_amount
			where line.quantity + excluded.quantity <= (select most from offered)`,
	)
	const [row] = rows
	if (!row) return { ok: false, reason: 'cart-not-found' }
	if (row.written !== null) return writtenLine(db, change, rows)
	if (!row.is_there) return { ok: false, reason: 'line-not-found' }
	return notAdded({ earlier: row.earlier ?? 0, quantity, isOffered: row.is_offered })
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
export function offeredVariant({ site, sku, now, seenCentAmount }: Omit<LineChange, 'cartId'>): RawBuilder<unknown> {
	return sql`select v.sku, coalesce(s.on_hand - s.reserved, 0) as available,
			least(coalesce(s.on_hand - s.reserved, 0), ${MAXIMUM_QUANTITY}::int) as most,
			coalesce(${seenCentAmount ?? null}::int, ${amountInForce(now)}) as seen
		from variants v
		join prices p on p.site = ${site} and p.sku = v.sku
		join publications pub on pub.site = ${site} and pub.colorway_id = v.colorway_id and ${isPublishedAt(now)}
		left join stock_levels s on s.location_id = ${ONLINE_LOCATION} and s.sku = v.sku
		where v.sku = ${sku}`
}
