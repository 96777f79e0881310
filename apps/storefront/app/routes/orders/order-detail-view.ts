import type { FollowedOrder } from '@vitrine/commerce/fulfillment/contract/delivery'
import { formatDate } from '@vitrine/market/format'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { statusView, trackingUrlOf } from '#app/document/orders/status-view.ts'
import { orderView } from './order-view.ts'
import { weekView } from '#app/document/dates/opening-hours.ts'

/** An order of the account, in words: what the confirmation shows, and what became of it since. */
export function orderDetailView(order: FollowedOrder, args: Pick<LoaderArgs, 'context'>) {
	const { tag, timeZone } = args.context.get(requestContext)
	const { pickupPoint } = order.snapshot
	return {
		...orderView(order, args),
		id: order.id,
		orderedOn: formatDate(tag, order.orderedAt, timeZone),
		statusWord: order.statusWord,
		isOver: order.statusWord === 'delivered' || order.statusWord === 'returned' || order.statusWord === 'cancelled',
		...statusView(order, { tag, timeZone, format: formatDate }),
		trackingUrl: trackingUrlOf(order),
		agreedPages: order.snapshot.agreedPages ?? [],
		/** Where it is collected. */
		point: pickupPoint && {
			name: pickupPoint.name,
			week: weekView(pickupPoint.openingHours, { tag, now: new Date(), timeZone }),
		},
	}
}
export type OrderDetailView = ReturnType<typeof orderDetailView>
