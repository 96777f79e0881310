import {
	claimCart,
	findCartToMerge,
	listMergedCarts,
	lockMergedCarts,
	type MergeInput,
	type MergeResult,
	moveContents,
} from '../../carts/commands/merge-carts.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'

/**
 * Merges a guest cart into the customer's cart in one transaction (R2, T6): quantities are summed up to stock and
 * maximum, gift cards move, and coupon and checkout move where the customer's cart has none. A customer without a cart
 * takes this one over. Idempotent and safe under concurrency. Another customer's cart is left alone.
 */
export async function mergeCarts(db: Database, input: MergeInput): Promise<MergeResult> {
	return db.transaction().execute(async (tx) => {
		await lock(tx, input)
		const own = await findCartToMerge(tx, input.site, { column: 'customer_id', value: input.customerId })
		const given =
			input.cartId === undefined
				? undefined
				: await findCartToMerge(tx, input.site, { column: 'id', value: input.cartId })
		const visitors = given?.customerId === null ? given : undefined
		if (visitors && own) {
			await moveContents(tx, { from: visitors, into: own, input })
			await moveCheckout(tx, { from: visitors.id, into: own.id, customerId: input.customerId })
		}
		if (visitors && !own) {
			await claimCart(tx, { cartId: visitors.id, input })
			await claimCheckout(tx, { cartId: visitors.id, customerId: input.customerId })
		}
		const cartId = own?.id ?? visitors?.id
		return cartId === undefined ? { ok: false, reason: 'cart-not-found' } : { ok: true, cartId }
	})
}

/** Serializes merges per customer, then locks checkouts before carts, in the same order as confirming an order. */
async function lock(tx: DatabaseTransaction, input: MergeInput): Promise<void> {
	const concerned = await listMergedCarts(tx, input)
	if (concerned.length === 0) return
	await tx
		.selectFrom('checkouts')
		.select('id')
		.where('cart_id', 'in', concerned)
		.where('status', '=', 'open')
		.orderBy('id')
		.forUpdate()
		.execute()
	await lockMergedCarts(tx, concerned)
}

async function claimCheckout(
	tx: DatabaseTransaction,
	{ cartId, customerId }: { cartId: string; customerId: string },
): Promise<void> {
	await tx
		.updateTable('checkouts')
		.set({ customer_id: customerId })
		.where('cart_id', '=', cartId)
		.where('status', '=', 'open')
		.execute()
}

/** Keeps the data entered as a guest, unless the customer has another checkout open. */
async function moveCheckout(
	tx: DatabaseTransaction,
	{ from, into, customerId }: { from: string; into: string; customerId: string },
): Promise<void> {
	const theirs = await tx
		.selectFrom('checkouts')
		.select('id')
		.where('cart_id', '=', into)
		.where('status', '=', 'open')
		.executeTakeFirst()
	if (theirs) return
	await tx
		.updateTable('checkouts')
		.set({ cart_id: into, customer_id: customerId })
		.where('cart_id', '=', from)
		.where('status', '=', 'open')
		.execute()
}
