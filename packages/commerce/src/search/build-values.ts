import { VALUE_FACETS } from './contract.ts'
import { attributeValues, FacetValues, mainFibre } from './facet-values.ts'
import { groupBy } from './group-by.ts'
import type { FacetValueEntry, SizeEntry } from './projection.ts'
import { forEachSliced, type Sliced } from './slices.ts'
import type { CatalogRows, ColorwayRow, ProductRow, SizeRow, VariantRow } from './queries/read-catalog.ts'

const ATTRIBUTE_FACETS = VALUE_FACETS.filter((facet) => facet !== 'size' && facet !== 'color')

/** A size key has one meaning where all runs label it alike; otherwise each run's size is a value of its own. */
function sizeValueName(size: SizeRow, namesakes: readonly SizeRow[]): string {
	const words = JSON.stringify(Object.entries(size.labels).toSorted())
	const isOneThing = namesakes.every((other) => JSON.stringify(Object.entries(other.labels).toSorted()) === words)
	return isOneThing ? size.key : `${size.size_run_id}.${size.key}`
}

/** Letters keep their order even where several runs share some of them. */
const LETTERS = ['XXS', 'XS', 'S', 'S/M', 'SM', 'M', 'M/L', 'ML', 'L', 'XL', 'XXL', '3XL', '4XL']

function sizeRank(key: string, place: number): number {
	const letter = LETTERS.indexOf(key)
	return letter < 0 ? LETTERS.length + place : letter
}

/** Registers the values of all sizes; returns the key of each by run and size key. */
function addSizes(values: FacetValues, rows: readonly SizeRow[]): Map<string, { row: SizeRow; key: string }> {
	const namesakes = groupBy(rows, (row) => row.key)
	return new Map(
		rows.map((row, place) => {
			const value = sizeValueName(row, namesakes.get(row.key) ?? [])
			const key = values.add({
				facet: 'size',
				value,
				alias: row.key,
				rank: sizeRank(row.key, place),
				labels: row.labels,
			})
			return [`${row.size_run_id} ${row.key}`, { row, key }]
		}),
	)
}

function productValueKeys(values: FacetValues, row: ProductRow): string[] {
	return ATTRIBUTE_FACETS.flatMap((facet) => {
		const own = attributeValues(row.attributes, facet)
		const all = facet === 'material' && own.length === 0 ? mainFibre(row.composition) : own
		return [...new Set(all)].map((value) => values.add({ facet, value }))
	})
}

/** Facet values of a catalog and the products and sizes that have them. */
export type CatalogValues = {
	valueByKey: ReadonlyMap<string, FacetValueEntry>
	/** Keys of the values of each product, by product id. */
	productKeys: ReadonlyMap<string, string[]>
	/** By `{run} {size key}`. */
	sizes: ReadonlyMap<string, SizeEntry>
}

/** Builds every facet value of a catalog and assigns it to products and sizes. Their sets are still empty. */
export function* buildValues(catalog: {
	rows: CatalogRows
	productRows: readonly ProductRow[]
	colorwayRows: ReadonlyMap<string, ColorwayRow[]>
	variantRows: ReadonlyMap<string, VariantRow[]>
}): Sliced<CatalogValues> {
	const { rows, productRows } = catalog
	const values = new FacetValues()
	const sizeKeys = addSizes(values, rows.sizes)
	const productKeys = new Map<string, string[]>()
	yield* forEachSliced(productRows, (row) => productKeys.set(row.id, productValueKeys(values, row)))
	yield* forEachSliced(rows.colorways, (row) => values.add({ facet: 'color', value: row.color_family }))
	yield* forEachSliced(productRows, (product) => {
		for (const colorway of catalog.colorwayRows.get(product.id) ?? [])
			for (const { size_key } of catalog.variantRows.get(colorway.id) ?? []) {
				// A size missing in its run is labeled by its key.
				const name = `${product.size_run_id} ${size_key}`
				if (sizeKeys.has(name)) continue
				const row = { size_run_id: product.size_run_id, key: size_key, position: 0, labels: {} }
				sizeKeys.set(name, { row, key: values.add({ facet: 'size', value: size_key, labels: {} }) })
			}
	})
	const valueByKey = values.finish(rows.colorways.length)
	const sizes = new Map<string, SizeEntry>()
	for (const [name, { row, key }] of sizeKeys) {
		const value = valueByKey.get(key)
		if (value) sizes.set(name, { key: row.key, position: row.position, labels: row.labels, value })
	}
	return { valueByKey, productKeys, sizes }
}
