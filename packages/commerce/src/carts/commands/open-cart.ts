import { randomBytes } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { readCurrency } from '../../pricing/queries/current-prices.ts'
import { siteColumns, siteOf, type SiteRow } from '../../web-domains/queries.ts'
import { type CartInput, cartColumns, type CartRow, cartState, cartTables } from '../queries/find-cart.ts'
import { addLineItem, type CartResult, type LineChange, notAdded, offeredVariant } from './change-lines.ts'
import { refusable } from './refusable.ts'

/** Id of the signed-in customer. */
export type Owned = { customerId?: string | undefined }

type Opening = Owned & { site: SiteCode; now: Date }

/** A random id, which alone grants access to a cart, so that it cannot be guessed. */
function newId(): string {
	return randomBytes(18).toString('base64url')
}

/** SQL that creates an empty cart. A customer has one cart per site: an existing one is returned (T6). */
function newCart({ id, site, customerId, now }: Opening & { id: string }): RawBuilder<{ id: string }> {
	return sql`
		insert into carts (id, site, customer_id, created_at, updated_at)
		values (${id}, ${site}, ${customerId ?? null}, ${now}, ${now})
		on conflict (customer_id, site) where customer_id is not null do update set updated_at = excluded.updated_at
		returning id, site`
}

/** Creates an empty cart of a site, or finds the customer's. Returns its id. */
export async function createCart(db: Database, options: Opening): Promise<string> {
	const { rows } = await newCart({ ...options, id: newId() }).execute(db)
	return rows[0]!.id
}

type OpenedRow = SiteRow & { id: string; currency: string; country_code: string }

/** As createCart, with the state of a new cart by the same statement. */
export async function openCart(db: Database, options: Owned & CartInput): Promise<CartResult> {
	const { site, cache, report } = options
	const id = newId()
	const { rows } = await sql<OpenedRow>`/* prepared */
		with opened as (${newCart({ ...options, id })})
		select opened.id, w.currency, w.country_code, ${siteColumns({ site, cache: cache?.sites })}
		from opened join web_domains w on w.site = opened.site`.execute(db)
	const row = rows[0]!
	if (row.id !== id) return { ok: true, cartId: row.id }
	const state = {
		cartId: id,
		couponCode: null,
		coupon: undefined,
		currency: readCurrency(site, row),
		domain: siteOf(row, { site, cache: cache?.sites, log: report }),
		lines: [],
		giftCards: [],
	}
	return { ok: true, cartId: id, state }
}

/** Creates a cart with its first line; when the line is refused no cart is created. */
export async function openCartWith(db: Database, change: Owned & Omit<LineChange, 'cartId'>): Promise<CartResult> {
	// A customer may have a cart already.
	return change.customerId
		? refusable(db, async (tx) => addLineItem(tx, { ...change, cartId: await createCart(tx, change) }))
		: openGuestCart(db, change)
}

async function openGuestCart(db: Database, change: Omit<LineChange, 'cartId'>): Promise<CartResult> {
	const { site, quantity, now } = change
	const cartId = newId()
	const { rows } = await sql<CartRow & { is_offered: boolean }>`/* prepared */
		with offered as (${offeredVariant(change)}), opened as (
			insert into carts (id, site, created_at, updated_at)
			select ${cartId}, ${site}, ${now}::timestamptz, ${now}::timestamptz from offered where most >= ${quantity}
			returning id, site, coupon_code
		), written as (
			insert into line_items (cart_id, sku, quantity, seen_cent_amount, added_at)
			select opened.id, offered.sku, ${quantity}, offered.seen, ${now}::timestamptz from opened, offered
			returning cart_id, sku, quantity, seen_cent_amount, added_at
		)
		select offered.sku is not null as is_offered, ${cartColumns(change)}
		from (select) found left join offered on true
		left join (${cartTables({ carts: sql`opened`, lines: sql`written` })}) on true`.execute(db)
	const row = rows[0]!
	if (row.cart_id === null) return notAdded({ earlier: 0, quantity, isOffered: row.is_offered })
	return { ok: true, cartId, state: await cartState(db, { ...change, rows }) }
}
