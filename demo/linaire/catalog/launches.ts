import type { SiteCode } from '@vitrine/market/sites'
import { SITE_CODES } from '@vitrine/market/sites'
import { between, chance } from './chance.ts'
import type { Colorway } from './colorways.ts'
import { daysFrom } from './moments.ts'
import { STYLES } from './styles.ts'

const MONTHS_18 = 540

const LAUNCH_ORDER = STYLES.map((style) => style.code).toSorted((a, b) => chance(`launch ${a}`) - chance(`launch ${b}`))

/** Days since a style was first sold: spread over 18 months, denser towards today, so that New in is never empty. */
export function styleAge(code: string): number {
	const place = LAUNCH_ORDER.indexOf(code) / LAUNCH_ORDER.length
	return 2 + Math.round(MONTHS_18 * place ** 1.6)
}

/** Days since a colorway was first sold: most come with the style, some follow. */
export function colorwayAge({ id, style, position }: Colorway): number {
	const age = styleAge(style.code)
	return position >= 2 && age > 30 && chance(`follows ${id}`) < 0.35 ? between(`age ${id}`, 12, age - 1) : age
}

type Published = { from: string; until?: string }
type Exception = { sites?: readonly SiteCode[]; fromDays?: number; untilDays?: number }

/** So that the rules of publication are seen at work: some sites only, not yet, no longer. */
const EXCEPTIONS: readonly Exception[] = [
	{ sites: ['fr', 'ch'] },
	{ sites: ['fr', 'es', 'it'] },
	{ sites: ['gb', 'de', 'pl'] },
	{ fromDays: 7 },
	{ fromDays: 21 },
	{ untilDays: -10 },
]

/** Draws the colorways that are not simply everywhere: never the first of a style, so that every style is sold on every site. */
export function exceptionsAmong(colorways: readonly Colorway[]): Map<string, Exception> {
	const drawn = colorways
		.filter((colorway) => colorway.position > 0 && colorwayAge(colorway) > 40)
		.toSorted((a, b) => chance(`exception ${a.id}`) - chance(`exception ${b.id}`))
	const pairs = EXCEPTIONS.flatMap((exception, index) => {
		const colorway = drawn[index]
		return colorway ? [[colorway.id, exception] as const] : []
	})
	return new Map(pairs)
}

/** Where and when a colorway is shown. */
export function publicationOf(
	colorway: Colorway,
	{ now, exception }: { now: Date; exception?: Exception },
): Partial<Record<SiteCode, Published>> {
	const published: Published = {
		from: daysFrom(now, exception?.fromDays ?? -colorwayAge(colorway)),
		...(exception?.untilDays !== undefined && { until: daysFrom(now, exception.untilDays) }),
	}
	return Object.fromEntries((exception?.sites ?? SITE_CODES).map((site) => [site, published]))
}
