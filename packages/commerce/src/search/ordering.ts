import type { Sort } from './contract.ts'
import type { ColorwayEntry } from './entries.ts'
import { type Members, ranksIn } from './members.ts'
import { arrange } from './selection.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { sortFirst } from './sort-first.ts'
import type { TextMatch } from './text/text-index.ts'

type Scores = Pick<TextMatch, 'members' | 'scores'>

/** Room for the position in "Our selection" below the sort key: 16 million styles. */
const PLACES = 2 ** 24

/** Integer sort key of a colorway, ascending. Undefined where "Our selection" alone decides. */
function sortKey(
	{ listing, projection }: SiteCatalog,
	{ sort, match }: { sort: Sort; match?: Scores },
): ((colorway: number) => number) | undefined {
	const { amounts, percents } = listing
	const { product, launchedDay } = projection.columns
	switch (sort) {
		case 'price-asc':
			return (colorway) => amounts[colorway]!
		case 'price-desc':
			return (colorway) => -amounts[colorway]!
		case 'discount':
			return (colorway) => -percents[colorway]!
		case 'new':
			return (colorway) => -launchedDay[product[colorway]!]!
		case 'relevance':
			return match && relevance(match)
		case 'featured':
			return undefined
	}
}

/** By ascending colorways. */
function relevance({ members, scores }: Scores): (colorway: number) => number {
	const rankOf = ranksIn(members)
	return (colorway) => -Math.round(scores[rankOf(colorway)]! * 1000)
}

/** The styles of a list in order, each by the colorway to show. */
export type Styles = { total: number; slice(start: number, end: number): ColorwayEntry[] }

/**
 * Sorts the styles of the given colorways, each shown by one: the first by the sort, then an available one, then the
 * first. Ties follow "Our selection", so that pages never overlap.
 */
export function orderStyles(
	catalog: SiteCatalog,
	{ among: { words, bits }, sort, match }: { among: Members; sort: Sort; match?: Scores },
): Styles {
	const { product } = catalog.projection.columns
	const { inStock } = catalog.stock
	const keyOf = sortKey(catalog, { sort, match })
	let shown: number[] = []
	let keys: number[] = []
	let [style, best, isHad] = [-1, 0, false]
	for (let index = 0; index < bits.length; index++) {
		const left = inStock[words[index]!]!
		for (let word = bits[index]!; word !== 0; word &= word - 1) {
			const colorway = (words[index]! << 5) + 31 - Math.clz32(word & -word)
			const key = keyOf ? keyOf(colorway) : 0
			const isOwnHad = (left & word & -word) !== 0
			if (product[colorway] !== style) {
				style = product[colorway]!
				shown.push(colorway)
				keys.push(key)
			} else if (key < best || (key === best && isOwnHad && !isHad)) {
				shown[shown.length - 1] = colorway
				keys[keys.length - 1] = key
			} else continue
			;[best, isHad] = [key, isOwnHad]
		}
	}
	const arranged = arrange(catalog.projection, shown)
	if (arranged) [shown, keys] = [arranged.map((index) => shown[index]!), arranged.map((index) => keys[index]!)]
	const places = keyOf && new Float64Array(keys.length)
	// A loop: to make it of a list with a function takes longer than to sort it.
	if (places) for (let place = 0; place < keys.length; place++) places[place] = keys[place]! * PLACES + place
	const styleAt = (position: number): ColorwayEntry => {
		const place = places ? ((places[position]! % PLACES) + PLACES) % PLACES : position
		return catalog.projection.colorways[shown[place]!]!
	}
	return {
		total: shown.length,
		slice(start, end) {
			const length = Math.max(0, Math.min(end, shown.length) - start)
			if (places && length > 0) sortFirst(places, end)
			return Array.from({ length }, (_, offset) => styleAt(start + offset))
		},
	}
}
