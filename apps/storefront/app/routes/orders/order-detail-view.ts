import type { FollowedOrder } from '@vitrine/commerce/fulfillment/contract/delivery'
import { formatDate } from '@vitrine/market/format'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { orderView } from './order-view.ts'
import { weekView } from '#app/document/dates/opening-hours.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'

/** An order of the account, in words: what the thanks show, and what became of it since. */
export function orderDetailView(order: FollowedOrder, args: Pick<LoaderArgs, 'context'>) {
	const { tag, timeZone } = args.context.get(requestContext)
	const day = (instant: string) => formatDate(tag, instant, timeZone)
	const { pickupPoint } = order.snapshot
	return {
		...orderView(order, args),
		id: order.id,
		orderedOn: day(order.orderedAt),
		statusWord: order.statusWord,
		isOver: order.statusWord === 'delivered' || order.statusWord === 'returned' || order.statusWord === 'cancelled',
		timeline: order.timeline.map(({ step, isDone, at }) => ({ step, isDone, on: at && day(at) })),
		agreedPages: order.snapshot.agreedPages ?? [],
		parcels: order.parcels.map((parcel) => ({
			id: parcel.id,
			carrier: parcel.carrierName,
			trackingNumber: parcel.trackingNumber,
			trackingUrl: parcel.trackingUrl,
			deliveredOn: parcel.deliveredAt && day(parcel.deliveredAt),
			lines: parcel.lines.map(({ position, quantity, name, sizeLabel, image }) => ({
				position,
				quantity,
				name,
				sizeLabel,
				picture: image && pictureView(image),
			})),
		})),
		/** Where it is collected. */
		point: pickupPoint && {
			name: pickupPoint.name,
			week: weekView(pickupPoint.openingHours, { tag, now: new Date(), timeZone }),
		},
	}
}
export type OrderDetailView = ReturnType<typeof orderDetailView>
