import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { Scope } from '../entries.ts'
import { type Changes, REMOVABLE, type Removable } from './changes.ts'
import type { PreparedProduct, ProductRows } from './product-rows.ts'
import type { Row } from '../../database/upsert.ts'

type Batch = {
	/** Products of the batch that exist in the catalog. */
	existing: readonly string[]
	batch: readonly PreparedProduct[]
	rows: ProductRows
	/** Stock locations the file is authoritative for. */
	locations: readonly string[]
}

/**
 * Counts the parts of existing products missing in their records. They stay, unless the file replaces its products; a
 * list of pictures is replaced by one that is given. Call it before any write. Foreign files are not authoritative for
 * other sites, languages and locations.
 */
export async function countRemovals(
	tx: DatabaseTransaction,
	{ existing, batch, rows, locations }: Batch,
	{ scope, changes }: { scope: Scope; changes: Changes },
): Promise<void> {
	if (existing.length === 0) return
	const keys = (columns: readonly string[], named: readonly Row[]) =>
		JSON.stringify(named.map((row) => columns.map((column) => String(row[column])).join('\u0001')))
	const variants = batch.flatMap(({ record }) => record.colorways.flatMap((colorway) => colorway.variants))
	const prices = variants.flatMap(({ sku, prices }) => Object.keys(prices).map((site) => ({ site, sku })))
	// A location without any stock is stated; a missing one may be an oversight.
	const stock = variants.flatMap(({ sku, stock: units }) =>
		Object.keys(units ?? {}).map((location) => ({ location, sku })),
	)
	const withoutStock = variants.filter((variant) => !variant.stock).map(({ sku }) => sku)
	const sites = [...scope.sites]
	const { rows: counted } = await sql<{ kind: Removable; removed: number; before: number }>`
		with c as (select id from colorways where product_id = any(${existing}::text[])),
		v as (select sku from variants where colorway_id in (select id from c)),
		had as (
			select 'colorways' as kind, id as key from c
			union all select 'variants', sku from v
			union all select 'images', colorway_id || e'\u0001' || position from colorway_images where colorway_id in (select id from c)
				and (${scope.replaces} or colorway_id = any(${rows.pictured}::text[])) and colorway_id <> all(${rows.incomplete}::text[])
			union all select 'texts', product_id || e'\u0001' || language from product_texts
				where product_id = any(${existing}::text[]) and ${!scope.foreign}
			union all select 'publications', site || e'\u0001' || colorway_id from publications
				where colorway_id in (select id from c) and site = any(${sites}::text[])
			union all select 'prices', site || e'\u0001' || sku from prices
				where sku in (select sku from v) and site = any(${sites}::text[])
			union all select 'stock of locations', location_id || e'\u0001' || sku from stock_levels
				where sku in (select sku from v) and location_id = any(${locations}::text[]) and on_hand > 0
					and ${scope.replaces} and sku <> all(${withoutStock}::text[])
		),
		named as (
			select 'colorways' as kind, value as key from json_array_elements_text(${keys(['id'], rows.colorways)}::json)
			union all select 'variants', value from json_array_elements_text(${keys(['sku'], rows.variants)}::json)
			union all select 'images', value from json_array_elements_text(${keys(['colorway_id', 'position'], rows.images)}::json)
			union all select 'texts', value from json_array_elements_text(${keys(['product_id', 'language'], rows.texts)}::json)
			union all select 'publications', value from json_array_elements_text(${keys(['site', 'colorway_id'], rows.publications)}::json)
			union all select 'prices', value from json_array_elements_text(${keys(['site', 'sku'], prices)}::json)
			union all select 'stock of locations', value from json_array_elements_text(${keys(['location', 'sku'], stock)}::json)
		)
		select kind, count(*)::int as before,
			count(*) filter (where not exists (select 1 from named n where n.kind = had.kind and n.key = had.key))::int as removed
		from had group by kind`.execute(tx)
	for (const kind of REMOVABLE) {
		const found = counted.find((row) => row.kind === kind)
		if (found) changes.leaveOut(kind, { ...found, isKept: !scope.replaces && kind !== 'images' })
	}
}
