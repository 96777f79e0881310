import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { describeVariants } from '../../catalog/queries/describe-variants.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { CartInput } from '../queries/find-cart.ts'
import { mergedQuantity } from '../rules.ts'

export type MergeResult = { ok: true; cartId: string } | { ok: false; reason: 'cart-not-found' }

export type MergeInput = CartInput & {
	customerId: string
	/** Id of the guest cart; without it the customer's own cart is returned. */
	cartId?: string
}

export type MergedCart = { id: string; customerId: string | null; couponCode: string | null }

/** Finds the customer's and the guest's cart for a merge. Serializes merges per customer. */
export async function listMergedCarts(
	tx: DatabaseTransaction,
	{ customerId, site, cartId }: MergeInput,
): Promise<string[]> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`cart of ${customerId} on ${site}`}, 0))`.execute(tx)
	const concerned = await tx
		.selectFrom('carts')
		.select('id')
		.where('site', '=', site)
		.where((eb) => eb.or([eb('customer_id', '=', customerId), eb('id', '=', cartId ?? '')]))
		.execute()
	return concerned.map(({ id }) => id)
}

/** Locks the carts of a merge, always in the same order. */
export async function lockMergedCarts(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
	await tx.selectFrom('carts').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Finds a cart by its id or its customer, with its owner. */
export function findCartToMerge(
	tx: DatabaseTransaction,
	site: SiteCode,
	by: { column: 'id' | 'customer_id'; value: string },
): Promise<MergedCart | undefined> {
	return tx
		.selectFrom('carts')
		.select(['id', 'customer_id as customerId', 'coupon_code as couponCode'])
		.where('site', '=', site)
		.where(by.column, '=', by.value)
		.executeTakeFirst()
}

/** Assigns a guest cart to a customer who has none. */
export async function claimCart(
	tx: DatabaseTransaction,
	{ cartId, input }: { cartId: string; input: MergeInput },
): Promise<void> {
	const { customerId, now } = input
	await tx.updateTable('carts').set({ customer_id: customerId, updated_at: now }).where('id', '=', cartId).execute()
}

/** Moves the contents of one cart into another; the first is empty afterwards. */
export async function moveContents(
	tx: DatabaseTransaction,
	{ from, into, input }: { from: MergedCart; into: MergedCart; input: MergeInput },
): Promise<void> {
	await moveLines(tx, { from, into, input })
	await tx.updateTable('gift_card_lines').set({ cart_id: into.id }).where('cart_id', '=', from.id).execute()
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

async function moveLines(
	tx: DatabaseTransaction,
	{ from, into, input }: { from: MergedCart; into: MergedCart; input: MergeInput },
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
