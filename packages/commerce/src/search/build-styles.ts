import { imageOf } from '../catalog/queries/images.ts'
import { addTo } from './bitset.ts'
import { withAncestors } from './build-categories.ts'
import type { CatalogValues } from './build-values.ts'
import { mainFibres } from './facet-values.ts'
import type { CategoryEntry, ColorwayEntry, ProductEntry, VariantEntry } from './projection.ts'
import type { ColorwayRow, ProductRow, VariantRow } from './queries/read-catalog.ts'
import { forEachSliced, type Sliced } from './slices.ts'

const DAY = 86_400_000

/** Sorted styles, colorways and variants. */
type Styles = {
	products: ProductEntry[]
	colorways: ColorwayEntry[]
	variants: VariantEntry[]
	productById: Map<string, ProductEntry>
	/** By id in lower case. */
	colorwayById: Map<string, ColorwayEntry>
	variantBySku: Map<string, VariantEntry>
}

type Rows = {
	/** In the order of "Our selection". */
	productRows: readonly ProductRow[]
	colorwayRows: ReadonlyMap<string, ColorwayRow[]>
	variantRows: ReadonlyMap<string, VariantRow[]>
}

type Known = {
	values: CatalogValues
	categoryById: ReadonlyMap<string, CategoryEntry>
	/** Of what is built: changes with every load. */
	version: string
}

/** Assigns every product, colorway and variant its ordinal and adds it to the sets of its values and categories. */
export function* buildStyles({ productRows, colorwayRows, variantRows }: Rows, known: Known): Sliced<Styles> {
	const styles: Styles = {
		products: [],
		colorways: [],
		variants: [],
		productById: new Map(),
		colorwayById: new Map(),
		variantBySku: new Map(),
	}
	yield* forEachSliced(productRows, (row) => {
		const product = describeProduct(row, { ...known, ordinal: styles.products.length })
		product.firstColorway = styles.colorways.length
		styles.products.push(product)
		styles.productById.set(product.id, product)
		const own = (colorwayRows.get(row.id) ?? []).toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
		for (const colorway of own)
			addColorway(styles, {
				row: colorway,
				product,
				variantRows: variantRows.get(colorway.id) ?? [],
				sizeRun: row.size_run_id,
				values: known.values,
			})
		product.endColorway = styles.colorways.length
	})
	return styles
}

function describeProduct(row: ProductRow, known: Known & { ordinal: number }): ProductEntry {
	const named = [row.category_id, ...(row.categories ?? [])].map((id) => known.categoryById.get(id))
	const { productKeys, valueByKey } = known.values
	return {
		ordinal: known.ordinal,
		id: row.id,
		version: known.version,
		rank: row.rank,
		sizeRunId: row.size_run_id,
		category: named[0],
		categories: [...new Set(named.flatMap(withAncestors))],
		texts: row.texts ?? {},
		launchedDay: Math.floor(Date.parse(row.launched_on) / DAY),
		audience: [row.attributes.audience ?? []].flat(),
		fibres: mainFibres(row.composition),
		values: (productKeys.get(row.id) ?? []).flatMap((key) => valueByKey.get(key) ?? []),
		firstColorway: 0,
		endColorway: 0,
	}
}

function addColorway(
	styles: Styles,
	own: {
		row: ColorwayRow
		product: ProductEntry
		variantRows: readonly VariantRow[]
		sizeRun: string
		values: CatalogValues
	},
): void {
	const { row, product, values } = own
	const color = values.valueByKey.get(`color ${row.color_family}`)
	if (!color) return
	const sized = own.variantRows.flatMap((variant) => {
		const size = values.sizes.get(`${own.sizeRun} ${variant.size_key}`)
		return size ? { variant, size } : []
	})
	sized.sort((a, b) => a.size.position - b.size.position || (a.variant.sku < b.variant.sku ? -1 : 1))
	const colorway: ColorwayEntry = {
		ordinal: styles.colorways.length,
		id: row.id,
		product,
		color,
		swatch: row.swatch,
		texts: row.texts ?? {},
		images: (row.images ?? []).map(imageOf),
		firstVariant: styles.variants.length,
		endVariant: styles.variants.length + sized.length,
	}
	styles.colorways.push(colorway)
	styles.colorwayById.set(colorway.id.toLowerCase(), colorway)
	for (const { variant, size } of sized) {
		const entry = { ordinal: styles.variants.length, sku: variant.sku, gtin: variant.gtin, colorway, size }
		styles.variants.push(entry)
		styles.variantBySku.set(variant.sku, entry)
	}
	for (const value of [...product.values, color, ...sized.map(({ size }) => size.value)])
		addTo(value.members, colorway.ordinal)
	for (const category of product.categories) addTo(category.members, colorway.ordinal)
}
