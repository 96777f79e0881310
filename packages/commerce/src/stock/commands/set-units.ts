import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import { eventWrite } from '../../events/commands.ts'

export type Units = { location_id: string; sku: string; on_hand: number }

/** Collects the units a file names until the end: checkouts compete for stock, so it is locked last and briefly. */
export async function openStockList(tx: DatabaseTransaction): Promise<void> {
	await sql`create temp table import_stock (location_id text not null, sku text not null, on_hand int not null)
		on commit drop`.execute(tx)
}

/** Adds units to the list. Stock of these variants at these locations that is not named becomes zero. */
export async function listUnits(
	tx: DatabaseTransaction,
	{ units, skus, locations }: { units: readonly Units[]; skus: readonly string[]; locations: readonly string[] },
): Promise<void> {
	await sql`
		with named as (
			select * from json_to_recordset(${JSON.stringify(units)}::json) as i(location_id text, sku text, on_hand int)
		)
		insert into import_stock select location_id, sku, on_hand from named
		union all
		select l.location_id, l.sku, 0 from stock_levels l
		where l.sku = any(${skus}::text[]) and l.location_id = any(${locations}::text[])
			and l.on_hand > 0
			and not exists (select 1 from named n where n.location_id = l.location_id and n.sku = l.sku)`.execute(tx)
}

/**
 * Sets the units on hand that differ from the list and journals each difference. Rows are locked in the same order as
 * in every stock command. Units reserved since the check stay on hand and are short. Returns how many differed.
 */
export async function setListedUnits(tx: DatabaseTransaction, now: Date): Promise<number> {
	await sql`analyze import_stock`.execute(tx)
	await sql`select 1 from stock_levels l join import_stock i on i.location_id = l.location_id and i.sku = l.sku
		where l.on_hand - l.short <> i.on_hand order by l.sku, l.location_id for update of l`.execute(tx)
	const { numAffectedRows } = await sql`
		with wanted as (
			select i.location_id, i.sku, greatest(i.on_hand, coalesce(l.reserved, 0)) as on_hand, coalesce(l.on_hand, 0) as before,
				greatest(coalesce(l.reserved, 0) - i.on_hand, 0) as short, coalesce(l.short, 0) as short_before
			from import_stock i left join stock_levels l on l.location_id = i.location_id and l.sku = i.sku
		), changed as (
			select * from wanted where (on_hand, short) <> (before, short_before)
		), journal as (
			insert into stock_movements (location_id, sku, quantity, reason, moved_at)
			select location_id, sku, on_hand - before, 'import', ${now} from changed where on_hand <> before
			order by sku, location_id
		), shortages as (${eventWrite(
			sql`select 'stock.short', sku, null::text, location_id, short from changed where short > short_before`,
			now,
		)})
		insert into stock_levels (location_id, sku, on_hand, short) select location_id, sku, on_hand, short from changed
		on conflict (location_id, sku) do update set on_hand = excluded.on_hand, short = excluded.short`.execute(tx)
	return Number(numAffectedRows ?? 0n)
}

/** Removes all units of variants about to be deleted, with journal entries. */
export async function removeUnits(
	tx: DatabaseTransaction,
	{ skus, now }: { skus: readonly string[]; now: Date },
): Promise<void> {
	await sql`insert into stock_movements (location_id, sku, quantity, reason, moved_at)
		select location_id, sku, -on_hand, 'import', ${now} from stock_levels
		where sku = any(${skus}::text[]) and on_hand > 0 order by sku, location_id`.execute(tx)
}
