import { keyOf, type Place } from './hosts.ts'

/** Parameters of a list that make another address of it: its blocks are all followed, the rest as far as the budget goes. */
const BLOCK = 'page'

/**
 * What is still to be asked for. Addresses without a query and blocks of lists are all followed; narrowed and sorted lists
 * only from a list that is neither, and only so many of each: there are more of them than anybody could crawl.
 */
export function createFrontier({ facets, limit }: { facets: number; limit: number }) {
	const known = new Set<string>()
	const spent = new Map<string, number>()
	const waiting: Place[] = []
	let next = 0

	function isAffordable(place: Place, from: Place | undefined): boolean {
		const { pathname, searchParams } = new URL(place.path, 'http://shop')
		const names = [...searchParams.keys()]
		if (names.every((name) => name === BLOCK)) return true
		const isOwnList = from && from.site === place.site && from.path === pathname
		const list = place.site + pathname
		const count = spent.get(list) ?? 0
		if (!isOwnList || count >= facets) return false
		spent.set(list, count + 1)
		return true
	}

	return {
		/** Whether the place is, or was, among those asked for. */
		add(place: Place, from?: Place): boolean {
			const key = keyOf(place)
			if (known.has(key)) return true
			if (known.size >= limit || !isAffordable(place, from)) return false
			known.add(key)
			waiting.push(place)
			return true
		},
		take: (): Place | undefined => waiting[next++],
		isEmpty: () => next >= waiting.length,
		size: () => known.size,
	}
}
