import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { describeVariants } from '../../catalog/queries/describe-variants.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { CartInput } from '../queries.ts'
import { mergedQuantity } from '../rules.ts'

export type MergeResult = { ok: true; cartId: string } | { ok: false; reason: 'cart-not-found' }

type MergeInput = CartInput & {
	customerId: string
	/** The visitor's; none to be told the customer's own. */
	cartId?: string
}

type Row = { id: string; customerId: string | null; couponCode: string | null }

/**
 * Puts what a visitor gathered into the cart of the customer they turned out to be, in one transaction (R2, T6): quantities
 * are summed up to the stock and the maximum, gift cards move, the coupon goes along where the customer's cart has none. A
 * customer without a cart simply gets this one. Merged again, or at the same time, it changes nothing. Another customer's
 * cart is left alone.
 */
export async function mergeCarts(db: Database, input: MergeInput): Promise<MergeResult> {
	return db.transaction().execute(async (tx) => {
		await lockCarts(tx, input)
		const own = await findRow(tx, input.site, { column: 'customer_id', value: input.customerId })
		const given =
			input.cartId === undefined ? undefined : await findRow(tx, input.site, { column: 'id', value: input.cartId })
		const visitors = given?.customerId === null ? given : undefined
		if (visitors && own) await pour(tx, { from: visitors, into: own, input })
		if (visitors && !own) await claim(tx, { cartId: visitors.id, input })
		const cartId = own?.id ?? visitors?.id
		return cartId === undefined ? { ok: false, reason: 'cart-not-found' } : { ok: true, cartId }
	})
}

/** One merge of a customer at a time; then checkouts before carts, as whoever confirms an order does. */
async function lockCarts(tx: DatabaseTransaction, { customerId, site, cartId }: MergeInput): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`cart of ${customerId} on ${site}`}, 0))`.execute(tx)
	const concerned = tx
		.selectFrom('carts')
		.select('id')
		.where('site', '=', site)
		.where((eb) => eb.or([eb('customer_id', '=', customerId), eb('id', '=', cartId ?? '')]))
	await tx
		.selectFrom('checkouts')
		.select('id')
		.where('cart_id', 'in', concerned)
		.where('status', '=', 'open')
		.orderBy('id')
		.forUpdate()
		.execute()
	await tx.selectFrom('carts').select('id').where('id', 'in', concerned).orderBy('id').forNoKeyUpdate().execute()
}

function findRow(
	tx: DatabaseTransaction,
	site: SiteCode,
	by: { column: 'id' | 'customer_id'; value: string },
): Promise<Row | undefined> {
	return tx
		.selectFrom('carts')
		.select(['id', 'customer_id as customerId', 'coupon_code as couponCode'])
		.where('site', '=', site)
		.where(by.column, '=', by.value)
		.executeTakeFirst()
}

async function claim(tx: DatabaseTransaction, { cartId, input }: { cartId: string; input: MergeInput }): Promise<void> {
	const { customerId, now } = input
	await tx.updateTable('carts').set({ customer_id: customerId, updated_at: now }).where('id', '=', cartId).execute()
	await tx
		.updateTable('checkouts')
		.set({ customer_id: customerId })
		.where('cart_id', '=', cartId)
		.where('status', '=', 'open')
		.execute()
}

/** Everything of one cart into the other; what stays behind is empty. */
async function pour(
	tx: DatabaseTransaction,
	{ from, into, input }: { from: Row; into: Row; input: MergeInput },
): Promise<void> {
	await pourLines(tx, { from, into, input })
	await tx.updateTable('gift_card_lines').set({ cart_id: into.id }).where('cart_id', '=', from.id).execute()
	await moveCheckout(tx, { from, into, input })
	const couponCode = into.couponCode ?? from.couponCode
	const stamp = { updated_at: input.now }
	await tx
		.updateTable('carts')
		.set({ coupon_code: couponCode, ...stamp })
		.where('id', '=', into.id)
		.execute()
	await tx
		.updateTable('carts')
		.set({ coupon_code: null, ...stamp })
		.where('id', '=', from.id)
		.execute()
}

async function pourLines(
	tx: DatabaseTransaction,
	{ from, into, input }: { from: Row; into: Row; input: MergeInput },
): Promise<void> {
	const lines = await tx.deleteFrom('line_items').where('cart_id', '=', from.id).returningAll().execute()
	if (lines.length === 0) return
	const variants = await describeVariants(tx, { ...input, skus: lines.map((line) => line.sku) })
	const held = await tx.selectFrom('line_items').select(['sku', 'quantity']).where('cart_id', '=', into.id).execute()
	for (const line of lines) {
		const variant = variants.get(line.sku)
		const quantity = mergedQuantity({
			own: held.find((one) => one.sku === line.sku)?.quantity ?? 0,
			added: line.quantity,
			available: variant?.isPublished ? variant.available : 0,
		})
		await tx
			.insertInto('line_items')
			.values({ ...line, cart_id: into.id, quantity })
			.onConflict((conflict) =>
				conflict.columns(['cart_id', 'sku']).doUpdateSet({ quantity, seen_cent_amount: line.seen_cent_amount }),
			)
			.execute()
	}
}

/** Who signs in on the way to the till goes on with what was filled in, unless the customer is at another till already. */
async function moveCheckout(
	tx: DatabaseTransaction,
	{ from, into, input }: { from: Row; into: Row; input: MergeInput },
): Promise<void> {
	const theirs = await tx
		.selectFrom('checkouts')
		.select('id')
		.where('cart_id', '=', into.id)
		.where('status', '=', 'open')
		.executeTakeFirst()
	if (theirs) return
	await tx
		.updateTable('checkouts')
		.set({ cart_id: into.id, customer_id: input.customerId })
		.where('cart_id', '=', from.id)
		.where('status', '=', 'open')
		.execute()
}
