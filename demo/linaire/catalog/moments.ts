const DAY = 86_400_000

/** The instant so many days after (or, negative, before) `now`, at the full hour given (UTC). */
export function daysFrom(now: Date, days: number, hour = 6): string {
	const day = new Date(now.getTime() + days * DAY)
	day.setUTCHours(hour, 0, 0, 0)
	return day.toISOString()
}

export function dateFrom(now: Date, days: number): string {
	return daysFrom(now, days).slice(0, 10)
}
