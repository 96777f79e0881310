import type { FollowedOrder, TimelineStep } from '@vitrine/commerce/fulfillment/contract/delivery'
import { formatDay } from '@vitrine/market/format'

/** A step of an order with its day in words; null for what is to come. */
export type Stitch = { step: TimelineStep['step']; isDone: boolean; on: string | null }

/** `format` writes a day: with its weekday, where nothing else is said. */
type StatusWords = { tag: string; timeZone: string; format?: typeof formatDay }

/** How far an order has come, in words: its stitches, and its parcels with where to follow them and what is in them. */
export function statusView(
	{ timeline, parcels }: Pick<FollowedOrder, 'timeline' | 'parcels'>,
	{ tag, timeZone, format = formatDay }: StatusWords,
) {
	const day = (instant: string) => format(tag, new Date(instant), timeZone)
	return {
		timeline: timeline.map(({ step, isDone, at }): Stitch => ({ step, isDone, on: at && day(at) })),
		parcels: parcels.map((parcel) => ({
			id: parcel.id,
			carrier: parcel.carrierName,
			trackingNumber: parcel.trackingNumber,
			trackingUrl: parcel.trackingUrl,
			event: parcel.deliveredAt ? ('delivered' as const) : parcel.readyAt ? ('ready' as const) : ('sent' as const),
			date: day(parcel.deliveredAt ?? parcel.readyAt ?? parcel.shippedAt),
			lines: parcel.lines.map(({ position, name, colorName, sizeLabel, quantity }) => ({
				position,
				name,
				colorName,
				sizeLabel,
				quantity,
			})),
		})),
	}
}
export type ParcelView = ReturnType<typeof statusView>['parcels'][number]

/** Where the carrier tells of the parcel that is on its way. */
export function trackingUrlOf({ parcels }: Pick<FollowedOrder, 'parcels'>) {
	return parcels.find((parcel) => parcel.trackingUrl && !parcel.deliveredAt)?.trackingUrl
}
