import { SITE_CODES, SITES, isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { addTo, emptySet } from './bitset.ts'
import { buildValues } from './build-values.ts'
import { groupBy } from './group-by.ts'
import type {
	CategoryEntry,
	ColorwayEntry,
	FacetValueEntry,
	ProductEntry,
	Projection,
	SiteData,
	VariantEntry,
} from './projection.ts'
import { imageOf } from '../catalog/queries/images.ts'
import type { CatalogRows, CategoryRow, ColorwayRow, ProductRow } from './queries/read-catalog.ts'

const DAY = 86_400_000

function byText<T>(text: (row: T) => string) {
	return (a: T, b: T) => (text(a) < text(b) ? -1 : Number(text(a) > text(b)))
}

/** Categories depth first. One whose parents form a ring hangs nowhere and is left out. */
function buildCategories(rows: readonly CategoryRow[], colorwayCount: number): CategoryEntry[] {
	const children = groupBy(rows, (row) => row.parent_id ?? '')
	const entries: CategoryEntry[] = []
	const descend = (parent: CategoryEntry | undefined) => {
		for (const row of children.get(parent?.id ?? '') ?? []) {
			const entry: CategoryEntry = {
				ordinal: entries.length,
				id: row.id,
				parent,
				children: [],
				texts: row.texts ?? {},
				tile: row.tile && imageOf(row.tile),
				members: emptySet(colorwayCount),
			}
			entries.push(entry)
			parent?.children.push(entry)
			descend(entry)
		}
	}
	descend(undefined)
	return entries
}

function withAncestors(category: CategoryEntry | undefined): CategoryEntry[] {
	return category ? [category, ...withAncestors(category.parent)] : []
}

function emptySite(site: SiteCode, counts: { colorways: number; variants: number }): SiteData {
	return {
		currency: SITES[site].currency,
		publishedFrom: new Float64Array(counts.colorways).fill(Number.NaN),
		publishedUntil: new Float64Array(counts.colorways).fill(Number.POSITIVE_INFINITY),
		amounts: new Int32Array(counts.variants).fill(-1),
		offers: new Map(),
	}
}

/** Puts the rows of a catalog into order and gives everything its ordinal. Prices and stock are filled in afterwards. */
export function buildProjection(rows: CatalogRows): Projection {
	const colorwayRows = groupBy(rows.colorways, (row) => row.product_id)
	const variantRows = groupBy(rows.variants, (row) => row.colorway_id)
	const productRows = rows.products.toSorted((a, b) => a.rank - b.rank || byText<ProductRow>((row) => row.id)(a, b))
	const { valueByKey, productKeys, sizes } = buildValues({ rows, productRows, colorwayRows, variantRows })
	const categories = buildCategories(rows.categories, rows.colorways.length)
	const categoryById = new Map(categories.map((category) => [category.id, category]))

	const products: ProductEntry[] = []
	const colorways: ColorwayEntry[] = []
	const variants: VariantEntry[] = []
	for (const row of productRows) {
		const named = [row.category_id, ...(row.categories ?? [])].map((id) => categoryById.get(id))
		const product: ProductEntry = {
			ordinal: products.length,
			id: row.id,
			category: named[0],
			categories: [...new Set(named.flatMap(withAncestors))],
			texts: row.texts ?? {},
			launchedOn: row.launched_on,
			launchedDay: Math.floor(Date.parse(row.launched_on) / DAY),
			values: (productKeys.get(row.id) ?? []).flatMap((key) => valueByKey.get(key) ?? []),
			firstColorway: colorways.length,
			endColorway: colorways.length + (colorwayRows.get(row.id)?.length ?? 0),
		}
		products.push(product)
		const own = colorwayRows.get(row.id) ?? []
		for (const colorwayRow of own.toSorted(
			(a, b) => a.position - b.position || byText<ColorwayRow>((colorway) => colorway.id)(a, b),
		)) {
			const color = valueByKey.get(`color ${colorwayRow.color_family}`)
			if (!color) continue
			const sized = (variantRows.get(colorwayRow.id) ?? []).flatMap((variant) => {
				const size = sizes.get(`${row.size_run_id} ${variant.size_key}`)
				return size ? { variant, size } : []
			})
			sized.sort((a, b) => a.size.value.ordinal - b.size.value.ordinal || (a.variant.sku < b.variant.sku ? -1 : 1))
			const colorway: ColorwayEntry = {
				ordinal: colorways.length,
				id: colorwayRow.id,
				product,
				color,
				swatch: colorwayRow.swatch,
				texts: colorwayRow.texts ?? {},
				images: (colorwayRow.images ?? []).map(imageOf),
				firstVariant: variants.length,
				endVariant: variants.length + sized.length,
			}
			colorways.push(colorway)
			for (const { variant, size } of sized)
				variants.push({ ordinal: variants.length, sku: variant.sku, gtin: variant.gtin, colorway, size })
			enterSets(
				colorway,
				sized.map(({ size }) => size.value),
			)
		}
	}

	const counts = { colorways: colorways.length, variants: variants.length }
	const sites = Object.fromEntries(SITE_CODES.map((site) => [site, emptySite(site, counts)])) as Record<
		SiteCode,
		SiteData
	>
	const colorwayById = new Map(colorways.map((colorway) => [colorway.id.toLowerCase(), colorway]))
	for (const row of rows.publications) {
		const colorway = colorwayById.get(row.colorway_id.toLowerCase())
		if (!colorway || !isSiteCode(row.site)) continue
		sites[row.site].publishedFrom[colorway.ordinal] = row.published_from.getTime()
		if (row.published_until) sites[row.site].publishedUntil[colorway.ordinal] = row.published_until.getTime()
	}
	return {
		version: rows.version,
		categories,
		categoryById,
		products,
		colorways,
		colorwayById,
		variants,
		variantBySku: new Map(variants.map((variant) => [variant.sku, variant])),
		values: [...valueByKey.values()],
		sites,
		available: new Int32Array(variants.length),
	}
}

function enterSets(colorway: ColorwayEntry, sizes: readonly FacetValueEntry[]): void {
	for (const value of [...colorway.product.values, colorway.color, ...sizes]) addTo(value.members, colorway.ordinal)
	for (const category of colorway.product.categories) addTo(category.members, colorway.ordinal)
}
