/** The fields of a date that is typed, as forms name them: `birthDate-day`, `birthDate-month`, `birthDate-year`. */
export const DATE_PARTS = ['day', 'month', 'year'] as const
export type DatePart = (typeof DATE_PARTS)[number]

type Values = Readonly<Partial<Record<string, string>>>

const LENGTHS: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 }
/** As much of a field as is looked at: a date is ten signs long. */
const LONGEST = 10

export function partName(name: string, part: DatePart): string {
	return `${name}-${part}`
}

/** In which order a language writes the parts of a date. */
export function dateOrder(tag: string): DatePart[] {
	const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
	return parts.flatMap(({ type }) => DATE_PARTS.find((part) => part === type) ?? [])
}

/** The ISO date that was typed, or nothing; of fields that hold no date a text that is none, so that it is refused as what it is. */
export function typedDate(values: Values, name: string): string {
	const typed = DATE_PARTS.map((part) => (values[partName(name, part)] ?? '').trim().slice(0, LONGEST))
	if (typed.every((text) => text === '')) return ''
	const [day = '', month = '', year = ''] = typed
	return [year, month.padStart(LENGTHS.month, '0'), day.padStart(LENGTHS.day, '0')].join('-')
}

/** What the fields of an ISO date start with. */
export function dateValues(name: string, isoDate: string | null): Record<string, string> {
	const [year = '', month = '', day = ''] = (isoDate ?? '').split('-')
	const unpadded = { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
	return Object.fromEntries(DATE_PARTS.map((part) => [partName(name, part), unpadded[part]]))
}
