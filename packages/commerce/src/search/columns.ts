import { VALUE_FACETS } from './contract.ts'
import type { CategoryEntry, ColorwayEntry, FacetValueEntry, ProductEntry } from './projection.ts'

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

function listsOf<T>(owners: readonly T[], ordinalsOf: (owner: T) => readonly { ordinal: number }[]) {
	const offsets = new Uint32Array(owners.length + 1)
	const flat: number[] = []
	for (const [index, owner] of owners.entries()) {
		for (const { ordinal } of ordinalsOf(owner)) flat.push(ordinal)
		offsets[index + 1] = flat.length
	}
	return { offsets, flat: Uint16Array.from(flat) }
}

export function buildColumns(catalog: {
	products: readonly ProductEntry[]
	colorways: readonly ColorwayEntry[]
	categories: readonly CategoryEntry[]
	values: readonly FacetValueEntry[]
}): Columns {
	const { products, colorways } = catalog
	const values = listsOf(products, (product) => product.values)
	const categories = listsOf(products, (product) => product.categories)
	return {
		product: Uint32Array.from(colorways, ({ product }) => product.ordinal),
		color: Uint16Array.from(colorways, ({ color }) => color.ordinal),
		valueOffsets: values.offsets,
		values: values.flat,
		categoryOffsets: categories.offsets,
		categories: categories.flat,
		facet: Uint8Array.from(catalog.values, ({ facet }) => VALUE_FACETS.indexOf(facet)),
	}
}
