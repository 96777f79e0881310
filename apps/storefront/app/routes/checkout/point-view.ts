import { placeLines } from '@vitrine/market/address-lines'
import type { PickupPoint } from '@vitrine/commerce/orders/contract'

export type PointView = {
	id: string
	kind: PickupPoint['kind']
	name: string
	address: string
	/** Null without a position of the shopper. */
	distance: string | null
	/** Days that share their hours, from Monday; empty when the point never closes. */
	hours: { days: string; times: string }[]
}

/** A pick-up point as a list shows it. */
export function pointView(point: PickupPoint, tag: string): PointView {
	const { id, kind, name, distanceMeters } = point
	return {
		id,
		kind,
		name,
		address: placeLines(point).join(', '),
		distance: distanceMeters === null ? null : distanceWords(distanceMeters, tag),
		hours: hoursWords(point.openingHours, tag),
	}
}

function distanceWords(meters: number, tag: string): string {
	const isFar = meters >= 1000
	const format = new Intl.NumberFormat(tag, {
		style: 'unit',
		unit: isFar ? 'kilometer' : 'meter',
		maximumFractionDigits: isFar ? 1 : 0,
	})
	return format.format(isFar ? meters / 1000 : Math.round(meters / 10) * 10).replaceAll(/[\u202f ]/g, '\u00a0')
}

function hoursWords(week: PickupPoint['openingHours'], tag: string): PointView['hours'] {
	const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
	// 2024 began on a Monday.
	const nameOf = (day: number) => weekday.format(new Date(Date.UTC(2024, 0, 1 + day)))
	const times = week.map((spans) => spans.map(([open, close]) => `${open}\u2013${close}`).join(', '))
	if (times.length === 7 && times.every((time) => time === '00:00\u201324:00')) return []
	const groups: { first: number; last: number; times: string }[] = []
	times.forEach((time, day) => {
		const group = groups.at(-1)
		if (group && group.times === time && group.last === day - 1) group.last = day
		else if (time !== '') groups.push({ first: day, last: day, times: time })
	})
	return groups.map(({ first, last, times: span }) => ({
		days: first === last ? nameOf(first) : `${nameOf(first)}\u2013${nameOf(last)}`,
		times: span,
	}))
}
