import { VALUE_FACETS } from './contract.ts'
import type { CategoryEntry, ColorwayEntry, Columns, FacetValueEntry, ProductEntry } from './projection.ts'
import { forEachSliced, type Sliced } from './slices.ts'

function* listsOf<T>(
	owners: readonly T[],
	ordinalsOf: (owner: T) => readonly { ordinal: number }[],
): Sliced<{ offsets: Uint32Array; flat: Uint16Array }> {
	const offsets = new Uint32Array(owners.length + 1)
	const flat: number[] = []
	yield* forEachSliced(owners, (owner, index) => {
		for (const { ordinal } of ordinalsOf(owner)) flat.push(ordinal)
		offsets[index + 1] = flat.length
	})
	return { offsets, flat: Uint16Array.from(flat) }
}

export function* buildColumns(catalog: {
	products: readonly ProductEntry[]
	colorways: readonly ColorwayEntry[]
	categories: readonly CategoryEntry[]
	values: readonly FacetValueEntry[]
}): Sliced<Columns> {
	const { products, colorways } = catalog
	const values = yield* listsOf(products, (product) => product.values)
	const categories = yield* listsOf(products, (product) => product.categories)
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
