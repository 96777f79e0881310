import type { Store } from '@vitrine/commerce/stores/contract'

/** Monday first, as the gateway gives the hours. */
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** A Monday, to name the days of a week in any language. */
const ANY_MONDAY = Date.UTC(2026, 0, 5)

export type DayView = { name: string; hours: string | null; isToday: boolean }
export type OpenState = { isOpen: true; until: string } | { isOpen: false }

type At = { now: Date; timeZone: string }

/** The week in the words of a language, with today marked in the store's own zone. */
export function weekView(openingHours: Store['openingHours'], { tag, now, timeZone }: At & { tag: string }): DayView[] {
	const today = localTime({ now, timeZone }).day
	const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
	return openingHours.map((spans, day) => ({
		name: name.format(ANY_MONDAY + day * 86_400_000),
		hours: spans.length > 0 ? spans.map(([opens, closes]) => `${opens} – ${closes}`).join(', ') : null,
		isToday: day === today,
	}))
}

/** Whether a store is open at this moment, and until when. */
export function openState(openingHours: Store['openingHours'], at: At): OpenState {
	const { day, time } = localTime(at)
	const span = openingHours[day]?.find(([opens, closes]) => opens <= time && time < closes)
	return span ? { isOpen: true, until: span[1] } : { isOpen: false }
}

function localTime({ now, timeZone }: At): { day: number; time: string } {
	const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
	const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(now)
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
	return { day: DAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}
