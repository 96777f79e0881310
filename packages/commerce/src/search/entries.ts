import type { Language } from '@vitrine/market/locales'
import type { Image } from '../catalog/contract.ts'
import type { Bitset } from './bitset.ts'
import type { ValueFacet } from './contract.ts'

/** Ordinals that sets and columns have room for. */
export type Room = { products: number; colorways: number; variants: number }

export type CategoryEntry = {
	ordinal: number
	id: string
	parent: CategoryEntry | undefined
	children: CategoryEntry[]
	texts: Partial<Record<Language, { name: string; slug: string; intro: string | null }>>
	tile: Image | null
	/** Colorways of this category and its descendants. */
	members: Bitset
	/** How often they have each value, by its ordinal. */
	held: number[]
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
	/** Place among the values of the facet. */
	rank: number
	/** Products, colorways and variants that have it; a size of a run once more. */
	uses: number
}
