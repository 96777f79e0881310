import { type Language, LANGUAGES } from '@vitrine/market/locales'
import { type RawBuilder, sql } from 'kysely'
import type { ImageRow } from '../../catalog/queries/images.ts'
import { imageJson } from '../../catalog/queries/images.ts'
import type { Database } from '../../database/client.ts'
import type { Room } from '../entries.ts'
import type { SynonymGroup } from '../text/lexicon.ts'
import { readAll } from './pages.ts'

type KeyPage = { after: string; limit: number }

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
/** What products refer to, and the words of the shop; siblings in order. */
export type StructureRows = { categories: CategoryRow[]; sizes: SizeRow[]; synonyms: SynonymGroup[] }
/** Products with their parts. */
export type GoodsRows = { products: ProductRow[]; colorways: ColorwayRow[]; variants: VariantRow[] }

/** Reads products with their parts, in the order of the database. */
export async function readProductRows(db: Database, ids: readonly string[]): Promise<GoodsRows> {
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

export async function readStructure(db: Database): Promise<StructureRows> {
	return {
		categories: await readCategories(db),
		sizes: await db.selectFrom('sizes').selectAll().orderBy('size_run_id').orderBy('position').orderBy('key').execute(),
		synonyms: await readSynonyms(db),
	}
}

/** How many products, colorways and variants there are. */
export async function countGoods(db: Database): Promise<Room> {
	const { rows } = await sql<Room>`
		select (select count(*)::int from products) as products, (select count(*)::int from colorways) as colorways,
			(select count(*)::int from variants) as variants`.execute(db)
	return rows[0]!
}

/** Every product's place in "Our selection". */
export function readRanks(db: Database): Promise<{ id: string; rank: number }[]> {
	return readAll(({ after, limit }) =>
		db
			.selectFrom('products')
			.select(['id', 'rank'])
			.where('id', '>', after?.id ?? '')
			.orderBy('id')
			.limit(limit)
			.execute(),
	)
}

/** Colorway ids in the order of the database. */
export async function readColorwayIds(db: Database, { after, limit }: KeyPage): Promise<string[]> {
	const rows = db.selectFrom('colorways').select('id').where('id', '>', after).orderBy('id').limit(limit)
	return (await rows.execute()).map(({ id }) => id)
}

/** SKUs in the order of the database. */
export async function readSkus(db: Database, { after, limit }: KeyPage): Promise<string[]> {
	const rows = db.selectFrom('variants').select('sku').where('sku', '>', after).orderBy('sku').limit(limit)
	return (await rows.execute()).map(({ sku }) => sku)
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
			select json_build_object('hash', m.hash, 'width', m.width, 'height', m.height, 'widths', m.widths, 'ground', m.ground, 'view', 'tile')
			from media m where m.hash = c.tile_hash) as tile
		from categories c order by c.position, c.id`.execute(db)
	return rows
}

function selectProducts(which: RawBuilder<unknown>): RawBuilder<ProductRow> {
	return sql<ProductRow>`
		select p.id, p.rank, p.launched_on, p.size_run_id, p.category_id, p.attributes, p.composition,
			(select array_agg(pc.category_id) from product_categories pc where pc.product_id = p.id) as categories,
			(select json_object_agg(t.language, json_build_object('name', t.name, 'slug', t.slug))
				from product_texts t where t.product_id = p.id) as texts
		from products p where ${which}`
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
