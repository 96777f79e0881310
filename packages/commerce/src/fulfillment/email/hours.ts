import type { LanguageTag } from '@vitrine/market/locales'

type Day = readonly (readonly [string, string])[]
type Words = { tag: LanguageTag; closed: string; aroundTheClock: string }

/** 2026-06-01 is a Monday: a week to format day names from. */
function dayName(tag: LanguageTag, index: number): string {
	const day = new Date(Date.UTC(2026, 5, 1 + index))
	return new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(day)
}

/** Opening hours as lines, days with the same hours merged: `Mon–Fri 08:30–19:00`. */
export function hoursLines(openingHours: readonly Day[], words: Words): string[] {
	const days = openingHours.map((day) => formatDay(day, words))
	const starts = days.flatMap((line, index) => (line === days[index - 1] ? [] : [index]))
	if (starts.length === 1 && days[0] === words.aroundTheClock) return [words.aroundTheClock]
	return starts.map((start, place) => {
		const end = (starts[place + 1] ?? days.length) - 1
		const first = dayName(words.tag, start)
		const name = end === start ? first : `${first}–${dayName(words.tag, end)}`
		return `${name} ${days[start]}`
	})
}

function formatDay(day: Day, words: Words): string {
	if (day.length === 0) return words.closed
	if (day.length === 1 && day[0]![0] === '00:00' && day[0]![1] === '24:00') return words.aroundTheClock
	return day.map(([opens, closes]) => `${opens}–${closes}`).join(', ')
}
