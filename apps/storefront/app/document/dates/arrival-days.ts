import { calendarDay } from '@vitrine/market/format'

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** The days something arrives, in words: `vendredi 28 novembre – mardi 2 décembre`; one day when they are the same. */
export function arrivalDays(tag: string, { earliestOn, latestOn }: { earliestOn: string; latestOn: string }): string {
	return new Intl.DateTimeFormat(tag, DAY)
		.formatRange(calendarDay(earliestOn), calendarDay(latestOn))
		.replaceAll(/[\u2009\u202f]/g, ' ')
		.replaceAll(/\b0(?=\d)/g, '')
}
