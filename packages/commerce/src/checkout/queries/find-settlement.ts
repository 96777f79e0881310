import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { soldColumns, type SoldRow } from '../../orders/queries/order-rows.ts'
import type { OrderStatus } from '../../orders/rules.ts'
import { orderPaymentJson, type PaidOrder, paidOrderColumns, type Payment } from '../../payments/queries/payments.ts'

/** An order and what its confirmation concerns. */
export type SettledOrder = SoldRow &
	PaidOrder & {
		orderId: string
		orderStatus: OrderStatus
		/** What the bank held and is never captured, minor units. */
		releasedCentAmount: number
		/** Null for an order with nothing to pay. */
		payment: Payment | null
		/** Of its checkout and the cart of that, now: null where they are gone. */
		wantsNewsletter: boolean | null
		cartId: string | null
		/** Another one after each change of the cart. */
		cartVersion: string | null
	}

/** What the confirmation of an order concerns; undefined for an unknown order or payment. */
export async function findSettlement(
	db: Database,
	by: { orderId: string } | { paymentId: string },
): Promise<SettledOrder | undefined> {
	const found =
		'orderId' in by
			? sql`o.id = ${by.orderId}`
			: sql`o.id = (select order_id from payments where payments.id = ${by.paymentId})`
	const { rows } = await sql<SettledOrder>`/* prepared */
		select o.id as "orderId", o.order_status as "orderStatus", o.released_cent_amount as "releasedCentAmount", ${paidOrderColumns}, ${orderPaymentJson} as payment,
			checkouts.wants_newsletter as "wantsNewsletter", carts.id as "cartId", carts.xmin::text as "cartVersion",
			${soldColumns(sql`o.id`)}
		from orders o
		left join checkouts on checkouts.id = o.checkout_id
		left join carts on carts.id = checkouts.cart_id
		where ${found}`.execute(db)
	return rows[0]
}
