import type { Samples } from '../declaration/test-gather-samples.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { buyGoods, fillCheckout } from './fixtures/checkouts.ts'

/** An open checkout, a paid order and an order with its invoice, for capabilities that come before orders. */
export const samples: Samples = {
	accepted: ['getCheckout', 'putStoreCreditAway'],
	async values(db, { sku: [sku = ''] = [] }) {
		const items = [{ sku, quantity: 1 }]
		const open = await fillCheckout(db, { items })
		const paid = await (await fillCheckout(db, { items })).pay()
		if (!paid.ok) throw new Error('The order of the samples could not be placed')
		const { orderId } = paid.placed
		const bought = await buyGoods(db, { items })
		await issueInvoice({ db, orderId: bought.orderId, now: new Date() })
		const invoice = await db.selectFrom('documents').select('id').executeTakeFirstOrThrow()
		const order = await db
			.selectFrom('orders')
			.select('order_number')
			.where('id', '=', orderId)
			.executeTakeFirstOrThrow()
		return {
			cartId: [open.cartId],
			checkoutId: [open.checkoutId],
			orderId: [orderId],
			orderNumber: [order.order_number, bought.orderNumber, bought.orderNumber.toLowerCase()],
			documentId: [invoice.id],
			email: [bought.email],
			returnUrl: ['https://fr.localhost/fr/order/ORDER_ID/confirmation/'],
		}
	},
}
