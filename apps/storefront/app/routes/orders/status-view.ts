import type { Parcel, TimelineStep } from '@vitrine/commerce/fulfillment/contract'
import { formatDay } from '@vitrine/market/format'

/** A step of an order with its day in words; null for what is to come. */
export type Stitch = { step: TimelineStep['step']; isDone: boolean; on: string | null }

/** Of the site an order is looked at on. */
export type Reading = { tag: string; timeZone: string }

/** The stitches of an order with their dates in words. */
export function threadView(timeline: readonly TimelineStep[], reading: Reading): Stitch[] {
	return timeline.map(({ step, isDone, at }) => ({ step, isDone, on: day(at, reading) }))
}

/** The parcels of an order: whose they are, where to follow them, what is in them. */
export function parcelViews(parcels: readonly Parcel[], reading: Reading) {
	return parcels.map((parcel) => ({
		id: parcel.id,
		carrier: parcel.carrierName,
		trackingNumber: parcel.trackingNumber,
		trackingUrl: parcel.trackingUrl,
		...newsOf(parcel, reading),
		lines: parcel.lines.map(({ position, name, colorName, sizeLabel, quantity }) => ({
			position,
			name,
			colorName,
			sizeLabel,
			quantity,
		})),
	}))
}
export type ParcelView = ReturnType<typeof parcelViews>[number]

function newsOf({ shippedAt, readyAt, deliveredAt }: Parcel, reading: Reading) {
	if (deliveredAt) return { news: 'delivered' as const, date: day(deliveredAt, reading) ?? '' }
	if (readyAt) return { news: 'ready' as const, date: day(readyAt, reading) ?? '' }
	return { news: 'sent' as const, date: day(shippedAt, reading) ?? '' }
}

function day(iso: string | null, { tag, timeZone }: Reading): string | null {
	return iso === null ? null : formatDay(tag, new Date(iso), timeZone)
}
