import type { Currency } from '@vitrine/market/currencies'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { buildCategories } from './build-categories.ts'
import { Columns } from './columns.ts'
import { FacetValues } from './facet-values.ts'
import { groupBy, groupInSlices } from './group-by.ts'
import { Interned } from './interned.ts'
import { Offers } from './offers.ts'
import { nextSlots, placeProduct } from './place-product.ts'
import { draftProduct, inOrder } from './product-draft.ts'
import type { Room } from './entries.ts'
import type { Projection, SiteData } from './projection.ts'
import type { CatalogRows } from './queries/read-catalog.ts'
import type { SitePublications } from './queries/read-publications.ts'
import { Scratch } from './scratch.ts'
import { inSelection, selectionOf } from './selection.ts'
import { Sizes } from './sizes.ts'
import { complete, forEachSliced, type Sliced } from './slices.ts'
import { sortInSlices } from './sort-in-slices.ts'

/** Room for an eighth more than there is, or a few hundred in a small catalog. */
function roomFor({ products, colorways, variants }: CatalogRows): Room {
	const more = (count: number) => count + Math.max(256, count >>> 3)
	return {
		products: more(products.length),
		colorways: more(colorways.length),
		variants: more(variants.length),
	}
}

function emptySite(currency: Currency, room: Room): SiteData {
	return {
		currency,
		publishedFrom: new Float64Array(room.colorways).fill(Number.NaN),
		publishedUntil: new Float64Array(room.colorways).fill(Number.POSITIVE_INFINITY),
		amounts: new Int32Array(room.variants).fill(-1),
		offers: new Offers(room.variants),
	}
}

/** Writes the publications of colorways, whose ids are in the order of the database. */
export function enterPublications(
	{ sites, colorwayById }: Pick<Projection, 'sites' | 'colorwayById'>,
	{ site, offset, periods, colorways }: SitePublications & { colorways: readonly string[] },
): void {
	const { publishedFrom, publishedUntil } = sites[site]
	for (const [index, [from, until]] of periods.entries()) {
		const ordinal = colorwayById.get(colorways[offset + index]!.toLowerCase())?.ordinal
		if (ordinal === undefined || from === null) continue
		publishedFrom[ordinal] = from
		if (until !== null) publishedUntil[ordinal] = until
	}
}

export type ProjectionRows = CatalogRows & { publications: readonly SitePublications[] }

/** Sorts the rows of a catalog and assigns ordinals. Prices, in these currencies, and stock are filled in afterwards. */
export function buildProjection(
	{ publications, ...rows }: ProjectionRows,
	currencies: Readonly<Record<SiteCode, Currency>>,
): Projection {
	const projection = complete(projectionInSlices(rows, { currencies, version: '1' }))
	const colorways = rows.colorways.map(({ id }) => id)
	for (const own of publications) enterPublications(projection, { ...own, colorways })
	return projection
}

/** As `buildProjection`, without publications. */
export function* projectionInSlices(
	rows: CatalogRows,
	{ currencies, version }: { currencies: Readonly<Record<SiteCode, Currency>>; version: string },
): Sliced<Projection> {
	const colorwayRows = yield* groupInSlices(rows.colorways, (row) => row.product_id)
	const variantRows = yield* groupInSlices(rows.variants, (row) => row.colorway_id)
	const room = roomFor(rows)
	const projection = emptyProjection(rows, { currencies, room })
	yield* forEachSliced(yield* sortInSlices(rows.products, inSelection), (row) => {
		const colorways = (colorwayRows.get(row.id) ?? []).map((own) => ({
			row: own,
			variants: variantRows.get(own.id) ?? [],
		}))
		const draft = draftProduct(projection, { ...inOrder({ row, colorways }, projection.sizes), version })
		placeProduct(projection, { draft, slots: nextSlots(projection) })
	})
	projection.selection = selectionOf(projection.products, room.products)
	return projection
}

function emptyProjection(
	rows: CatalogRows,
	{ currencies, room }: { currencies: Readonly<Record<SiteCode, Currency>>; room: Room },
): Projection {
	const categories = buildCategories(rows.categories, room.colorways)
	const values = new FacetValues(room.colorways)
	return {
		products: [],
		productById: new Map(),
		colorways: [],
		colorwayById: new Map(),
		variants: [],
		variantBySku: new Map(),
		room,
		selection: selectionOf([], room.products),
		categories,
		categoryById: new Map(categories.map((category) => [category.id, category])),
		sizeRuns: groupBy(rows.sizes, (row) => row.size_run_id),
		sizes: new Sizes(values, rows.sizes),
		values,
		byFibre: new Map(),
		columns: new Columns(room),
		interned: new Interned(),
		scratch: new Scratch(room.colorways),
		synonyms: rows.synonyms,
		sites: Object.fromEntries(SITE_CODES.map((site) => [site, emptySite(currencies[site], room)])) as Record<
			SiteCode,
			SiteData
		>,
		available: new Int32Array(room.variants),
	}
}
