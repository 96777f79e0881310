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
 * Puts what a visitor gathered into the cart of the customer they turned out to be, in one transaction (R2, T6): quantities
 * are summed up to the stock and the maximum, gift cards move, the coupon goes along where the customer's cart has none, and
 * so does the checkout. A customer without a cart simply gets this one. Merged again, or at the same time, it changes nothing.
 * Another customer's cart is left alone.
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

/** One merge of a customer at a time; then checkouts before carts, as confirming an order does. */
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

/** Who signs in on the way to the till goes on with what was filled in, unless the customer is at another till already. */
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
