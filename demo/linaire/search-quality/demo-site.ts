import { NOW, ofType, readDemoCatalog } from '../catalog/fixtures.ts'
import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { ProductRecord } from '@vitrine/commerce/catalog-import/product-record'
import type { CatalogRecord } from '@vitrine/commerce/catalog-import/records'
import { buildProjection, type ProjectionRows } from '@vitrine/commerce/search/build-projection'
import type { Projection } from '@vitrine/commerce/search/projection'
import type { SiteCatalog } from '@vitrine/commerce/search/site-catalog'
import { buildListing } from '@vitrine/commerce/search/site-listing'
import { buildStock } from '@vitrine/commerce/search/site-stock'

/** The rows a database with these records would give the index, without the database. */
function rowsOf(records: CatalogRecord[]): ProjectionRows {
	const products = ofType(records, 'product')
	const colorways = products.flatMap((product) =>
		product.colorways.map((own, position) => ({ product, own, position })),
	)
	return {
		categories: ofType(records, 'category').map(({ id, parent, texts }) => ({
			id,
			parent_id: parent ?? null,
			tile: null,
			texts: Object.fromEntries(
				LANGUAGES.flatMap((language) => {
					const text = texts[language]
					return text ? [[language, { ...text, intro: text.intro ?? null }]] : []
				}),
			),
		})),
		sizes: ofType(records, 'size-run').flatMap(({ id, sizes }) =>
			sizes.map(({ key, labels }, position) => ({ size_run_id: id, key, position, labels })),
		),
		products: products.map(productRow),
		colorways: colorways.map(({ product, own, position }) => ({
			id: own.id,
			product_id: product.id,
			position,
			color_family: own.family,
			swatch: own.swatch,
			texts: Object.fromEntries(Object.entries(own.texts).map(([language, text]) => [language, text.name])),
			images: null,
		})),
		variants: colorways.flatMap(({ own }) =>
			own.variants.map(({ sku, size, gtin }) => ({ sku, colorway_id: own.id, size_key: size, gtin: gtin ?? null })),
		),
		publications: SITE_CODES.map((site) => ({
			site,
			offset: 0,
			periods: colorways.map(({ own }) => {
				const { from, until } = own.published[site] ?? {}
				return [from ? Date.parse(from) : null, until ? Date.parse(until) : null]
			}),
		})),
		synonyms: ofType(records, 'synonyms').flatMap(({ language, groups }) =>
			groups.map((group) => ({ language, ...group })),
		),
	}
}

function productRow(product: ProductRecord): ProjectionRows['products'][number] {
	return {
		id: product.id,
		rank: product.rank ?? 0,
		launched_on: product.launchedOn,
		size_run_id: product.sizeRun,
		category_id: product.category,
		categories: product.categories ?? null,
		attributes: product.attributes ?? {},
		composition: product.composition ?? [],
		texts: product.texts,
	}
}

/** Each style again and again under other ids, until there are so many. */
function multiplied(records: CatalogRecord[], styles: number): CatalogRecord[] {
	const products = ofType(records, 'product')
	const others = records.filter(({ type }) => type !== 'product')
	const copies = Array.from({ length: styles }, (_, index): CatalogRecord => {
		const product = products[index % products.length]!
		const copy = Math.floor(index / products.length)
		if (copy === 0) return product
		return {
			...product,
			id: `${product.id}-${copy}`,
			colorways: product.colorways.map((own) => ({
				...own,
				id: `${own.id}-${copy}`,
				variants: own.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-${copy}` })),
			})),
		}
	})
	return [...others, ...copies]
}

/** The demo's catalog in memory, with the regular prices and the stock of its records; multiplied to so many styles, to measure with. */
export function demoProjection({ styles }: { styles?: number } = {}): Projection {
	const demo = readDemoCatalog()
	const records = styles === undefined ? demo : multiplied(demo, styles)
	const currencies = Object.fromEntries(SITE_CODES.map((site) => [site, SITES[site].currency])) as Record<
		SiteCode,
		(typeof SITES)[SiteCode]['currency']
	>
	const projection = buildProjection(rowsOf(records), currencies)
	const variants = ofType(records, 'product').flatMap(({ colorways }) => colorways.flatMap((own) => own.variants))
	for (const { sku, prices, stock } of variants) {
		const ordinal = projection.variantBySku.get(sku)?.ordinal
		if (ordinal === undefined) continue
		projection.available[ordinal] = stock?.warehouse ?? 0
		for (const site of SITE_CODES) projection.sites[site].amounts[ordinal] = prices[site]?.centAmount ?? -1
	}
	return projection
}

/** One site of it at the instant the demo's fixtures are made for. */
export function demoSite(projection: Projection, site: SiteCode): SiteCatalog {
	return {
		site,
		projection,
		listing: buildListing({ projection, site, now: NOW }),
		stock: buildStock({ projection, site }),
		stamp: '',
	}
}
