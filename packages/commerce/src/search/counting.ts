import type { Bitset } from './bitset.ts'
import type { ValueFacet } from './contract.ts'
import type { CategoryEntry } from './entries.ts'
import type { Members } from './members.ts'
import type { SiteCatalog } from './site-catalog.ts'

// These loops are inlined, without a call per member: every list of a large catalog runs them.

/**
 * Number of styles per value of the requested facets among the given colorways, by the value's ordinal; values of other
 * facets may be counted, too. A size counts while in stock. Colorways of a style are adjacent, so comparing with the last
 * counted style avoids duplicates.
 */
export function countValues(
	{ projection, stock }: SiteCatalog,
	{ among: { words, bits }, facets }: { among: Members; facets: ReadonlySet<ValueFacet> },
): Uint32Array {
	const { product, color, values } = projection.columns
	const count = projection.values.facets.length
	const [wantsColor, wantsSize] = [facets.has('color'), facets.has('size')]
	const wantsOthers = facets.size > Number(wantsColor) + Number(wantsSize)
	const counts = new Uint32Array(count)
	const last = new Int32Array(count).fill(-1)
	let previous = -1
	for (let index = 0; index < bits.length; index++) {
		for (let word = bits[index]!; word !== 0; word &= word - 1) {
			const colorway = (words[index]! << 5) + 31 - Math.clz32(word & -word)
			const style = product[colorway]!
			if (wantsColor && last[color[colorway]!] !== style) {
				last[color[colorway]!] = style
				counts[color[colorway]!]! += 1
			}
			if (wantsSize) {
				const end = stock.ends[colorway]!
				for (let at = stock.starts[colorway]!; at < end; at++) {
					const size = stock.sizes[at]!
					if (last[size] === style) continue
					last[size] = style
					counts[size]! += 1
				}
			}
			if (!wantsOthers || style === previous) continue
			previous = style
			values.count(style)
		}
	}
	values.addCounts(counts)
	return counts
}

export type CategoryCount = { category: CategoryEntry; count: number }

/** Number of styles per category among the given colorways; categories without any are left out. */
export function countCategories({ projection }: SiteCatalog, { words, bits }: Members): CategoryCount[] {
	const { product, categories } = projection.columns
	const counts = new Uint32Array(projection.categories.length)
	let previous = -1
	for (let index = 0; index < bits.length; index++) {
		for (let word = bits[index]!; word !== 0; word &= word - 1) {
			const style = product[(words[index]! << 5) + 31 - Math.clz32(word & -word)]!
			if (style === previous) continue
			previous = style
			categories.count(style)
		}
	}
	categories.addCounts(counts)
	return projection.categories.flatMap((category) => {
		const count = counts[category.ordinal]!
		return count > 0 ? { category, count } : []
	})
}

/** Number of styles of the given colorways that are in the set. */
export function countStyles(
	{ projection }: SiteCatalog,
	{ among: { words, bits }, set }: { among: Members; set: Bitset },
): number {
	const { product } = projection.columns
	let [count, previous] = [0, -1]
	for (let index = 0; index < bits.length; index++) {
		for (let word = bits[index]! & set[words[index]!]!; word !== 0; word &= word - 1) {
			const style = product[(words[index]! << 5) + 31 - Math.clz32(word & -word)]!
			if (style !== previous) count += 1
			previous = style
		}
	}
	return count
}

/** Lowest and highest price of the given colorways; null when there are none. */
export function priceRange({ listing }: SiteCatalog, { words, bits }: Members): { min: number; max: number } | null {
	const { amounts } = listing
	let [min, max] = [Number.MAX_SAFE_INTEGER, -1]
	for (let index = 0; index < bits.length; index++) {
		for (let word = bits[index]!; word !== 0; word &= word - 1) {
			const amount = amounts[(words[index]! << 5) + 31 - Math.clz32(word & -word)]!
			if (amount < min) min = amount
			if (amount > max) max = amount
		}
	}
	return max < 0 ? null : { min, max }
}
