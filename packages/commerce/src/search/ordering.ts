import { type Bitset, forEachMember, isIn } from './bitset.ts'
import type { Sort } from './contract.ts'
import type { ColorwayEntry } from './projection.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** Room for the place in "Our selection" below the sort key: 16 million styles. */
const PLACES = 2 ** 24

/** Smaller comes first: what a sort says of a colorway, in whole numbers. */
function sortKey(
	{ listing, projection }: SiteCatalog,
	{ sort, scores }: { sort: Sort; scores?: Float32Array },
): (colorway: number) => number {
	switch (sort) {
		case 'price-asc':
			return (colorway) => listing.amounts[colorway]!
		case 'price-desc':
			return (colorway) => -listing.amounts[colorway]!
		case 'discount':
			return (colorway) => -listing.percents[colorway]!
		case 'new':
			return (colorway) => -projection.colorways[colorway]!.product.launchedDay
		case 'relevance':
			return (colorway) => -Math.round((scores?.[colorway] ?? 0) * 1000)
		case 'featured':
			return () => 0
	}
}

/**
 * The styles of the colorways given, in order, each by the colorway to show: the one that the sort puts first, then one
 * that can be had, then the first. Equal styles stand in the order of "Our selection", so that pages never overlap.
 */
export function orderStyles(
	catalog: SiteCatalog,
	{ among, sort, scores }: { among: Bitset; sort: Sort; scores?: Float32Array },
): ColorwayEntry[] {
	const { projection, stock } = catalog
	const keyOf = sortKey(catalog, { sort, scores })
	const shown: ColorwayEntry[] = []
	const keys: number[] = []
	let [product, key, isHad] = [-1, 0, false]
	forEachMember(among, (ordinal) => {
		const colorway = projection.colorways[ordinal]!
		const [ownKey, isOwnHad] = [keyOf(ordinal), isIn(stock.inStock, ordinal)]
		const isNext = colorway.product.ordinal !== product
		if (!isNext && !(ownKey < key || (ownKey === key && isOwnHad && !isHad))) return
		;[product, key, isHad] = [colorway.product.ordinal, ownKey, isOwnHad]
		const place = isNext ? shown.length : shown.length - 1
		shown[place] = colorway
		keys[place] = ownKey
	})
	if (sort === 'featured') return shown
	const order = Float64Array.from(keys, (sortedBy, place) => sortedBy * PLACES + place).sort()
	return Array.from(order, (combined) => shown[((combined % PLACES) + PLACES) % PLACES]!)
}
