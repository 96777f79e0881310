import type { Parcel, TimelineStep } from '@vitrine/commerce/fulfillment/contract/delivery'
import { formatDay } from '@vitrine/market/format'

/** A step of an order with its day in words; null for what is to come. */
export type Stitch = { step: TimelineStep['step']; isDone: boolean; on: string | null }

/** Of the site an order is looked at on. */
export type FormatInput = { tag: string; timeZone: string }

/** The stitches of an order with their dates in words. */
export function threadView(timeline: readonly TimelineStep[], input: FormatInput): Stitch[] {
	return timeline.map(({ step, isDone, at }) => ({ step, isDone, on: day(at, input) }))
}

/** The parcels of an order: whose they are, where to follow them, what is in them. */
export function parcelViews(parcels: readonly Parcel[], input: FormatInput) {
	return parcels.map((parcel) => ({
		id: parcel.id,
		carrier: parcel.carrierName,
		trackingNumber: parcel.trackingNumber,
		trackingUrl: parcel.trackingUrl,
		...latestEvent(parcel, input),
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

function latestEvent({ shippedAt, readyAt, deliveredAt }: Parcel, input: FormatInput) {
	if (deliveredAt) return { event: 'delivered' as const, date: day(deliveredAt, input) ?? '' }
	if (readyAt) return { event: 'ready' as const, date: day(readyAt, input) ?? '' }
	return { event: 'sent' as const, date: day(shippedAt, input) ?? '' }
}

function day(iso: string | null, { tag, timeZone }: FormatInput): string | null {
	return iso === null ? null : formatDay(tag, new Date(iso), timeZone)
}
