import { LOCALES } from '@vitrine/market/locales'
import { keyOf, localeOf, type Place } from './hosts.ts'

/** The parameter of a list's blocks: all of them are followed. */
const BLOCK = 'page'

/**
 * What is still to be asked for: first the pages that are canonical on their host, then what else is linked, other languages
 * and forms. Narrowed and sorted lists are followed only from the list itself, and only so many of each: there are more of
 * them than anybody could crawl.
 */
export function createFrontier({ facets, limit }: { facets: number; limit: number }) {
	const known = new Set<string>()
	const spent = new Map<string, number>()
	const first: Place[] = []
	const second: Place[] = []
	const taken = { first: 0, second: 0 }

	function isAffordable(place: Place, from: Place | undefined): boolean {
		if (isPlain(place)) return true
		const { pathname } = new URL(place.path, 'http://shop')
		const isOwnList = from && from.site === place.site && from.path === pathname
		const list = place.site + pathname
		const count = spent.get(list) ?? 0
		if (!isOwnList || count >= facets) return false
		spent.set(list, count + 1)
		return true
	}

	return {
		add(place: Place, from?: Place): void {
			const key = keyOf(place)
			if (known.has(key) || !isAffordable(place, from)) return
			known.add(key)
			if (isPlain(place) && isOwnLanguage(place)) first.push(place)
			else second.push(place)
		},
		/** The next one; undefined when there is none at the moment, or no more may be asked for. */
		take(): Place | undefined {
			if (taken.first + taken.second >= limit) return undefined
			const place = first[taken.first]
			if (place) {
				taken.first += 1
				return place
			}
			const other = second[taken.second]
			if (other) taken.second += 1
			return other
		},
		/** How many addresses were ever found. */
		size: () => known.size,
	}
}

function isPlain(place: Place): boolean {
	const { searchParams } = new URL(place.path, 'http://shop')
	return [...searchParams.keys()].every((name) => name === BLOCK)
}

function isOwnLanguage(place: Place): boolean {
	const locale = localeOf(place)
	return locale !== undefined && LOCALES[locale].site === place.site && !place.path.endsWith('/reserve/')
}
