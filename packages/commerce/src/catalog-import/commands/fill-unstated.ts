import type { DatabaseTransaction } from '../../database/client.ts'
import type { Row } from '../../database/upsert.ts'
import type { Scope } from '../entries.ts'
import type { ProductRows } from './product-rows.ts'

const OF_PRODUCT: Row = {
	manufacturer_id: null,
	brand: null,
	attributes: {},
	composition: [],
	has_animal_parts: false,
	care: [],
	environment: {},
	measures: {},
	rank: 0,
}
const OF_TEXT: Row = { description: null, details: [] }
const OF_VARIANT: Row = { gtin: null }

/**
 * Fills the columns that records leave out: with what is stored, or with their defaults where the file replaces its
 * products. Foreign files cannot name most of them, and know neither launch nor publication instant: those stay always.
 */
export async function fillUnstated(
	tx: DatabaseTransaction,
	rows: ProductRows,
	{ existing, scope, now }: { existing: readonly string[]; scope: Scope; now: Date },
): Promise<void> {
	const stays = existing.length > 0 && (!scope.replaces || scope.foreign !== undefined)
	const stored = stays ? await readStored(tx, rows) : undefined
	for (const row of rows.products) fill(row, OF_PRODUCT, stored?.products.get(String(row.id)))
	for (const row of rows.texts) fill(row, OF_TEXT, stored?.texts.get(`${row.product_id} ${row.language}`))
	for (const row of rows.variants) fill(row, OF_VARIANT, stored?.variants.get(String(row.sku)))
	if (!stored) return
	if (!scope.replaces) placeColorways(rows, stored.colorways)
	if (!scope.foreign) return
	for (const row of rows.products) row.launched_on = stored.products.get(String(row.id))?.launched_on ?? row.launched_on
	for (const row of rows.publications) {
		const publication = stored.publications.get(`${row.site} ${row.colorway_id}`)
		// A current publication continues. One that was to start later starts now.
		if (!publication || publication.published_from > now) continue
		row.published_from = publication.published_from
	}
}

function fill(row: Row, defaults: Row, stored: Row | undefined): void {
	for (const [column, value] of Object.entries(defaults)) row[column] ??= stored?.[column] ?? value
}

async function readStored(tx: DatabaseTransaction, rows: ProductRows) {
	const ids = rows.ids
	const products = await tx.selectFrom('products').selectAll().where('id', 'in', ids).execute()
	const texts = await tx.selectFrom('product_texts').selectAll().where('product_id', 'in', ids).execute()
	const colorways = await tx
		.selectFrom('colorways')
		.select(['id', 'product_id', 'position'])
		.where('product_id', 'in', ids)
		.execute()
	const skus = rows.variants.map(({ sku }) => String(sku))
	const variants = await tx.selectFrom('variants').select(['sku', 'gtin']).where('sku', 'in', skus).execute()
	const named = rows.colorways.map(({ id }) => String(id))
	const publications = await tx.selectFrom('publications').selectAll().where('colorway_id', 'in', named).execute()
	return {
		products: new Map(products.map((row) => [row.id, row])),
		texts: new Map(texts.map((row) => [`${row.product_id} ${row.language}`, row])),
		variants: new Map(variants.map((row) => [row.sku, row])),
		colorways,
		publications: new Map(publications.map((row) => [`${row.site} ${row.colorway_id}`, row])),
	}
}

/** Order of the colorways of products whose record names some of them: those keep their place, new ones come last. */
function placeColorways(
	rows: ProductRows,
	stored: readonly { id: string; product_id: string; position: number }[],
): void {
	const byProduct = Map.groupBy(stored, ({ product_id }) => product_id)
	const named = new Set(rows.colorways.map(({ id }) => id))
	for (const [product, before] of byProduct) {
		if (before.every(({ id }) => named.has(id))) continue
		let next = Math.max(...before.map(({ position }) => position)) + 1
		for (const row of rows.colorways.filter(({ product_id }) => product_id === product))
			row.position = before.find(({ id }) => id === row.id)?.position ?? next++
	}
}
