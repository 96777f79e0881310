import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findOrders, requireOrder } from './gateway.ts'
import { orderDetailView } from './order-detail-view.ts'
import { orderRowView } from './order-row-view.ts'

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
	return { row, order: orderDetailView(await requireOrder(args, latest.orderNumber), args) }
}
export type LastOrderView = NonNullable<Awaited<ReturnType<typeof lastOrderView>>>
