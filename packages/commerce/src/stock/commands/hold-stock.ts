import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import { type Writes, writeTogether } from '../../database/write-together.ts'
import { eventWrite } from '../../events/commands.ts'
import { ONLINE_LOCATION } from '../queries.ts'

export type HeldItem = { sku: string; quantity: number }
export type HoldStockResult = { ok: true } | { ok: false; reason: 'out-of-stock'; missing: string[] }

type Holding = {
	/** Id of the order or reservation. */
	orderId: string
	items: readonly HeldItem[]
	now: Date
	expiresAt: Date
	/** Stock location; by default that of online orders. */
	location?: string
}

/** SQL that `holdResult` finds the held SKUs with. */
export const heldColumn = sql`(select array_agg(sku) from held) as held`
export type HeldRow = { held: string[] | null }

/**
 * Writes that reserve units for an order, to be read with `heldColumn`. Rows are locked in the order of their SKU, so
 * that orders cannot deadlock. What is short is left out: the caller then rolls back (`holdResult`).
 */
export function holdWrites({ orderId, items, now, expiresAt, location = ONLINE_LOCATION }: Holding): Writes {
	return {
		wanted: sql`
			select sku, quantity from unnest(${items.map((item) => item.sku)}::text[], ${items.map((item) => item.quantity)}::int[])
				as item (sku, quantity)`,
		locked: sql`
			select level.sku from stock_levels level join wanted using (sku)
			where level.location_id = ${location} order by level.sku for update of level`,
		taken: sql`
			update stock_levels level set reserved = level.reserved + wanted.quantity
			from wanted join locked using (sku)
			where level.location_id = ${location} and level.sku = wanted.sku
				and level.on_hand - level.reserved >= wanted.quantity
			returning level.sku, wanted.quantity`,
		held: sql`
			insert into stock_holds (order_id, location_id, sku, quantity, held_at, expires_at)
			select ${orderId}, ${location}, sku, quantity, ${now}, ${expiresAt} from taken
			returning sku`,
	}
}

/** Whether all items were held. */
export function holdResult(items: readonly HeldItem[], { held }: HeldRow): HoldStockResult {
	const missing = items.map((item) => item.sku).filter((sku) => !held?.includes(sku))
	return missing.length > 0 ? { ok: false, reason: 'out-of-stock', missing } : { ok: true }
}

/** Reserves units in one statement: all items, or nothing when one is short (the caller rolls back). */
export async function holdStock(tx: DatabaseTransaction, holding: Holding): Promise<HoldStockResult> {
	const [row] = await writeTogether<HeldRow>(tx, holdWrites(holding), sql`select ${heldColumn}`)
	return holdResult(holding.items, row!)
}

/** Releases an order's reserved units. Idempotent. */
export async function releaseHolds(tx: DatabaseTransaction, orderId: string): Promise<void> {
	await sql`
		with released as (
			update stock_holds set status = 'released' where order_id = ${orderId} and status = 'held'
			returning location_id, sku, quantity
		), locked as (
			select level.location_id, level.sku from stock_levels level join released using (location_id, sku)
			order by level.location_id, level.sku for update of level
		)
		update stock_levels level set reserved = level.reserved - released.quantity
		from released join locked using (location_id, sku)
		where level.location_id = released.location_id and level.sku = released.sku`.execute(tx)
}

/** Writes that turn an order's reserved units into a sale and remove them from stock. Idempotent. */
export function sellWrites({ orderId, now }: { orderId: string; now: Date }): Writes {
	return {
		sold: sql`
			update stock_holds set status = 'sold' where order_id = ${orderId} and status = 'held'
			returning location_id, sku, quantity`,
		sold_levels: sql`
			select level.location_id, level.sku from stock_levels level join sold using (location_id, sku)
			order by level.location_id, level.sku for update of level`,
		sold_units: sql`
			update stock_levels level
			set reserved = level.reserved - sold.quantity, on_hand = level.on_hand - sold.quantity
			from sold join sold_levels using (location_id, sku)
			where level.location_id = sold.location_id and level.sku = sold.sku`,
		sale: sql`
			insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
			select location_id, sku, -quantity, 'sale', ${orderId}, ${now}::timestamptz from sold`,
		// Read from the locked levels, as every event from its subject.
		sale_events: eventWrite(
			sql`select 'stock.sold', sku, null::text, location_id, -quantity from sold join sold_levels using (location_id, sku)`,
			now,
		),
	}
}

/** Returns all sold units of an order to their location. Idempotent. Variants that left the catalog are journaled, without stock. */
export async function returnSoldStock(tx: DatabaseTransaction, options: { orderId: string; now: Date }): Promise<void> {
	await sql`
		with back as (
			update stock_holds set status = 'returned' where order_id = ${options.orderId} and status = 'sold'
			returning location_id, sku, quantity
		), locked as (
			select level.location_id, level.sku from stock_levels level join back using (location_id, sku)
			order by level.sku for update of level
		), counted as (
			update stock_levels level set on_hand = level.on_hand + back.quantity
			from back join locked using (location_id, sku)
			where level.location_id = back.location_id and level.sku = back.sku
		), told as (${eventWrite(
			sql`select 'stock.returned', sku, null::text, location_id, quantity from back join locked using (location_id, sku)`,
			options.now,
		)})
		insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		select location_id, sku, quantity, 'return', ${options.orderId}, ${options.now} from back`.execute(tx)
}

/**
 * Takes units out of the sale of an order; `isThere`: they go back to their location. Not idempotent: the caller ensures
 * it runs once, and that so many are sold.
 */
export async function cancelSoldUnits(
	tx: DatabaseTransaction,
	options: { orderId: string; items: readonly HeldItem[]; isThere: boolean; now: Date },
): Promise<void> {
	const { orderId, items, isThere, now } = options
	await sql`
		with wanted as (
			select sku, quantity from unnest(${items.map((item) => item.sku)}::text[], ${items.map((item) => item.quantity)}::int[])
				as item (sku, quantity)
		), unsold as (
			update stock_holds hold set quantity = greatest(hold.quantity - wanted.quantity, 1),
				status = case when hold.quantity = wanted.quantity then 'returned' else hold.status end
			from wanted where hold.order_id = ${orderId} and hold.status = 'sold' and hold.sku = wanted.sku
			returning hold.location_id, hold.sku, wanted.quantity
		), back as (
			select * from unsold where ${isThere}
		), locked as (
			select level.location_id, level.sku from stock_levels level join back using (location_id, sku)
			order by level.sku for update of level
		), counted as (
			update stock_levels level set on_hand = level.on_hand + back.quantity
			from back join locked using (location_id, sku)
			where level.location_id = back.location_id and level.sku = back.sku
		), told as (${eventWrite(
			sql`select 'stock.returned', sku, null::text, location_id, quantity from back join locked using (location_id, sku)`,
			now,
		)})
		insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		select location_id, sku, quantity, 'return', ${orderId}, ${now} from back`.execute(tx)
}

/** Adds returned goods to the stock of online orders. Not idempotent: the caller ensures it runs once. */
export async function takeBack(
	tx: DatabaseTransaction,
	options: { items: readonly HeldItem[]; reference: string; now: Date },
): Promise<void> {
	const items = options.items.filter((item) => item.quantity > 0)
	if (items.length === 0) return
	await sql`
		with back as (
			select sku, sum(quantity)::int as quantity
			from unnest(${items.map((item) => item.sku)}::text[], ${items.map((item) => item.quantity)}::int[]) as item (sku, quantity)
			group by sku
		), locked as (
			select level.sku from stock_levels level join back using (sku)
			where level.location_id = ${ONLINE_LOCATION} order by level.sku for update of level
		), counted as (
			update stock_levels level set on_hand = level.on_hand + back.quantity
			from back join locked using (sku)
			where level.location_id = ${ONLINE_LOCATION} and level.sku = back.sku
		), told as (${eventWrite(
			sql`select 'stock.returned', sku, null::text, ${ONLINE_LOCATION}::text, quantity from back join locked using (sku)`,
			options.now,
		)})
		insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		select ${ONLINE_LOCATION}, sku, quantity, 'return', ${options.reference}, ${options.now} from back`.execute(tx)
}
