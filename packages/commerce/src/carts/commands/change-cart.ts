import { randomBytes } from 'node:crypto'
import { SITES } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { Writes } from '../../database/write-together.ts'
import type { NewGiftCard } from '../../gift-cards/contract.ts'
import { checkGiftCard, dayIn, MOST_GIFT_CARDS } from '../../gift-cards/rules.ts'
import { currencyOfSite } from '../../pricing/queries/current-prices.ts'
import { findCoupon } from '../../promotions/queries.ts'
import { redeem } from '../../promotions/rules.ts'
import { readSite } from '../../web-domains/queries.ts'
import { type CartInput, findCart } from '../queries/find-cart.ts'
import { type CartResult, touchCart } from './change-lines.ts'
import { createCart, type Owned } from './open-cart.ts'
import { refusable } from './refusable.ts'

export type GiftCardChange = CartInput & { cartId: string; giftCard: NewGiftCard }

/** Creates a cart with a gift card; when the card is refused no cart is created. */
export async function createCartWithGiftCard(
	db: Database,
	change: Owned & Omit<GiftCardChange, 'cartId'>,
): Promise<CartResult> {
	return refusable(db, async (tx) => insertGiftCard(tx, { ...change, cartId: await createCart(tx, change) }))
}

/** Adds a gift card to a cart, by the limits of its site (R111). A refusal changes nothing. */
export async function addGiftCard(db: Database, change: GiftCardChange): Promise<CartResult> {
	return refusable(db, async (tx) => {
		if (!(await lockCart(tx, change))) return { ok: false, reason: 'cart-not-found' }
		return insertGiftCard(tx, change)
	})
}

async function insertGiftCard(tx: DatabaseTransaction, change: GiftCardChange): Promise<CartResult> {
	const { site, cartId, now } = change
	const { giftCard: amounts } = await readSite(tx, site, change.report)
	if (!amounts) return { ok: false, reason: 'gift-cards-off' }
	const currency = await currencyOfSite(tx, site)
	const checked = checkGiftCard(change.giftCard, { amounts, currency, today: dayIn(SITES[site].timeZone, now) })
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	const { held } = await tx
		.selectFrom('gift_card_lines')
		.select(({ fn }) => fn.countAll<string>().as('held'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow()
	if (Number(held) >= MOST_GIFT_CARDS) return { ok: false, reason: 'quantity-limit' }
	const id = randomBytes(18).toString('base64url')
	const { centAmount, details } = checked
	await tx
		.insertInto('gift_card_lines')
		.values({ id, cart_id: cartId, currency, cent_amount: centAmount, details: JSON.stringify(details), added_at: now })
		.execute()
	return { ok: true, cartId }
}

/** Removes a gift card from a cart. */
export async function removeGiftCard(
	db: Database,
	change: CartInput & { cartId: string; lineId: string },
): Promise<CartResult> {
	const { cartId, lineId } = change
	const { rows } = await sql`
		with cart as (${touchCart(change)}), removed as (
			delete from gift_card_lines g using cart where g.cart_id = cart.id and g.id = ${lineId}
		)
		select from cart`.execute(db)
	return rows.length === 1 ? { ok: true, cartId } : { ok: false, reason: 'cart-not-found' }
}

/** Replaces the coupon code of the cart; refused when it gives this cart no discount now. */
export async function redeemCoupon(
	db: Database,
	options: CartInput & { cartId: string; code: string },
): Promise<CartResult> {
	const cart = await findCart(db, options)
	if (!cart) return { ok: false, reason: 'cart-not-found' }
	const coupon = await findCoupon(db, options)
	const redeemed = redeem(coupon, { ...cart, now: options.now })
	if (!coupon || !redeemed.ok) return { ok: false, reason: redeemed.ok ? 'coupon-unknown' : redeemed.reason }
	await setCoupon(db, { ...options, code: coupon.code })
	return { ok: true, cartId: cart.id }
}

/** Removes the coupon code. */
export async function removeCoupon(db: Database, options: CartInput & { cartId: string }): Promise<CartResult> {
	const changed = await setCoupon(db, { ...options, code: null })
	return changed ? { ok: true, cartId: options.cartId } : { ok: false, reason: 'cart-not-found' }
}

/**
 * Write that takes the used coupon out of the cart of a CTE with `cart_id`. It locks the cart first, as adding a line
 * does, so that two transactions queue instead of deadlocking. `ordered_cart` has no row for a cart that was changed
 * since it had `version`.
 */
export function orderedCartWrites(of: RawBuilder<unknown>, { now, version }: { now: Date; version?: string }): Writes {
	return {
		ordered_cart: sql`
			update carts set coupon_code = null, updated_at = ${now}::timestamptz from ${of} ordered
			where carts.id = ordered.cart_id ${version === undefined ? sql`` : sql`and carts.xmin::text = ${version}`}
			returning carts.id`,
	}
}

/** Writes that remove ordered units and gift cards from a cart locked before; what was added since stays. */
export function orderedLineWrites(order: {
	cartId: string
	items: readonly { sku: string; quantity: number }[]
	giftCardLineIds: readonly string[]
}): Writes {
	const { cartId, items, giftCardLineIds } = order
	return {
		ordered: sql`
			select sku, quantity from unnest(${items.map((item) => item.sku)}::text[], ${items.map((item) => item.quantity)}::int[])
				as item (sku, quantity)`,
		ordered_cards: sql`
			delete from gift_card_lines where cart_id = ${cartId} and id = any(${[...giftCardLineIds]}::text[])`,
		all_units: sql`
			delete from line_items line using ordered
			where line.cart_id = ${cartId} and line.sku = ordered.sku and line.quantity <= ordered.quantity`,
		some_units: sql`
			update line_items line set quantity = line.quantity - ordered.quantity from ordered
			where line.cart_id = ${cartId} and line.sku = ordered.sku and line.quantity > ordered.quantity`,
	}
}

async function lockCart(tx: DatabaseTransaction, change: CartInput & { cartId: string }): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('carts')
		.set({ updated_at: change.now })
		.where('id', '=', change.cartId)
		.where('site', '=', change.site)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

async function setCoupon(db: Database, options: CartInput & { cartId: string; code: string | null }): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('carts')
		.set({ coupon_code: options.code, updated_at: options.now })
		.where('id', '=', options.cartId)
		.where('site', '=', options.site)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}
