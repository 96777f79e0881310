/** A fixed day (`12-25`), or days after Easter Sunday. */
type Holiday = `${number}-${number}` | number

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const CORPUS_CHRISTI = 60

/**
 * National public holidays: no delivery on them, and no legal period ends on them (Regulation 1182/71, art. 3).
 * Regional ones are unknown: a parcel may come a day later there, a period is never shorter.
 */
const HOLIDAYS: Readonly<Record<string, readonly Holiday[]>> = {
	FR: ['01-01', EASTER_MONDAY, '05-01', '05-08', ASCENSION, WHIT_MONDAY, '07-14', '08-15', '11-01', '11-11', '12-25'],
	DE: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '10-03', '12-25', '12-26'],
	ES: ['01-01', '01-06', GOOD_FRIDAY, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
	// Saint Francis since 2026 (legge 151/2025).
	IT: [
		'01-01',
		'01-06',
		EASTER_MONDAY,
		'04-25',
		'05-01',
		'06-02',
		'08-15',
		'10-04',
		'11-01',
		'12-08',
		'12-25',
		'12-26',
	],
	// Christmas Eve since 2025.
	PL: [
		'01-01',
		'01-06',
		EASTER_MONDAY,
		'05-01',
		'05-03',
		CORPUS_CHRISTI,
		'08-15',
		'11-01',
		'11-11',
		'12-24',
		'12-25',
		'12-26',
	],
	// Set by cantons, but observed by the post in nearly all of them.
	CH: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, '08-01', '12-25', '12-26'],
	GB: [GOOD_FRIDAY, EASTER_MONDAY],
}

/** True if a day (ISO date) is a public holiday of a country; false for an unknown country. */
export function isPublicHoliday(countryCode: string, isoDate: string): boolean {
	const fromEaster = Math.round((dayNumber(isoDate) - easterSunday(Number(isoDate.slice(0, 4)))) / DAY)
	const isListed = (HOLIDAYS[countryCode] ?? []).some((holiday) =>
		typeof holiday === 'number' ? holiday === fromEaster : isoDate.endsWith(holiday),
	)
	return isListed || (countryCode === 'GB' && isBankHoliday(isoDate))
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

/** Movable bank holidays of England and Wales: the first and last Mondays of May, the last of August, and substitutes. */
function isBankHoliday(isoDate: string): boolean {
	const day = new Date(dayNumber(isoDate))
	const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()]
	if (weekday === 1 && month === 5) return date <= 7 || date >= 25
	if (weekday === 1 && month === 8) return date >= 25
	// New Year's Day on a weekend moves to the Monday after it, Christmas and Boxing Day to the next two working days.
	if (month === 1) return date === 1 || (weekday === 1 && date <= 3)
	if (month !== 12) return false
	if (date === 25 || date === 26) return true
	return (date === 27 && (weekday === 1 || weekday === 2)) || (date === 28 && (weekday === 1 || weekday === 2))
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
