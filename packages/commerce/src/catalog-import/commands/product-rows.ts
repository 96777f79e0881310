import type { SiteCode } from '@vitrine/market/sites'
import type { Picture } from '../../media/pictures.ts'
import type { Scope } from '../entries.ts'
import type { PreparedRecord } from '../spool.ts'
import type { ProductRecord } from '../product-record.ts'
import type { Row } from '../../database/upsert.ts'

export type PreparedProduct = PreparedRecord & { record: ProductRecord }

/**
 * Rows of some products, by table. A column the record leaves out is undefined until `fillUnstated`; categories and
 * pictures are rows of those who state theirs alone.
 */
export type ProductRows = {
	ids: string[]
	media: Picture[]
	products: Row[]
	categories: Row[]
	texts: Row[]
	colorways: Row[]
	colorwayTexts: Row[]
	images: Row[]
	variants: Row[]
	publications: Row[]
	/** Products that state all their categories, colorways that state all their pictures. */
	categorized: string[]
	pictured: string[]
	/** Colorways that lack pictures of their record; after keepPictures those whose stored ones stay. */
	incomplete: string[]
	/** Colorways taken off a site. */
	withdrawn: { site: string; colorway_id: string }[]
}

/** Maps products to rows of their tables. Publications of sites outside the scope are left out. */
export function productRows(batch: readonly PreparedProduct[], scope: Scope): ProductRows {
	const media = new Map<string, Picture>()
	for (const { pictures } of batch) for (const picture of Object.values(pictures)) media.set(picture.hash, picture)
	const colorways = batch.flatMap(({ record, pictures }) =>
		record.colorways.map((colorway, position) => ({ ...colorway, product_id: record.id, position, pictures })),
	)
	return {
		ids: batch.map(({ record }) => record.id),
		media: [...media.values()],
		products: batch.map(({ record }) => productRow(record)),
		categories: batch.flatMap(({ record }) =>
			[...new Set(record.categories ?? [])].map((id) => ({ product_id: record.id, category_id: id })),
		),
		texts: batch.flatMap(({ record }) => textRows(record)),
		colorways: colorways.map(({ id, product_id, position, family, swatch }) => ({
			id,
			product_id,
			position,
			color_family: family,
			swatch,
		})),
		colorwayTexts: colorways.flatMap(({ id, texts }) =>
			Object.entries(texts).map(([language, text]) => ({ colorway_id: id, language, name: text?.name })),
		),
		images: colorways.flatMap(({ id, images, pictures }) =>
			(images ?? []).map(({ view, source }, position) => ({
				colorway_id: id,
				position,
				view,
				source,
				media_hash: pictures[source]?.hash,
			})),
		),
		variants: colorways.flatMap(({ id, variants }) =>
			variants.map(({ sku, size, gtin }) => ({ sku, colorway_id: id, size_key: size, gtin })),
		),
		publications: colorways.flatMap(({ id, published }) =>
			Object.entries(published)
				.filter(([site, period]) => period && scope.sites.has(site as SiteCode))
				.map(([site, period]) => ({
					site,
					colorway_id: id,
					published_from: period?.from,
					published_until: period?.until ?? null,
				})),
		),
		categorized: batch.flatMap(({ record }) => (record.categories ? [record.id] : [])),
		pictured: colorways.flatMap(({ id, images }) => (images ? [id] : [])),
		incomplete: batch.flatMap(({ incomplete = [] }) => incomplete),
		withdrawn: colorways.flatMap(({ id, published }) =>
			Object.entries(published)
				.filter(([site, period]) => period === null && scope.sites.has(site as SiteCode))
				.map(([site]) => ({ site, colorway_id: id })),
		),
	}
}

function productRow(record: ProductRecord): Row {
	return {
		id: record.id,
		size_run_id: record.sizeRun,
		category_id: record.category,
		manufacturer_id: record.manufacturer,
		brand: record.brand,
		attributes: record.attributes,
		composition: record.composition,
		has_animal_parts: record.animalParts,
		care: record.care,
		environment: record.environment,
		measures: record.measures,
		launched_on: record.launchedOn,
		rank: record.rank,
	}
}

function textRows(record: ProductRecord): Row[] {
	return Object.entries(record.texts).map(([language, text]) => ({
		product_id: record.id,
		language,
		name: text?.name,
		slug: text?.slug,
		description: text?.description,
		details: text?.details,
	}))
}
