import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

const PAGE = 100

/** Catalog rows of some products, by table, in order. */
export type ProductPage = Awaited<ReturnType<typeof readPage>>

/** The products in the order of their ids (bytewise), a few hundred at a time. */
export async function* readProductPages(db: Database): AsyncGenerator<ProductPage> {
	for (let after = ''; ; ) {
		const page = await readPage(db, after)
		const last = page.products.at(-1)
		if (!last) return
		yield page
		after = last.id
	}
}

async function readPage(db: Database, after: string) {
	const products = await db
		.selectFrom('products')
		.selectAll()
		.where(sql<boolean>`id collate "C" > ${after}`)
		.orderBy(sql`id collate "C"`)
		.limit(PAGE)
		.execute()
	const ids = sql<string>`any(${products.map(({ id }) => id)}::text[])`
	const colorways = await db
		.selectFrom('colorways')
		.selectAll()
		.where('product_id', '=', ids)
		.orderBy('position')
		.orderBy(sql`id collate "C"`)
		.execute()
	const ofColorways = sql<string>`any(${colorways.map(({ id }) => id)}::text[])`
	const variants = await db
		.selectFrom('variants')
		.innerJoin('colorways', 'colorways.id', 'variants.colorway_id')
		.innerJoin('products', 'products.id', 'colorways.product_id')
		.leftJoin('sizes', (join) =>
			join.onRef('sizes.size_run_id', '=', 'products.size_run_id').onRef('sizes.key', '=', 'variants.size_key'),
		)
		.select(['sku', 'colorway_id', 'size_key', 'gtin', 'sizes.is_childrens'])
		.where('colorway_id', '=', ofColorways)
		.orderBy('sizes.position')
		.orderBy(sql`sku collate "C"`)
		.execute()
	const ofVariants = sql<string>`any(${variants.map(({ sku }) => sku)}::text[])`
	return {
		products,
		colorways,
		variants,
		categories: await db
			.selectFrom('product_categories')
			.selectAll()
			.where('product_id', '=', ids)
			.orderBy(sql`category_id collate "C"`)
			.execute(),
		texts: await db.selectFrom('product_texts').selectAll().where('product_id', '=', ids).execute(),
		colorwayTexts: await db.selectFrom('colorway_texts').selectAll().where('colorway_id', '=', ofColorways).execute(),
		images: await db
			.selectFrom('colorway_images')
			.selectAll()
			.where('colorway_id', '=', ofColorways)
			.orderBy('position')
			.execute(),
		publications: await db.selectFrom('publications').selectAll().where('colorway_id', '=', ofColorways).execute(),
		prices: await db.selectFrom('prices').selectAll().where('sku', '=', ofVariants).execute(),
		stock: await db
			.selectFrom('stock_levels')
			.select(['location_id', 'sku', 'on_hand'])
			.where('sku', '=', ofVariants)
			.where('on_hand', '>', 0)
			.execute(),
	}
}
