import type { DatabaseTransaction } from '../../database/client.ts'
import type { Scope } from '../entries.ts'
import type { ProductRows } from './product-rows.ts'

/**
 * Foreign files lack care, traceability, rank, launch date and publication instant: existing products keep theirs, and
 * composition and manufacturer where the file names none.
 */
export async function preserveUnstated(
	tx: DatabaseTransaction,
	rows: ProductRows,
	{ now }: { scope: Scope; now: Date },
): Promise<void> {
	const products = await tx.selectFrom('products').selectAll().where('id', 'in', rows.ids).execute()
	const before = new Map(products.map((product) => [product.id, product]))
	for (const row of rows.products) {
		const product = before.get(String(row.id))
		if (!product) continue
		const { care, environment, rank, launched_on } = product
		Object.assign(row, { care, environment, rank, launched_on })
		row.manufacturer_id ??= product.manufacturer_id
		if (Array.isArray(row.composition) && row.composition.length === 0) {
			Object.assign(row, { composition: product.composition, has_animal_parts: product.has_animal_parts })
		}
	}
	const ids = rows.colorways.map(({ id }) => String(id))
	const publications = await tx.selectFrom('publications').selectAll().where('colorway_id', 'in', ids).execute()
	const published = new Map(publications.map((row) => [`${row.site} ${row.colorway_id}`, row]))
	for (const row of rows.publications) {
		const publication = published.get(`${row.site} ${row.colorway_id}`)
		// A current publication continues. One that was to start later starts now.
		if (!publication || publication.published_from > now) continue
		row.published_from = publication.published_from
	}
}
