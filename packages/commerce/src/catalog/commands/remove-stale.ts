import { type SiteCode, SITES } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import { removePrices } from '../../pricing/commands/set-prices.ts'
import { removeUnits } from '../../stock/commands/set-units.ts'

/** Removes all other variants of products; logs their prices and stock movements. Returns how many. */
export async function removeVariants(
	tx: DatabaseTransaction,
	{ products, except, now }: { products: readonly string[]; except: readonly string[]; now: Date },
): Promise<number> {
	const { rows } = await sql<{ sku: string }>`
		select v.sku from variants v join colorways c on c.id = v.colorway_id
		where c.product_id = any(${products}::text[]) and v.sku <> all(${except}::text[]) order by v.sku`.execute(tx)
	if (rows.length === 0) return 0
	const skus = rows.map(({ sku }) => sku)
	for (const site of Object.keys(SITES) as SiteCode[]) await removePrices(tx, { site, skus, now })
	await removeUnits(tx, { skus, now })
	await tx.deleteFrom('variants').where('sku', 'in', skus).execute()
	return skus.length
}

/** Removes GTINs that other variants will get, because two sizes may swap theirs. Returns how many variants keep none. */
export async function releaseGtins(tx: DatabaseTransaction, variants: readonly object[]): Promise<number> {
	const { rows } = await sql<{ isLost: boolean }>`update variants v set gtin = null
		from json_to_recordset(${JSON.stringify(variants)}::json) as i(sku text, gtin text)
		where v.sku = i.sku and v.gtin is not null and v.gtin is distinct from i.gtin
		returning i.gtin is null as "isLost"`.execute(tx)
	return rows.filter(({ isLost }) => isLost).length
}

/** Removes publications of colorways: those named, or on some sites all others than those published. Returns how many. */
export async function unpublish(
	tx: DatabaseTransaction,
	options:
		| readonly { site: string; colorway_id: string }[]
		| { colorways: readonly string[]; sites: readonly SiteCode[]; published: readonly object[] },
): Promise<number> {
	const named = 'published' in options ? options.published : options
	const isNamed = sql`(p.site, p.colorway_id) in (
		select * from json_to_recordset(${JSON.stringify(named)}::json) as i(site text, colorway_id text))`
	const isGone =
		'published' in options
			? sql`p.colorway_id = any(${options.colorways}::text[]) and p.site = any(${options.sites}::text[]) and not ${isNamed}`
			: isNamed
	const { numAffectedRows } = await sql`delete from publications p where ${isGone}`.execute(tx)
	return Number(numAffectedRows ?? 0n)
}
