import { formatDate } from '@vitrine/market/format'
import { arrivalDays } from '#app/document/dates/arrival-days.ts'
import { orderRowView } from '#app/document/orders/order-row-view.ts'
import { statusView, trackingUrlOf } from '#app/document/orders/status-view.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findOrders, requireOrder } from '#app/request/orders/gateway.ts'

/** Statuses of an order that is still under way. */
const UNDER_WAY = new Set(['confirming', 'preparing', 'sent', 'ready'])

/** The latest order: while it is under way with its thread, else as a row of the list. */
export async function lastOrderView(args: LoaderArgs) {
	const found = await findOrders(args)
	if (!found) return undefined
	const [latest] = found.orders
	if (!latest) return null
	const { tag, timeZone } = args.context.get(requestContext)
	const row = orderRowView(latest, tag)
	if (!UNDER_WAY.has(latest.statusWord)) return { row, order: null }
	const order = await requireOrder(args, latest.orderNumber)
	const { timeline } = statusView(order, { tag, timeZone, format: formatDate })
	const days = order.snapshot.deliveryMethod.kind === 'email' ? '' : arrivalDays(tag, order.snapshot)
	return { row, order: { days, timeline, trackingUrl: trackingUrlOf(order) } }
}
export type LastOrderView = NonNullable<Awaited<ReturnType<typeof lastOrderView>>>
