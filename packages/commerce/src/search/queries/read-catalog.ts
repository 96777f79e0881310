import { type Language, LANGUAGES } from '@vitrine/market/locales'
import { type RawBuilder, sql } from 'kysely'
import type { ImageRow } from '../../catalog/queries/images.ts'
import { imageJson } from '../../catalog/queries/images.ts'
import type { Database } from '../../database/client.ts'
import type { SynonymGroup } from '../text/lexicon.ts'
import { readAll } from './pages.ts'

export type CategoryRow = {
	id: string
	parent_id: string | null
	tile: ImageRow | null
	texts: Partial<Record<Language, { name: string; slug: string; intro: string | null }>> | null
}
export type ProductRow = {
	id: string
	rank: number
	launched_on: string
	size_run_id: string
	category_id: string
	categories: string[] | null
	attributes: Record<string, string | string[]>
	composition: { fibres: { fibre: string; percent: number }[] }[]
	texts: Partial<Record<Language, { name: string; slug: string }>> | null
}
export type ColorwayRow = {
	id: string
	product_id: string
	position: number
	color_family: string
	swatch: string
	texts: Partial<Record<Language, string>> | null
	images: ImageRow[] | null
}
export type VariantRow = { sku: string; colorway_id: string; size_key: string; gtin: string | null }
export type SizeRow = { size_run_id: string; key: string; position: number; labels: Record<string, string> }
/** Catalog rows for lists and search, siblings in order. */
export type CatalogRows = {
	categories: CategoryRow[]
	sizes: SizeRow[]
	products: ProductRow[]
	colorways: ColorwayRow[]
	variants: VariantRow[]
	synonyms: SynonymGroup[]
}

/** Reads products with their parts, in the order of the database. */
export async function readProductRows(
	db: Database,
	ids: readonly string[],
): Promise<Pick<CatalogRows, 'products' | 'colorways' | 'variants'>> {
	const { rows: products } = await selectProducts(sql`p.id = any(${ids})`).execute(db)
	const { rows: colorways } = await selectColorways(sql`c.product_id = any(${ids}) order by c.id`).execute(db)
	const variants = await db
		.selectFrom('variants')
		.selectAll()
		.where('colorway_id', 'in', (colorway) =>
			colorway.selectFrom('colorways').select('id').where('product_id', '=', sql<string>`any(${ids})`),
		)
		.orderBy('sku')
		.execute()
	return { products, colorways, variants }
}

/** Reads the whole catalog. Requires a repeatable-read transaction, or rows of different snapshots mix. */
export async function readCatalog(db: Database): Promise<CatalogRows> {
	return {
		categories: await readCategories(db),
		sizes: await db.selectFrom('sizes').selectAll().orderBy('size_run_id').orderBy('position').orderBy('key').execute(),
		products: await readProducts(db),
		colorways: await readColorways(db),
		variants: await readAll(({ after, limit }) =>
			db
				.selectFrom('variants')
				.selectAll()
				.where('sku', '>', after?.sku ?? '')
				.orderBy('sku')
				.limit(limit)
				.execute(),
		),
		synonyms: await readSynonyms(db),
	}
}

async function readSynonyms(db: Database): Promise<SynonymGroup[]> {
	const rows = await db.selectFrom('synonyms').selectAll().orderBy('language').orderBy('id').execute()
	return rows.flatMap(({ language, ...group }) => {
		const known = LANGUAGES.find((one) => one === language)
		return known ? { ...group, language: known } : []
	})
}

async function readCategories(db: Database): Promise<CategoryRow[]> {
	const { rows } = await sql<CategoryRow>`
		select c.id, c.parent_id, (
			select json_object_agg(t.language, json_build_object('name', t.name, 'slug', t.slug, 'intro', t.intro))
			from category_texts t where t.category_id = c.id) as texts, (
			select json_build_object('hash', m.hash, 'width', m.width, 'height', m.height, 'widths', m.widths, 'view', 'tile')
			from media m where m.hash = c.tile_hash) as tile
		from categories c order by c.position, c.id`.execute(db)
	return rows
}

function readProducts(db: Database): Promise<ProductRow[]> {
	return readAll(async ({ after, limit }) => {
		const page = sql`p.id > ${after?.id ?? ''} order by p.id limit ${limit}`
		return (await selectProducts(page).execute(db)).rows
	})
}

function selectProducts(which: RawBuilder<unknown>): RawBuilder<ProductRow> {
	return sql<ProductRow>`
		select p.id, p.rank, p.launched_on, p.size_run_id, p.category_id, p.attributes, p.composition,
			(select array_agg(pc.category_id) from product_categories pc where pc.product_id = p.id) as categories,
			(select json_object_agg(t.language, json_build_object('name', t.name, 'slug', t.slug))
				from product_texts t where t.product_id = p.id) as texts
		from products p where ${which}`
}

function readColorways(db: Database): Promise<ColorwayRow[]> {
	return readAll(async ({ after, limit }) => {
		const page = sql`c.id > ${after?.id ?? ''} order by c.id limit ${limit}`
		return (await selectColorways(page).execute(db)).rows
	})
}

function selectColorways(which: RawBuilder<unknown>): RawBuilder<ColorwayRow> {
	return sql<ColorwayRow>`
		select c.id, c.product_id, c.position, c.color_family, c.swatch,
			(select json_object_agg(t.language, t.name) from colorway_texts t where t.colorway_id = c.id) as texts,
			(select json_agg(image) from (select ${imageJson} as image from colorway_images i
				join media m on m.hash = i.media_hash where i.colorway_id = c.id
				order by (i.view = 'front') desc, i.position limit 2) first_two) as images
		from colorways c where ${which}`
}
