import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import type { Bitset } from './bitset.ts'
import type { Columns } from './columns.ts'
import type { CategoryEntry, ColorwayEntry, ProductEntry, Room, VariantEntry } from './entries.ts'
import type { FacetValues } from './facet-values.ts'
import type { Interned } from './interned.ts'
import type { Offers } from './offers.ts'
import type { Scratch } from './scratch.ts'
import type { Sizes } from './sizes.ts'
import type { SizeRow } from './queries/read-catalog.ts'
import type { SynonymGroup } from './text/lexicon.ts'

/**
 * The catalog in memory. Everything has an ordinal: the colorways of a product are adjacent, the variants of a colorway
 * likewise, so that a product is a range of ordinals. A load gives them in the order of "Our selection". A product that
 * gets another shape or place later takes ordinals after all others, and gives up its own.
 */
export type Projection = {
	/** Depth first: a category precedes its descendants. */
	categories: readonly CategoryEntry[]
	categoryById: ReadonlyMap<string, CategoryEntry>
	/** By ordinal, with those that are given up, which nothing refers to. */
	products: ProductEntry[]
	productById: Map<string, ProductEntry>
	colorways: ColorwayEntry[]
	/** By id in lower case, as in URLs. */
	colorwayById: Map<string, ColorwayEntry>
	variants: VariantEntry[]
	variantBySku: Map<string, VariantEntry>
	/** Ordinals that sets and columns have room for. */
	room: Room
	/** "Our selection". */
	selection: Selection
	/** The sizes of each run by its id, in their order. */
	sizeRuns: ReadonlyMap<string, readonly SizeRow[]>
	sizes: Sizes
	values: FacetValues
	/** Colorways by a fibre with a significant share. */
	byFibre: Map<string, Bitset>
	columns: Columns
	interned: Interned
	scratch: Scratch
	/** Synonyms of the shop, in all languages. */
	synonyms: readonly SynonymGroup[]
	sites: Readonly<Record<SiteCode, SiteData>>
	/** Available units by variant; updated when stock moves. */
	available: Int32Array
}

/** `order`: ordinals of products; `places`: where each stands in it. Ordinals before `sortedUntil` ascend in it. */
export type Selection = { order: Uint32Array; places: Uint32Array; sortedUntil: number }

export type SiteData = {
	currency: Currency
	/** Publication by colorway in milliseconds: NaN is none, an open end Infinity. */
	publishedFrom: Float64Array
	publishedUntil: Float64Array
	/** Regular price by variant in minor units, -1 without one. */
	amounts: Int32Array
	/** Variants with a price that depends on the time. */
	offers: Offers
}
