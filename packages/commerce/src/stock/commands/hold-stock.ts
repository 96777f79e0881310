import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import { ONLINE_LOCATION } from '../queries.ts'

export type HeldItem = { sku: string; quantity: number }
export type HoldStockResult = { ok: true } | { ok: false; reason: 'out-of-stock'; missing: string[] }

/**
 * Reserves units for an order in one statement: all items, or nothing when one is short (the caller rolls back). Rows
 * are locked in the order of their SKU, so that orders cannot deadlock.
 */
export async function holdStock(
	tx: DatabaseTransaction,
	options: {
		/** Id of the order or reservation. */
		orderId: string
		items: readonly HeldItem[]
		now: Date
		expiresAt: Date
		/** Stock location; by default that of online orders. */
		location?: string
	},
): Promise<HoldStockResult> {
	const location = options.location ?? ONLINE_LOCATION
	const skus = options.items.map((item) => item.sku)
	const quantities = options.items.map((item) => item.quantity)
	const { rows } = await sql<{ sku: string }>`
		with wanted as (
			select sku, quantity from unnest(${skus}::text[], ${quantities}::int[]) as item (sku, quantity)
		), locked as (
			select level.sku from stock_levels level join wanted using (sku)
			where level.location_id = ${location} order by level.sku for update of level
		), taken as (
			update stock_levels level set reserved = level.reserved + wanted.quantity
			from wanted join locked using (sku)
			where level.location_id = ${location} and level.sku = wanted.sku
				and level.on_hand - level.reserved >= wanted.quantity
			returning level.sku, wanted.quantity
		)
		insert into stock_holds (order_id, location_id, sku, quantity, held_at, expires_at)
		select ${options.orderId}, ${location}, sku, quantity, ${options.now}, ${options.expiresAt} from taken
		returning sku`.execute(tx)
	const held = new Set(rows.map((row) => row.sku))
	const missing = skus.filter((sku) => !held.has(sku))
	if (missing.length > 0) return { ok: false, reason: 'out-of-stock', missing }
	return { ok: true }
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

/** Turns an order's reserved units into a sale and removes them from stock. Idempotent. */
export async function sellHolds(tx: DatabaseTransaction, options: { orderId: string; now: Date }): Promise<void> {
	await sql`
		with sold as (
			update stock_holds set status = 'sold' where order_id = ${options.orderId} and status = 'held'
			returning location_id, sku, quantity
		), locked as (
			select level.location_id, level.sku from stock_levels level join sold using (location_id, sku)
			order by level.location_id, level.sku for update of level
		), taken as (
			update stock_levels level
			set reserved = level.reserved - sold.quantity, on_hand = level.on_hand - sold.quantity
			from sold join locked using (location_id, sku)
			where level.location_id = sold.location_id and level.sku = sold.sku
		)
		insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		select location_id, sku, -quantity, 'sale', ${options.orderId}, ${options.now} from sold`.execute(tx)
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
		)
		insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		select location_id, sku, quantity, 'return', ${options.orderId}, ${options.now} from back`.execute(tx)
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
		)
		insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		select ${ONLINE_LOCATION}, sku, quantity, 'return', ${options.reference}, ${options.now} from back`.execute(tx)
}
