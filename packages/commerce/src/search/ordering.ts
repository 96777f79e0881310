import type { Bitset } from './bitset.ts'
import type { Sort } from './contract.ts'
import type { ColorwayEntry } from './entries.ts'
import { arrange } from './selection.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** Room for the position in "Our selection" below the sort key: 16 million styles. */
const PLACES = 2 ** 24

/** Integer sort key of a colorway, ascending. Undefined where "Our selection" alone decides. */
function sortKey(
	{ listing, projection }: SiteCatalog,
	{ sort, scores }: { sort: Sort; scores?: Float32Array },
): ((colorway: number) => number) | undefined {
	const { amounts, percents } = listing
	switch (sort) {
		case 'price-asc':
			return (colorway) => amounts[colorway]!
		case 'price-desc':
			return (colorway) => -amounts[colorway]!
		case 'discount':
			return (colorway) => -percents[colorway]!
		case 'new':
			return (colorway) => -projection.colorways[colorway]!.product.launchedDay
		case 'relevance':
			return scores && ((colorway) => -Math.round(scores[colorway]! * 1000))
		case 'featured':
			return undefined
	}
}

/** The styles of a list in order, each by the colorway to show. */
export type Styles = { total: number; slice(start: number, end: number): ColorwayEntry[] }

/**
 * Sorts the styles of the given colorways, each shown by one: the first by the sort, then an available one, then the
 * first. Ties follow "Our selection", so that pages never overlap.
 */
export function orderStyles(
	catalog: SiteCatalog,
	{ among, sort, scores }: { among: Bitset; sort: Sort; scores?: Float32Array },
): Styles {
	const { product } = catalog.projection.columns
	const { inStock } = catalog.stock
	const keyOf = sortKey(catalog, { sort, scores })
	let shown: number[] = []
	let keys: number[] = []
	let [style, best, isHad] = [-1, 0, false]
	for (let index = 0; index < among.length; index++) {
		for (let word = among[index]!; word !== 0; word &= word - 1) {
			const colorway = (index << 5) + 31 - Math.clz32(word & -word)
			const key = keyOf ? keyOf(colorway) : 0
			const isOwnHad = (inStock[index]! & word & -word) !== 0
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
	const places = keyOf && Float64Array.from(keys, (key, place) => key * PLACES + place).sort()
	const styleAt = (position: number): ColorwayEntry => {
		const place = places ? ((places[position]! % PLACES) + PLACES) % PLACES : position
		return catalog.projection.colorways[shown[place]!]!
	}
	return {
		total: shown.length,
		slice(start, end) {
			const length = Math.max(0, Math.min(end, shown.length) - start)
			return Array.from({ length }, (_, offset) => styleAt(start + offset))
		},
	}
}
