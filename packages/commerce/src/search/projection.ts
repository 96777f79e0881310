import type { Language } from '@vitrine/market/locales'
import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import type { Image } from '../catalog/contract.ts'
import type { PriceEntry } from '../pricing/queries/current-prices.ts'
import type { Bitset } from './bitset.ts'
import type { ValueFacet } from './contract.ts'
import type { SizeRow } from './queries/read-catalog.ts'
import type { SynonymGroup } from './text/lexicon.ts'

/**
 * The catalog in memory. Everything has an ordinal: products in the order of "Our selection", the colorways of a
 * product adjacent, the variants of a colorway likewise, so that a product is a range of ordinals.
 */
export type Projection = {
	/** Depth first: a category precedes its descendants. */
	categories: readonly CategoryEntry[]
	categoryById: ReadonlyMap<string, CategoryEntry>
	products: readonly ProductEntry[]
	productById: ReadonlyMap<string, ProductEntry>
	colorways: readonly ColorwayEntry[]
	/** By id in lower case, as in URLs. */
	colorwayById: ReadonlyMap<string, ColorwayEntry>
	variants: readonly VariantEntry[]
	/** The sizes of each run by its id, in their order. */
	sizeRuns: ReadonlyMap<string, readonly SizeRow[]>
	variantBySku: ReadonlyMap<string, VariantEntry>
	/** Facet values by facet, then in display order. */
	values: readonly FacetValueEntry[]
	columns: Columns
	/** Synonyms of the shop, in all languages. */
	synonyms: readonly SynonymGroup[]
	sites: Readonly<Record<SiteCode, SiteData>>
	/** Available units by variant; updated when stock moves. */
	available: Int32Array
}

export type CategoryEntry = {
	ordinal: number
	id: string
	parent: CategoryEntry | undefined
	children: CategoryEntry[]
	texts: Partial<Record<Language, { name: string; slug: string; intro: string | null }>>
	tile: Image | null
	/** Colorways of this category and its descendants. */
	members: Bitset
}

export type ProductEntry = {
	ordinal: number
	id: string
	/** Changes with its row, texts and pictures. */
	version: string
	sizeRunId: string
	/** Main category, for the breadcrumb. */
	category: CategoryEntry | undefined
	/** Every category that holds it, with ancestors. */
	categories: readonly CategoryEntry[]
	texts: Partial<Record<Language, { name: string; slug: string }>>
	/** Place in "Our selection": smaller first. */
	rank: number
	/** Days since 1970. */
	launchedDay: number
	/** Values common to all its colorways. */
	values: readonly FacetValueEntry[]
	/** Audience where its categories do not say so: `women`, `men`, ... */
	audience: readonly string[]
	/** Fibres with a significant share. */
	fibres: readonly string[]
	firstColorway: number
	endColorway: number
}

export type ColorwayEntry = {
	ordinal: number
	id: string
	product: ProductEntry
	color: FacetValueEntry
	swatch: string
	texts: Partial<Record<Language, string>>
	/** The first two, front views first. */
	images: readonly Image[]
	firstVariant: number
	endVariant: number
}

export type SizeEntry = {
	key: string
	/** Position in its run, the order on product pages. */
	position: number
	labels: Record<string, string>
	value: FacetValueEntry
}
export type VariantEntry = {
	ordinal: number
	sku: string
	gtin: string | null
	colorway: ColorwayEntry
	size: SizeEntry
}

export type FacetValueEntry = {
	ordinal: number
	facet: ValueFacet
	/** Value in queries. */
	value: string
	/** Alias in queries: the size key, where two size runs give it different meanings. */
	alias: string
	/** Colorways with the value; for sizes regardless of stock. */
	members: Bitset
	/** Labels of a size, by system or site; undefined for other facets. */
	labels: Record<string, string> | undefined
}

export type SiteData = {
	currency: Currency
	/** Publication by colorway in milliseconds: NaN is none, an open end Infinity. */
	publishedFrom: Float64Array
	publishedUntil: Float64Array
	/** Regular price by variant in minor units, -1 without one. */
	amounts: Int32Array
	/** Variants with a price that depends on the time. */
	offers: Map<number, PriceEntry>
}

/**
 * Data for counting, as plain typed arrays: a pass over a hundred thousand entries must not follow a reference for
 * each. The entries of a product lie between `…Offsets[product]` and `…Offsets[product + 1]`.
 */
export type Columns = {
	/** Product of each colorway, and its color value. */
	product: Uint32Array
	color: Uint16Array
	valueOffsets: Uint32Array
	values: Uint16Array
	categoryOffsets: Uint32Array
	categories: Uint16Array
	/** Facet of each value, as index into VALUE_FACETS. */
	facet: Uint8Array
}
