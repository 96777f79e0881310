import { dayOf, SITE_CODES } from '@vitrine/market/sites'
import { keys } from './keys.ts'

const MINUTE = 60_000

/** Answers the keys of the sites on which another day has begun since the last call. Cheap within a minute. */
export function createDays(): (now: Date) => string[] {
	let minute: number | undefined
	let days: ReadonlyMap<string, string> = new Map()
	return (now) => {
		const current = Math.floor(now.getTime() / MINUTE)
		if (current === minute) return []
		minute = current
		const former = days
		days = new Map(SITE_CODES.map((site) => [site, dayOf(site, now)]))
		return SITE_CODES.filter((site) => former.size > 0 && former.get(site) !== days.get(site)).map(keys.day)
	}
}
