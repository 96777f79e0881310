import { SITE_CODES } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../../database/client.ts'
import { removePrices } from '../../../pricing/commands.ts'
import type { Changes } from './changes.ts'

/** Removes the variants of products but those named; their prices go as logged, their units as a movement. */
export async function removeVariants(
	tx: DatabaseTransaction,
	options: { products: readonly string[]; except: readonly string[]; now: Date; changes: Changes },
): Promise<void> {
	const { products, except, now, changes } = options
	const { rows } = await sql<{ sku: string }>`
		select v.sku from variants v join colorways c on c.id = v.colorway_id
		where c.product_id = any(${products}::text[]) and v.sku <> all(${except}::text[]) order by v.sku`.execute(tx)
	if (rows.length === 0) return
	const skus = rows.map(({ sku }) => sku)
	for (const site of SITE_CODES) await removePrices(tx, { site, skus, now })
	await sql`insert into stock_movements (location_id, sku, quantity, reason, moved_at)
		select location_id, sku, -on_hand, 'import', ${now} from stock_levels
		where sku = any(${skus}::text[]) and on_hand > 0 order by sku, location_id`.execute(tx)
	await tx.deleteFrom('variants').where('sku', 'in', skus).execute()
	changes.add('variants', skus.length)
}
