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
 * The catalog in memory. Everything has an ordinal: products in the order of "Our selection", the colorways of a product
 * one after the other, the variants of a colorway likewise, so that a range of ordinals is all of a product.
 */
export type Projection = {
	/** catalog_versions.version that was read. */
	version: number
	/** Depth first: a category stands before what lies below it. */
	categories: readonly CategoryEntry[]
	categoryById: ReadonlyMap<string, CategoryEntry>
	products: readonly ProductEntry[]
	colorways: readonly ColorwayEntry[]
	/** By its id in small letters, as URLs carry it. */
	colorwayById: ReadonlyMap<string, ColorwayEntry>
	variants: readonly VariantEntry[]
	/** The sizes of each run by its id, in their order. */
	sizeRuns: ReadonlyMap<string, readonly SizeRow[]>
	variantBySku: ReadonlyMap<string, VariantEntry>
	/** Facet values by facet, then in the order in which the shop lists them. */
	values: readonly FacetValueEntry[]
	columns: Columns
	/** The shop's synonyms, of all languages. */
	synonyms: readonly SynonymGroup[]
	sites: Readonly<Record<SiteCode, SiteData>>
	/** Units that can be ordered by variant; written to when stock moves. */
	available: Int32Array
}

export type CategoryEntry = {
	ordinal: number
	id: string
	parent: CategoryEntry | undefined
	children: CategoryEntry[]
	texts: Partial<Record<Language, { name: string; slug: string; intro: string | null }>>
	tile: Image | null
	/** Colorways of this category and of those below it. */
	members: Bitset
}

export type ProductEntry = {
	ordinal: number
	id: string
	sizeRunId: string
	/** Where its page hangs. */
	category: CategoryEntry | undefined
	/** Every category that holds it, with all above them. */
	categories: readonly CategoryEntry[]
	texts: Partial<Record<Language, { name: string; slug: string }>>
	/** Days since 1970. */
	launchedDay: number
	/** Values of the facets that all its colorways share. */
	values: readonly FacetValueEntry[]
	/** For whom it is where its categories do not say so: `women`, `men`, ... */
	audience: readonly string[]
	/** Fibres it has a telling share of. */
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
	/** The first two, front before all others. */
	images: readonly Image[]
	firstVariant: number
	endVariant: number
}

export type SizeEntry = {
	key: string
	/** Place in its own run, which is the order of a product page. */
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
	/** As the query names it. */
	value: string
	/** Another name the query may use: the size key, where two size runs mean different things by it. */
	alias: string
	/** Colorways that have the value; for sizes whether or not the size is in stock. */
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
	/** Variants whose price depends on the instant. */
	offers: Map<number, PriceEntry>
}

/**
 * What is counted, as plain numbers side by side: a pass over a hundred thousand entries must not follow a reference for
 * each. What a product has lies between `…Offsets[product]` and `…Offsets[product + 1]`.
 */
export type Columns = {
	/** Product of each colorway, and its color value. */
	product: Uint32Array
	color: Uint16Array
	valueOffsets: Uint32Array
	values: Uint16Array
	categoryOffsets: Uint32Array
	categories: Uint16Array
	/** Facet of each value, as its place in VALUE_FACETS. */
	facet: Uint8Array
}
