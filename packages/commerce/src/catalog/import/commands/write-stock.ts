import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../../database/client.ts'
import type { Scope } from '../entries.ts'
import type { Known } from '../known.ts'
import type { Changes } from './changes.ts'
import type { PreparedProduct } from './product-rows.ts'

/** Where the units that a file names wait for the end: stock is what checkouts fight for, so it is locked last and shortest. */
export async function openStockList(tx: DatabaseTransaction): Promise<void> {
	await sql`create temp table import_stock (location_id text not null, sku text not null, on_hand int not null)
		on commit drop`.execute(tx)
}

/** Locations whose stock the file is the truth of. */
export function locationsOf(scope: Scope, known: Known): string[] {
	if (scope.foreign) return scope.foreign.hasStock ? ['warehouse'] : []
	const stores = [...known.stores].filter(([, site]) => scope.sites.has(site)).map(([id]) => id)
	return ['warehouse', ...stores]
}

/** Notes the units of some products. What exists at a location and is not named becomes zero. */
export async function collectStock(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	{ scope, known }: { scope: Scope; known: Known },
): Promise<void> {
	const locations = locationsOf(scope, known)
	if (locations.length === 0) return
	const inScope = new Set(locations)
	const variants = batch.flatMap(({ record }) => record.colorways.flatMap((colorway) => colorway.variants))
	const rows = variants.flatMap(({ sku, stock }) =>
		Object.entries(stock)
			.filter(([location, units]) => units > 0 && inScope.has(location))
			.map(([location_id, on_hand]) => ({ location_id, sku, on_hand })),
	)
	await sql`
		with named as (
			select * from json_to_recordset(${JSON.stringify(rows)}::json) as i(location_id text, sku text, on_hand int)
		)
		insert into import_stock select location_id, sku, on_hand from named
		union all
		select l.location_id, l.sku, 0 from stock_levels l
		where l.sku = any(${variants.map(({ sku }) => sku)}::text[]) and l.location_id = any(${locations}::text[])
			and l.on_hand > 0
			and not exists (select 1 from named n where n.location_id = l.location_id and n.sku = l.sku)`.execute(tx)
}

/**
 * Sets the units on hand that differ and journals each difference. Rows are locked in the order of every stock command.
 * What is on hold for an order placed since the check stays on hand.
 */
export async function writeStock(
	tx: DatabaseTransaction,
	{ now, changes }: { now: Date; changes: Changes },
): Promise<void> {
	await sql`analyze import_stock`.execute(tx)
	await sql`select 1 from stock_levels l join import_stock i on i.location_id = l.location_id and i.sku = l.sku
		where l.on_hand <> i.on_hand order by l.sku, l.location_id for update of l`.execute(tx)
	const { numAffectedRows } = await sql`
		with wanted as (
			select i.location_id, i.sku, greatest(i.on_hand, coalesce(l.reserved, 0)) as on_hand, coalesce(l.on_hand, 0) as before
			from import_stock i left join stock_levels l on l.location_id = i.location_id and l.sku = i.sku
		), changed as (
			select * from wanted where on_hand <> before
		), journal as (
			insert into stock_movements (location_id, sku, quantity, reason, moved_at)
			select location_id, sku, on_hand - before, 'import', ${now} from changed order by sku, location_id
		)
		insert into stock_levels (location_id, sku, on_hand) select location_id, sku, on_hand from changed
		on conflict (location_id, sku) do update set on_hand = excluded.on_hand`.execute(tx)
	changes.add('stock_levels', Number(numAffectedRows ?? 0n))
}
