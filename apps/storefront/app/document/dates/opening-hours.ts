import type { Store } from '@vitrine/commerce/stores/contract'

/** Monday first, as the gateway gives the hours. */
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** A Monday, to name the days of a week in any language. */
const ANY_MONDAY = Date.UTC(2026, 0, 5)

export type DayView = { name: string; hours: string | null; isToday: boolean }
/** `opens`: when it is open next; `day` in words, null for today. Null where no hours are known. */
export type OpenState =
	| { isOpen: true; until: string }
	| { isOpen: false; opens: { day: string | null; time: string } | null }

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

/** Whether a store is open at this moment, and until when; else when it opens, in the words of a language. */
export function openState(openingHours: Store['openingHours'], at: At & { tag: string }): OpenState {
	const { day, time } = localTime(at)
	const span = openingHours[day]?.find(([opens, closes]) => opens <= time && time < closes)
	return span
		? { isOpen: true, until: span[1] }
		: { isOpen: false, opens: nextOpening(openingHours, { ...at, day, time }) }
}

type Moment = { day: number; time: string; tag: string }

function nextOpening(openingHours: Store['openingHours'], { day, time, tag }: Moment) {
	const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
	for (let ahead = 0; ahead <= DAYS.length; ahead += 1) {
		const on = (day + ahead) % DAYS.length
		const opens = openingHours[on]?.map(([from]) => from).find((from) => ahead > 0 || from > time)
		if (opens) return { day: ahead === 0 ? null : name.format(ANY_MONDAY + on * 86_400_000), time: opens }
	}
	return null
}

function localTime({ now, timeZone }: At): { day: number; time: string } {
	const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
	const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(now)
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
	return { day: DAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}
