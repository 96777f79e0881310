import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { PriceEntry } from '../../pricing/queries/current-prices.ts'

/** A price as the index keeps it; `centAmount` -1 for none. */
export type GoodsPrice = {
	site: string
	sku: string
	centAmount: number
	offer: PriceEntry['offer']
	log: PriceEntry['log']
}

type Row = {
	site: string
	sku: string
	cent_amount: number | null
	offer_cent_amount: number | null
	offer_from: Date | null
	offer_until: Date | null
	is_private_sale: boolean | null
	log: { at: number; centAmount: number; announced: boolean }[] | null
}

/** Prices of variants, with those that are gone. An offer that is over is none. */
export async function readPricesOf(
	db: Database,
	{ pairs, now }: { pairs: readonly { site: string; sku: string }[]; now: Date },
): Promise<GoodsPrice[]> {
	const { rows } = await sql<Row>`
		select i.site, i.sku, p.cent_amount, p.offer_cent_amount, p.offer_from, p.offer_until, p.is_private_sale,
			case when p.offer_cent_amount is not null and (p.offer_until is null or p.offer_until > ${now}) then (
				select json_agg(json_build_object('at', (extract(epoch from l.applied_at) * 1000)::float8,
					'centAmount', l.cent_amount, 'announced', l.announced) order by l.applied_at, l.id)
				from price_log l where l.site = p.site and l.sku = p.sku) end as log
		from unnest(${pairs.map(({ site }) => site)}::text[], ${pairs.map(({ sku }) => sku)}::text[]) as i(site, sku)
		left join prices p on p.site = i.site and p.sku = i.sku`.execute(db)
	return rows.map((row) => ({
		site: row.site,
		sku: row.sku,
		centAmount: row.cent_amount ?? -1,
		offer: offerOf(row, now),
		log: (row.log ?? []).map((line) => ({ ...line, at: new Date(line.at) })),
	}))
}

function offerOf(row: Row, now: Date): PriceEntry['offer'] {
	const { offer_cent_amount: centAmount, offer_from: from, offer_until: until } = row
	if (centAmount === null || from === null || (until && until <= now)) return null
	return { centAmount, from, until, isPrivateSale: row.is_private_sale ?? false }
}

/** Available units of variants in the warehouse. */
export async function readUnitsOf(
	db: Database,
	skus: readonly string[],
): Promise<{ sku: string; available: number }[]> {
	const { rows } = await sql<{ sku: string; available: number }>`
		select i.sku, coalesce(l.on_hand - l.reserved, 0) as available from unnest(${[...skus]}::text[]) as i(sku)
		left join stock_levels l on l.sku = i.sku and l.location_id = 'warehouse'`.execute(db)
	return rows
}

/** Products of manufacturers. */
export async function readProductsOf(db: Database, manufacturers: readonly string[]): Promise<string[]> {
	if (manufacturers.length === 0) return []
	const rows = await db.selectFrom('products').select('id').where('manufacturer_id', 'in', manufacturers).execute()
	return rows.map(({ id }) => id)
}
