import { COUNTRIES } from '@vitrine/market/country-packs'

/** True if a day (ISO date) is a public holiday of a country; false for an unknown country. Regional ones are unknown: a parcel may come a day later there, a period is never shorter. */
export function isPublicHoliday(countryCode: string, isoDate: string): boolean {
	const fromEaster = Math.round((dayNumber(isoDate) - easterSunday(Number(isoDate.slice(0, 4)))) / DAY)
	const { holidays = [], isMovableHoliday } = COUNTRIES[countryCode] ?? {}
	const isListed = holidays.some((holiday) =>
		typeof holiday === 'number' ? holiday === fromEaster : isoDate.endsWith(holiday),
	)
	return isListed || (isMovableHoliday?.(partsOf(isoDate)) ?? false)
}

/** True unless a weekend or public holiday. */
export function isWorkingDay(countryCode: string, isoDate: string): boolean {
	return !isWeekend(isoDate) && !isPublicHoliday(countryCode, isoDate)
}

const DAY = 86_400_000

function dayNumber(isoDate: string): number {
	return Date.parse(`${isoDate}T00:00:00Z`)
}

function isWeekend(isoDate: string): boolean {
	return [0, 6].includes(new Date(dayNumber(isoDate)).getUTCDay())
}

function partsOf(isoDate: string): { month: number; date: number; weekday: number } {
	const day = new Date(dayNumber(isoDate))
	return { month: day.getUTCMonth() + 1, date: day.getUTCDate(), weekday: day.getUTCDay() }
}

/** Midnight of Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher), in milliseconds. */
function easterSunday(year: number): number {
	const golden = year % 19
	const [century, yearOfCentury] = [Math.floor(year / 100), year % 100]
	const correction = Math.floor((century + 8) / 25)
	const moon = Math.floor((century - correction + 1) / 3)
	const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
	const days = epact + weekday - 7 * late + 114
	return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
