import { type Bitset, forEachMember } from './bitset.ts'
import type { ValueFacet } from './contract.ts'
import type { CategoryEntry } from './projection.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** Counts styles, not colorways: colorways of a style follow each other, so the last style counted tells a repetition. */
class StyleCounter {
	readonly counts: Uint32Array
	readonly #last: Int32Array

	constructor(size: number) {
		this.counts = new Uint32Array(size)
		this.#last = new Int32Array(size).fill(-1)
	}

	count(slot: number, product: number): void {
		if (this.#last[slot] === product) return
		this.#last[slot] = product
		this.counts[slot]! += 1
	}
}

/** Styles with each value of the facets asked for among the colorways given, by the value's ordinal. A size counts where it is left. */
export function countValues(
	{ projection, stock }: SiteCatalog,
	{ among, facets }: { among: Bitset; facets: ReadonlySet<ValueFacet> },
): Uint32Array {
	const counter = new StyleCounter(projection.values.length)
	const [wantsColor, wantsSize] = [facets.has('color'), facets.has('size')]
	const wantsMore = [...facets].some((facet) => facet !== 'color' && facet !== 'size')
	let previous = -1
	forEachMember(among, (ordinal) => {
		const colorway = projection.colorways[ordinal]!
		const product = colorway.product.ordinal
		if (wantsColor) counter.count(colorway.color.ordinal, product)
		if (wantsSize)
			for (let index = stock.offsets[ordinal]!; index < stock.offsets[ordinal + 1]!; index++)
				counter.count(stock.sizes[index]!, product)
		if (!wantsMore || product === previous) return
		previous = product
		for (const value of colorway.product.values) if (facets.has(value.facet)) counter.counts[value.ordinal]! += 1
	})
	return counter.counts
}

/** Styles among the colorways given, and how many of them each category holds. */
export function countCategories(
	{ projection }: SiteCatalog,
	among: Bitset,
): { category: CategoryEntry; count: number }[] {
	const counts = new Uint32Array(projection.categories.length)
	let previous = -1
	forEachMember(among, (ordinal) => {
		const { product } = projection.colorways[ordinal]!
		if (product.ordinal === previous) return
		previous = product.ordinal
		for (const category of product.categories) counts[category.ordinal]! += 1
	})
	return projection.categories.flatMap((category) => {
		const count = counts[category.ordinal]!
		return count > 0 ? { category, count } : []
	})
}

/** How many styles the colorways given belong to. */
export function countStyles({ projection }: SiteCatalog, among: Bitset): number {
	let [count, previous] = [0, -1]
	forEachMember(among, (ordinal) => {
		const product = projection.colorways[ordinal]!.product.ordinal
		if (product !== previous) count += 1
		previous = product
	})
	return count
}

/** Lowest and highest price among the colorways given; null when there are none. */
export function priceRange({ listing }: SiteCatalog, among: Bitset): { min: number; max: number } | null {
	let [min, max] = [Number.POSITIVE_INFINITY, -1]
	forEachMember(among, (ordinal) => {
		const amount = listing.amounts[ordinal]!
		min = Math.min(min, amount)
		max = Math.max(max, amount)
	})
	return max < 0 ? null : { min, max }
}
