import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../../database/client.ts'
import type { Known } from '../known.ts'
import type { Scope } from '../entries.ts'
import type { Changes } from './changes.ts'
import { countRemovals } from './count-removals.ts'
import { preserveUnstated } from './preserve-existing.ts'
import { type PreparedProduct, productRows, type ProductRows } from './product-rows.ts'
import { removeOthers, type Row, upsert, type WrittenTable } from './upsert.ts'
import { removeVariants } from './remove-variants.ts'
import { writeMedia } from './write-media.ts'
import { writePrices } from './write-prices.ts'
import { collectStock, locationsOf } from './write-stock.ts'
import * as tables from './written-tables.ts'

export type WriteInput = { known: Known; scope: Scope; now: Date; changes: Changes }

/** Makes the database say of these products what their records say, and nothing else. Touches only what differs. */
export async function writeProducts(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	input: WriteInput,
): Promise<void> {
	const { scope, changes, known } = input
	const rows = productRows(batch, scope)
	const found = await tx.selectFrom('products').select('id').where('id', 'in', rows.ids).execute()
	const existing = found.map(({ id }) => id)
	if (scope.foreign) await preserveUnstated(tx, rows, input)
	await countRemovals(tx, { existing, batch, rows, locations: locationsOf(scope, known) }, input)
	const write = async (table: WrittenTable, written: Row[]) => changes.add(table.name, await upsert(tx, table, written))

	await writeMedia(tx, rows.media, changes)
	await write(tables.PRODUCTS, rows.products)
	if (existing.length > 0) await removeStale(tx, { existing, rows, input })
	await write(tables.PRODUCT_CATEGORIES, rows.categories)
	await write(tables.PRODUCT_TEXTS, rows.texts)
	await write(tables.COLORWAYS, rows.colorways)
	await write(tables.COLORWAY_TEXTS, rows.colorwayTexts)
	await write(tables.COLORWAY_IMAGES, rows.images)
	await write(tables.VARIANTS, rows.variants)
	await write(tables.PUBLICATIONS, rows.publications)
	if (existing.length > 0) {
		// Their variants have moved to a colorway that stays, or are gone.
		const colorways = { parent: 'product_id', ids: existing, rows: rows.colorways }
		changes.add('colorways', await removeOthers(tx, tables.COLORWAYS, colorways))
	}
	await writePrices(tx, batch, { ...input, isNew: existing.length === 0 })
	await collectStock(tx, batch, input)
}

type Stale = { existing: string[]; rows: ProductRows; input: WriteInput }

/** Removes what the records no longer name, before what is new could collide with it. */
async function removeStale(tx: DatabaseTransaction, { existing, rows, input }: Stale): Promise<void> {
	const { changes, scope } = input
	const skus = rows.variants.map(({ sku }) => String(sku))
	await removeVariants(tx, { products: existing, except: skus, ...input })
	// Two sizes may trade their codes: both have to let go first.
	const { rows: released } = await sql<{ isLost: boolean }>`update variants v set gtin = null
		from json_to_recordset(${JSON.stringify(rows.variants)}::json) as i(sku text, gtin text)
		where v.sku = i.sku and v.gtin is not null and v.gtin is distinct from i.gtin
		returning i.gtin is null as "isLost"`.execute(tx)
	// Those that get another code are counted when they do.
	changes.add('variants', released.filter(({ isLost }) => isLost).length)
	const ofProducts = { parent: 'product_id', ids: existing }
	const ofColorways = { parent: 'colorway_id', ids: rows.colorways.map(({ id }) => String(id)) }
	const remove = async (table: WrittenTable, others: { parent: string; ids: string[]; rows: Row[] }) =>
		changes.add(table.name, await removeOthers(tx, table, others))
	await remove(tables.PRODUCT_CATEGORIES, { ...ofProducts, rows: rows.categories })
	await remove(tables.COLORWAY_IMAGES, { ...ofColorways, rows: rows.images })
	if (!scope.foreign) {
		await remove(tables.PRODUCT_TEXTS, { ...ofProducts, rows: rows.texts })
		await remove(tables.COLORWAY_TEXTS, { ...ofColorways, rows: rows.colorwayTexts })
	}
	const published = rows.publications.map(({ site, colorway_id }) => ({ site, colorway_id }))
	const { numAffectedRows } = await sql`
		delete from publications p where p.colorway_id = any(${ofColorways.ids}::text[])
			and p.site = any(${[...scope.sites]}::text[]) and not exists (
				select 1 from json_to_recordset(${JSON.stringify(published)}::json) as i(site text, colorway_id text)
				where i.site = p.site and i.colorway_id = p.colorway_id
			)`.execute(tx)
	changes.add('publications', Number(numAffectedRows ?? 0n))
}
