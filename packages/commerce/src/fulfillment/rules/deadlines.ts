import { REFUND_DAYS, WITHDRAWAL_DAYS } from '@vitrine/market/return-periods'
import { dayOf, SITES, type SiteCode } from '@vitrine/market/sites'
import { isWorkingDay } from './holidays.ts'

const DAY = 86_400_000

function addDays(isoDate: string, days: number): string {
	return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Start of a day in a zone, across daylight saving changes. */
function startOfDay(isoDate: string, timeZone: string): Date {
	const wanted = Date.parse(`${isoDate}T00:00:00Z`)
	// The offset depends on the result: computed for the guess, then for the instant the guess gives.
	const first = wanted - offsetAt(new Date(wanted), timeZone)
	return new Date(wanted - offsetAt(new Date(first), timeZone))
}

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
	const parts = new Intl.DateTimeFormat('en-US', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
		second: 'numeric',
	}).formatToParts(instant)
	const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
	const asUtc = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
	return asUtc - Math.floor(instant.getTime() / 1000) * 1000
}

/**
 * First instant after a period of days: counted from the day after the event to the midnight that ends the last day,
 * in the site's zone. Anything before it is in time.
 */
function endOfPeriod(site: SiteCode, { from, days }: { from: Date; days: number }): Date {
	return startOfDay(addDays(dayOf(site, from), days + 1), SITES[site].timeZone)
}

/**
 * End of the right of withdrawal (law 3). A period whose last day is a Saturday, a Sunday or a public holiday of the
 * site's country ends with the next working day (Regulation 1182/71, art. 3(4)).
 */
export function withdrawalEnds(site: SiteCode, event: Date): Date {
	const first = dayOf(site, event)
	let days = WITHDRAWAL_DAYS
	while (!isWorkingDay(SITES[site].countryCode, addDays(first, days))) days += 1
	return endOfPeriod(site, { from: event, days })
}

/** End of the shop's own return period, of so many days. */
export function returnPeriodEnds(site: SiteCode, { deliveredAt, days }: { deliveredAt: Date; days: number }): Date {
	return endOfPeriod(site, { from: deliveredAt, days })
}

/** Last day of a period that ends at an instant, as an ISO date for display. */
export function lastDayBefore(site: SiteCode, end: Date): string {
	return dayOf(site, new Date(end.getTime() - 1))
}

export type RefundClock = {
	/** `waiting`: neither goods nor proof of sending received, so the retailer may withhold the refund. */
	state: 'waiting' | 'due' | 'overdue'
	dueAt: Date
}

/**
 * Due date of a refund (law 3): fourteen days from the notice; the retailer may wait for the goods or a proof of
 * sending, whichever comes first, and must then refund at once where the fourteen days are over.
 */
export function refundClock(given: { notifiedAt: Date; goodsOrProofAt: Date | null; now: Date }): RefundClock {
	const end = new Date(given.notifiedAt.getTime() + REFUND_DAYS * DAY)
	if (!given.goodsOrProofAt) return { state: 'waiting', dueAt: end }
	const dueAt = given.goodsOrProofAt > end ? given.goodsOrProofAt : end
	return { state: given.now > dueAt ? 'overdue' : 'due', dueAt }
}
