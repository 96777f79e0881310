import type { Currency } from '@vitrine/market/currencies'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { buildCategories } from './build-categories.ts'
import { buildStyles } from './build-styles.ts'
import { buildValues } from './build-values.ts'
import { buildColumns } from './columns.ts'
import { groupBy } from './group-by.ts'
import type { ColorwayEntry, Projection, SiteData } from './projection.ts'
import type { CatalogRows } from './queries/read-catalog.ts'

function emptySite(currency: Currency, counts: { colorways: number; variants: number }): SiteData {
	return {
		currency,
		publishedFrom: new Float64Array(counts.colorways).fill(Number.NaN),
		publishedUntil: new Float64Array(counts.colorways).fill(Number.POSITIVE_INFINITY),
		amounts: new Int32Array(counts.variants).fill(-1),
		offers: new Map(),
	}
}

function enterPublications(
	{ publications, colorways }: CatalogRows,
	{ sites, colorwayById }: { sites: Record<SiteCode, SiteData>; colorwayById: ReadonlyMap<string, ColorwayEntry> },
): void {
	const ordinals = colorways.map(({ id }) => colorwayById.get(id.toLowerCase())?.ordinal)
	for (const { site, periods } of publications)
		for (const [index, [from, until]] of periods.entries()) {
			const ordinal = ordinals[index]
			if (ordinal === undefined || from === null) continue
			sites[site].publishedFrom[ordinal] = from
			if (until !== null) sites[site].publishedUntil[ordinal] = until
		}
}

/** Sorts the rows of a catalog and assigns ordinals. Prices, in these currencies, and stock are filled in afterwards. */
export function buildProjection(
	rows: CatalogRows,
	currencies: Readonly<Record<SiteCode, Currency>>,
	version = '1',
): Projection {
	const colorwayRows = groupBy(rows.colorways, (row) => row.product_id)
	const variantRows = groupBy(rows.variants, (row) => row.colorway_id)
	const productRows = rows.products.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
	const values = buildValues({ rows, productRows, colorwayRows, variantRows })
	const categories = buildCategories(rows.categories, rows.colorways.length)
	const categoryById = new Map(categories.map((category) => [category.id, category]))
	const styles = buildStyles({ productRows, colorwayRows, variantRows }, { values, categoryById, version })

	const counts = { colorways: styles.colorways.length, variants: styles.variants.length }
	const sites = Object.fromEntries(SITE_CODES.map((site) => [site, emptySite(currencies[site], counts)])) as Record<
		SiteCode,
		SiteData
	>
	const colorwayById = new Map(styles.colorways.map((colorway) => [colorway.id.toLowerCase(), colorway]))
	enterPublications(rows, { sites, colorwayById })
	const allValues = [...values.valueByKey.values()]
	return {
		...styles,
		productById: new Map(styles.products.map((product) => [product.id, product])),
		categories,
		categoryById,
		colorwayById,
		variantBySku: new Map(styles.variants.map((variant) => [variant.sku, variant])),
		sizeRuns: groupBy(rows.sizes, (row) => row.size_run_id),
		values: allValues,
		columns: buildColumns({ ...styles, categories, values: allValues }),
		synonyms: rows.synonyms,
		sites,
		available: new Int32Array(styles.variants.length),
	}
}
