import type { Currency } from '@vitrine/market/currencies'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { buildCategories } from './build-categories.ts'
import { Columns } from './columns.ts'
import { FacetValues } from './facet-values.ts'
import { groupBy } from './group-by.ts'
import { Interned } from './interned.ts'
import { Offers } from './offers.ts'
import { nextSlots, placeProduct } from './place-product.ts'
import { draftProduct, type ProductRows } from './product-draft.ts'
import { groupProducts } from './product-rows.ts'
import type { Room } from './entries.ts'
import type { Projection, SiteData } from './projection.ts'
import type { GoodsRows, StructureRows } from './queries/read-catalog.ts'
import type { SitePublications } from './queries/read-publications.ts'
import { Scratch } from './scratch.ts'
import { inSelection, selectionOf } from './selection.ts'
import { Sizes } from './sizes.ts'

/** Room for an eighth more than there is, or a few hundred in a small catalog. */
function roomFor({ products, colorways, variants }: Room): Room {
	const more = (count: number) => count + Math.max(256, count >>> 3)
	return { products: more(products), colorways: more(colorways), variants: more(variants) }
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

/** Writes the publications of colorways, whose ordinals are in the order of the database. */
export function enterPublications(
	{ sites }: Pick<Projection, 'sites'>,
	{ site, offset, periods, ordinals }: SitePublications & { ordinals: ArrayLike<number> },
): void {
	const { publishedFrom, publishedUntil } = sites[site]
	for (const [index, [from, until]] of periods.entries()) {
		const ordinal = ordinals[offset + index]!
		if (from === null) continue
		publishedFrom[ordinal] = from
		if (until !== null) publishedUntil[ordinal] = until
	}
}

export type ProjectionRows = StructureRows & GoodsRows & { publications: readonly SitePublications[] }

/** Builds the index of rows. Prices, in these currencies, and stock are filled in afterwards. */
export function buildProjection(
	{ publications, ...rows }: ProjectionRows,
	currencies: Readonly<Record<SiteCode, Currency>>,
): Projection {
	const { products, colorways, variants } = rows
	const counts = { products: products.length, colorways: colorways.length, variants: variants.length }
	const projection = emptyProjection(rows, { currencies, counts })
	const inOrder = { products: products.toSorted(inSelection), colorways, variants }
	for (const own of groupProducts(inOrder, projection.sizes)) enterProduct(projection, { ...own, version: '1' })
	projection.selection = selectionOf(projection.products, projection.room.products)
	const ordinals = colorways.map(({ id }) => projection.colorwayById.get(id.toLowerCase())!.ordinal)
	for (const own of publications) enterPublications(projection, { ...own, ordinals })
	return projection
}

/** Gives a product of a load the next ordinals. Products come in the order of "Our selection". */
export function enterProduct(projection: Projection, rows: ProductRows & { version: string }): void {
	placeProduct(projection, { draft: draftProduct(projection, rows), slots: nextSlots(projection) })
}

/** An index without products, with room for as many and some more. */
export function emptyProjection(
	rows: StructureRows,
	{ currencies, counts }: { currencies: Readonly<Record<SiteCode, Currency>>; counts: Room },
): Projection {
	const room = roomFor(counts)
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
