import {
	COLORWAYS,
	COLORWAY_IMAGES,
	COLORWAY_TEXTS,
	PRODUCTS,
	PRODUCT_CATEGORIES,
	PRODUCT_TEXTS,
	PUBLICATIONS,
	VARIANTS,
} from '../../catalog/loading.ts'
import { releaseGtins, removeVariants, unpublish } from '../../catalog/commands/remove-stale.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { Known } from '../known.ts'
import type { Scope } from '../entries.ts'
import type { Changes } from './changes.ts'
import { countRemovals } from './count-removals.ts'
import { fillUnstated } from './fill-unstated.ts'
import { type PreparedProduct, productRows, type ProductRows } from './product-rows.ts'
import { removeOthers, type Row, upsert, type WrittenTable } from '../../database/upsert.ts'
import { writeMedia } from './write-media.ts'
import { writePrices } from './write-prices.ts'
import { collectStock, locationsOf } from './write-stock.ts'

export type WriteInput = { known: Known; scope: Scope; now: Date; changes: Changes }

/** Writes what records say of their products, and removes what the file leaves out if it replaces them. Differences only. */
export async function writeProducts(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	input: WriteInput,
): Promise<void> {
	const { scope, changes, known } = input
	const rows = productRows(batch, scope)
	const found = await tx.selectFrom('products').select('id').where('id', 'in', rows.ids).execute()
	const existing = found.map(({ id }) => id)
	await keepPictures(tx, rows)
	await fillUnstated(tx, rows, { ...input, existing })
	await countRemovals(tx, { existing, batch, rows, locations: locationsOf(scope, known) }, input)
	const write = async (table: WrittenTable, written: Row[]) => changes.add(table.name, await upsert(tx, table, written))

	await writeMedia(tx, rows.media, changes)
	await write(PRODUCTS, rows.products)
	if (existing.length > 0) await removeStale(tx, { existing, rows, input })
	await write(PRODUCT_CATEGORIES, rows.categories)
	await write(PRODUCT_TEXTS, rows.texts)
	await write(COLORWAYS, rows.colorways)
	await write(COLORWAY_TEXTS, rows.colorwayTexts)
	await write(COLORWAY_IMAGES, rows.images)
	await write(VARIANTS, rows.variants)
	await write(PUBLICATIONS, rows.publications)
	if (existing.length > 0 && scope.replaces) {
		// Their variants moved to a kept colorway, or were removed.
		const colorways = { parent: 'product_id', ids: existing, rows: rows.colorways }
		changes.add('colorways', await removeOthers(tx, COLORWAYS, colorways))
	}
	await writePrices(tx, batch, { ...input, isNew: existing.length === 0 })
	await collectStock(tx, batch, input)
}

/** Stored pictures stay where some of the record could not be had: pictures without an address would be lost for good. */
async function keepPictures(tx: DatabaseTransaction, rows: ProductRows): Promise<void> {
	if (rows.incomplete.length === 0) return
	const stored = tx.selectFrom('colorway_images').select('colorway_id').distinct()
	const kept = await stored.where('colorway_id', 'in', rows.incomplete).execute()
	rows.incomplete = kept.map(({ colorway_id }) => colorway_id)
	rows.images = rows.images.filter(({ colorway_id }) => !rows.incomplete.includes(String(colorway_id)))
	rows.pictured = rows.pictured.filter((id) => !rows.incomplete.includes(id))
}

type Stale = { existing: string[]; rows: ProductRows; input: WriteInput }

/** Removes what the records replace or leave out, before new rows could collide with it. */
async function removeStale(tx: DatabaseTransaction, { existing, rows, input }: Stale): Promise<void> {
	const { changes, scope } = input
	if (scope.replaces) {
		const except = rows.variants.map(({ sku }) => String(sku))
		changes.add('variants', await removeVariants(tx, { products: existing, except, now: input.now }))
	}
	// Variants that get another code are counted then.
	changes.add('variants', await releaseGtins(tx, rows.variants))
	const ofProducts = { parent: 'product_id', ids: existing }
	const ofColorways = { parent: 'colorway_id', ids: rows.colorways.map(({ id }) => String(id)) }
	const remove = async (table: WrittenTable, others: { parent: string; ids: string[]; rows: Row[] }) =>
		changes.add(table.name, await removeOthers(tx, table, others))
	const isWhole = scope.replaces && !scope.foreign
	const categorized = isWhole ? existing : rows.categorized.filter((id) => existing.includes(id))
	await remove(PRODUCT_CATEGORIES, { ...ofProducts, ids: categorized, rows: rows.categories })
	const replaced = scope.replaces ? ofColorways.ids : rows.pictured
	const pictured = replaced.filter((id) => !rows.incomplete.includes(id))
	await remove(COLORWAY_IMAGES, { ...ofColorways, ids: pictured, rows: rows.images })
	if (isWhole) {
		await remove(PRODUCT_TEXTS, { ...ofProducts, rows: rows.texts })
		await remove(COLORWAY_TEXTS, { ...ofColorways, rows: rows.colorwayTexts })
	}
	const places = { colorways: ofColorways.ids, sites: [...scope.sites], published: rows.publications }
	changes.add('publications', await unpublish(tx, scope.replaces ? places : rows.withdrawn))
}
