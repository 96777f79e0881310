const DAY = 86_400_000

/** The instant so many days after (or, negative, before) `now`, at the full hour given (UTC). */
export function daysFrom(now: Date, days: number, hour = 6): string {
	const day = new Date(now.getTime() + days * DAY)
	day.setUTCHours(hour, 0, 0, 0)
	return day.toISOString()
}

const MOMENT = /^today([+-]\d+)(?: (\d\d):00)?$/

/** How many days after today a moment of the data is: `today-30` is -30. Throws on what is none. */
export function daysOf(moment: string): number {
	const days = MOMENT.exec(moment)?.[1]
	if (days === undefined) throw new Error(`no moment ${moment}`)
	return Number(days)
}

/** `today-30 06:00` (UTC) as an instant, `today-30` as a date; any other text as it stands. */
export function resolveMoment(text: string, now: Date): string {
	const [, days, hour] = MOMENT.exec(text) ?? []
	if (days === undefined) return text
	const instant = daysFrom(now, Number(days), Number(hour ?? 6))
	return hour === undefined ? instant.slice(0, 10) : instant
}
