import type { OrderSummary } from '@vitrine/commerce/orders/contract'
import { formatDate, formatMoney } from '@vitrine/market/format'
import { SITES } from '@vitrine/market/sites'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findOrders, requireOrder } from './gateway.ts'
import { orderDetailView } from './order-detail-view.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'

/** An order as lists show it, in words of a language tag. */
export function orderRowView(order: OrderSummary, tag: string) {
	const { timeZone } = SITES[order.site]
	return {
		orderNumber: order.orderNumber,
		orderedOn: formatDate(tag, order.orderedAt, timeZone),
		statusWord: order.statusWord,
		pictures: order.thumbnails.map(pictureView),
		itemCount: order.itemCount,
		total: formatMoney(tag, { centAmount: order.totalCentAmount, currency: order.currency }),
	}
}
export type OrderRowView = ReturnType<typeof orderRowView>

/** Statuses of an order that is still under way. */
const UNDER_WAY = new Set(['confirming', 'preparing', 'sent', 'ready'])

/** The latest order: while it is under way with its thread, else as a row of the list. */
export async function lastOrderView(args: LoaderArgs) {
	const found = await findOrders(args)
	if (!found) return undefined
	const [latest] = found.orders
	if (!latest) return null
	const { tag } = args.context.get(requestContext)
	const row = orderRowView(latest, tag)
	if (!UNDER_WAY.has(latest.statusWord)) return { row, order: null }
	const { delivery, timeline, trackingUrl } = orderDetailView(await requireOrder(args, latest.orderNumber), args)
	return { row, order: { days: delivery.days, timeline, trackingUrl } }
}
export type LastOrderView = NonNullable<Awaited<ReturnType<typeof lastOrderView>>>
