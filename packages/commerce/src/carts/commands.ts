import { randomBytes } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { findCoupon } from '../promotions/queries.ts'
import { type CouponProblem, redeem } from '../promotions/rules.ts'
import { MAXIMUM_QUANTITY } from './contract.ts'
import { type CartReading, findCart } from './queries.ts'

export type CartRefusal = 'cart-not-found' | 'variant-not-found' | 'out-of-stock' | 'quantity-limit' | CouponProblem
export type CartResult = { ok: true; cartId: string } | { ok: false; reason: CartRefusal }

export type LineChange = CartReading & { cartId: string; sku: string; quantity: number }

/** Opens an empty cart of a site; its id is all that is needed to see and change it, so it cannot be guessed. */
export async function createCart(db: Database, options: { site: SiteCode; now: Date }): Promise<string> {
	const id = randomBytes(18).toString('base64url')
	await db
		.insertInto('carts')
		.values({ id, site: options.site, coupon_code: null, created_at: options.now, updated_at: options.now })
		.execute()
	return id
}

/** Opens a cart with its first line; where the line is refused there is no cart either. */
export async function createCartWith(db: Database, change: Omit<LineChange, 'cartId'>): Promise<CartResult> {
	return refusable(db, async (tx) => {
		const cartId = await createCart(tx, change)
		return setQuantity(tx, { ...change, cartId })
	})
}

/** Adds units of a variant to what the cart holds of it. Refused, it leaves the cart as it was. */
export async function addLineItem(db: Database, change: LineChange): Promise<CartResult> {
	return refusable(db, async (tx) => {
		if (!(await lockCart(tx, change))) return { ok: false, reason: 'cart-not-found' }
		const line = await tx
			.selectFrom('line_items')
			.select('quantity')
			.where('cart_id', '=', change.cartId)
			.where('sku', '=', change.sku)
			.executeTakeFirst()
		return setQuantity(tx, { ...change, quantity: (line?.quantity ?? 0) + change.quantity })
	})
}

/** Sets the quantity of a line that is in the cart; 0 removes it. */
export async function changeLineItem(db: Database, change: LineChange): Promise<CartResult> {
	return refusable(db, async (tx) => {
		if (!(await lockCart(tx, change))) return { ok: false, reason: 'cart-not-found' }
		if (change.quantity > 0) {
			const line = await tx
				.selectFrom('line_items')
				.select('sku')
				.where('cart_id', '=', change.cartId)
				.where('sku', '=', change.sku)
				.executeTakeFirst()
			return line ? setQuantity(tx, change) : { ok: false, reason: 'variant-not-found' }
		}
		await tx.deleteFrom('line_items').where('cart_id', '=', change.cartId).where('sku', '=', change.sku).execute()
		return { ok: true, cartId: change.cartId }
	})
}

/** Puts a coupon code on the cart, in place of another; refused when it gives this cart nothing now. */
export async function redeemCoupon(
	db: Database,
	options: CartReading & { cartId: string; code: string },
): Promise<CartResult> {
	const cart = await findCart(db, options)
	if (!cart) return { ok: false, reason: 'cart-not-found' }
	const coupon = await findCoupon(db, options)
	const redeemed = redeem(coupon, { ...cart, now: options.now })
	if (!coupon || !redeemed.ok) return { ok: false, reason: redeemed.ok ? 'coupon-unknown' : redeemed.reason }
	await setCoupon(db, { ...options, code: coupon.code })
	return { ok: true, cartId: cart.id }
}

/** Takes the coupon code off. */
export async function removeCoupon(db: Database, options: CartReading & { cartId: string }): Promise<CartResult> {
	const changed = await setCoupon(db, { ...options, code: null })
	return changed ? { ok: true, cartId: options.cartId } : { ok: false, reason: 'cart-not-found' }
}

/** Takes ordered units and the coupon used out of a cart; what was added since stays. */
export async function removeOrdered(
	tx: DatabaseTransaction,
	options: { cartId: string; items: readonly { sku: string; quantity: number }[]; now: Date },
): Promise<void> {
	// The cart's row first, as whoever adds a line does: two of us then wait in line instead of for each other.
	await tx
		.updateTable('carts')
		.set({ coupon_code: null, updated_at: options.now })
		.where('id', '=', options.cartId)
		.execute()
	for (const item of options.items) {
		await tx
			.deleteFrom('line_items')
			.where('cart_id', '=', options.cartId)
			.where('sku', '=', item.sku)
			.where('quantity', '<=', item.quantity)
			.execute()
		await tx
			.updateTable('line_items')
			.set((eb) => ({ quantity: eb('quantity', '-', item.quantity) }))
			.where('cart_id', '=', options.cartId)
			.where('sku', '=', item.sku)
			.execute()
	}
}

/** Thrown to roll back what a refused change has touched. */
class Refused extends Error {
	readonly result: CartResult
	constructor(result: CartResult) {
		super('refused')
		this.result = result
	}
}

/** A transaction that leaves nothing behind when its result is a refusal. */
async function refusable(db: Database, change: (tx: DatabaseTransaction) => Promise<CartResult>): Promise<CartResult> {
	try {
		return await db.transaction().execute(async (tx) => {
			const result = await change(tx)
			if (!result.ok) throw new Refused(result)
			return result
		})
	} catch (error) {
		if (error instanceof Refused) return error.result
		throw error
	}
}

async function lockCart(tx: DatabaseTransaction, change: LineChange): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('carts')
		.set({ updated_at: change.now })
		.where('id', '=', change.cartId)
		.where('site', '=', change.site)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

async function setQuantity(tx: DatabaseTransaction, change: LineChange): Promise<CartResult> {
	if (change.quantity > MAXIMUM_QUANTITY) return { ok: false, reason: 'quantity-limit' }
	const variant = (await describeVariants(tx, { ...change, skus: [change.sku] })).get(change.sku)
	if (!variant?.isPublished) return { ok: false, reason: 'variant-not-found' }
	if (variant.available < change.quantity) return { ok: false, reason: 'out-of-stock' }
	await tx
		.insertInto('line_items')
		.values({
			cart_id: change.cartId,
			sku: change.sku,
			quantity: change.quantity,
			seen_cent_amount: variant.price.centAmount,
			added_at: change.now,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['cart_id', 'sku'])
				.doUpdateSet({ quantity: change.quantity, seen_cent_amount: variant.price.centAmount }),
		)
		.execute()
	return { ok: true, cartId: change.cartId }
}

async function setCoupon(
	db: Database,
	options: CartReading & { cartId: string; code: string | null },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('carts')
		.set({ coupon_code: options.code, updated_at: options.now })
		.where('id', '=', options.cartId)
		.where('site', '=', options.site)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}
