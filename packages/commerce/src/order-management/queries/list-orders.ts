import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { Operator } from '../../http/permissions.ts'
import type { ListedOrder, ListedOrders } from '../contract/orders.ts'

type ListInput = {
	/** Sites of the caller; null: all. */
	sites: Operator['sites']
	status?: ListedOrder['orderStatus'] | undefined
	paymentStatus?: ListedOrder['paymentStatus'] | undefined
	fulfillmentStatus?: ListedOrder['fulfillmentStatus'] | undefined
	site?: SiteCode | undefined
	updatedAfter?: string | undefined
	orderedAfter?: string | undefined
	after?: string | undefined
	limit: number
}

/** A page of orders, newest first. `after`: milliseconds and number of the last order of the page before. */
export async function listOrders(db: Database, input: ListInput): Promise<ListedOrders> {
	let query = db
		.selectFrom('orders')
		.selectAll()
		.orderBy('ordered_at', 'desc')
		.orderBy('order_number', 'desc')
		.limit(input.limit + 1)
	if (input.sites) query = query.where('site', 'in', input.sites)
	if (input.site) query = query.where('site', '=', input.site)
	if (input.status) query = query.where('order_status', '=', input.status)
	if (input.paymentStatus) query = query.where('payment_status', '=', input.paymentStatus)
	if (input.fulfillmentStatus) query = query.where('fulfillment_status', '=', input.fulfillmentStatus)
	if (input.updatedAfter) query = query.where('updated_at', '>', new Date(input.updatedAfter))
	if (input.orderedAfter) query = query.where('ordered_at', '>', new Date(input.orderedAfter))
	if (input.after) {
		const [milliseconds, orderNumber] = input.after.split('_')
		query = query.where(sql<boolean>`(ordered_at, order_number) < (${new Date(Number(milliseconds))}, ${orderNumber})`)
	}
	const rows = await query.execute()
	const page = rows.slice(0, input.limit)
	const last = rows.length > input.limit ? page.at(-1) : undefined
	return {
		orders: page.map((row) => ({
			orderNumber: row.order_number,
			site: row.site as SiteCode,
			orderStatus: row.order_status,
			paymentStatus: row.payment_status,
			fulfillmentStatus: row.fulfillment_status,
			currency: row.currency as Currency,
			totalCentAmount: row.total_cent_amount,
			cancelledCentAmount: row.cancelled_cent_amount,
			version: row.version,
			orderedAt: row.ordered_at.toISOString(),
			confirmedAt: row.confirmed_at?.toISOString() ?? null,
			updatedAt: row.updated_at.toISOString(),
		})),
		next: last ? `${last.ordered_at.getTime()}_${last.order_number}` : null,
	}
}
