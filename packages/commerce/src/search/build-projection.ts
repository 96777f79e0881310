import type { Currency } from '@vitrine/market/currencies'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { buildCategories } from './build-categories.ts'
import { buildStyles } from './build-styles.ts'
import { buildValues } from './build-values.ts'
import { buildColumns } from './columns.ts'
import { groupBy, groupInSlices } from './group-by.ts'
import type { ColorwayEntry, Projection, SiteData } from './projection.ts'
import type { CatalogRows } from './queries/read-catalog.ts'
import { complete, forEachSliced, type Sliced } from './slices.ts'

function emptySite(currency: Currency, counts: { colorways: number; variants: number }): SiteData {
	return {
		currency,
		publishedFrom: new Float64Array(counts.colorways).fill(Number.NaN),
		publishedUntil: new Float64Array(counts.colorways).fill(Number.POSITIVE_INFINITY),
		amounts: new Int32Array(counts.variants).fill(-1),
		offers: new Map(),
	}
}

function* enterPublications(
	{ publications, colorways }: CatalogRows,
	{ sites, colorwayById }: { sites: Record<SiteCode, SiteData>; colorwayById: ReadonlyMap<string, ColorwayEntry> },
): Sliced<void> {
	const ordinals = colorways.map(({ id }) => colorwayById.get(id.toLowerCase())?.ordinal)
	for (const { site, periods } of publications)
		yield* forEachSliced(periods, ([from, until], index) => {
			const ordinal = ordinals[index]
			if (ordinal === undefined || from === null) return
			sites[site].publishedFrom[ordinal] = from
			if (until !== null) sites[site].publishedUntil[ordinal] = until
		})
}

/** Sorts the rows of a catalog and assigns ordinals. Prices, in these currencies, and stock are filled in afterwards. */
export function buildProjection(
	rows: CatalogRows,
	currencies: Readonly<Record<SiteCode, Currency>>,
	version = '1',
): Projection {
	return complete(projectionInSlices(rows, { currencies, version }))
}

export function* projectionInSlices(
	rows: CatalogRows,
	{ currencies, version }: { currencies: Readonly<Record<SiteCode, Currency>>; version: string },
): Sliced<Projection> {
	const colorwayRows = yield* groupInSlices(rows.colorways, (row) => row.product_id)
	const variantRows = yield* groupInSlices(rows.variants, (row) => row.colorway_id)
	const productRows = rows.products.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
	const values = yield* buildValues({ rows, productRows, colorwayRows, variantRows })
	const categories = buildCategories(rows.categories, rows.colorways.length)
	const categoryById = new Map(categories.map((category) => [category.id, category]))
	const styles = yield* buildStyles({ productRows, colorwayRows, variantRows }, { values, categoryById, version })

	const counts = { colorways: styles.colorways.length, variants: styles.variants.length }
	const sites = Object.fromEntries(SITE_CODES.map((site) => [site, emptySite(currencies[site], counts)])) as Record<
		SiteCode,
		SiteData
	>
	yield* enterPublications(rows, { sites, colorwayById: styles.colorwayById })
	const allValues = [...values.valueByKey.values()]
	return {
		...styles,
		categories,
		categoryById,
		sizeRuns: groupBy(rows.sizes, (row) => row.size_run_id),
		values: allValues,
		columns: yield* buildColumns({ ...styles, categories, values: allValues }),
		synonyms: rows.synonyms,
		sites,
		available: new Int32Array(styles.variants.length),
	}
}
