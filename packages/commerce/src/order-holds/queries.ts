import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Operator } from '../http/permissions.ts'
import type { HeldOrder, OrderHold } from './contract.ts'
import type { HoldReason } from './rules.ts'

/** SQL that is true while an order waits for a person. */
export function isHeldSql(orderId: RawBuilder<unknown>): RawBuilder<boolean> {
	return sql`exists (select from order_holds hold where hold.order_id = ${orderId} and hold.ended_at is null)`
}

/** True while an order waits for a person. Ask with the order's row locked where something follows from it. */
export async function isHeld(db: Database, orderId: string): Promise<boolean> {
	const { rows } = await sql<{ held: boolean }>`/* prepared */ select ${isHeldSql(sql`${orderId}`)} as held`.execute(db)
	return rows[0]!.held
}

/** True while the order of a gift card waits for a person. */
export async function isHeldCard(db: Database, giftCardId: string): Promise<boolean> {
	const { rows } = await sql`
		select from gift_cards card where card.id = ${giftCardId} and ${isHeldSql(sql`card.order_id`)}`.execute(db)
	return rows.length > 0
}

/** Every hold of an order, oldest first. */
export async function listHolds(db: Database, orderId: string): Promise<OrderHold[]> {
	const rows = await db
		.selectFrom('order_holds')
		.select(['reason', 'detail', 'held_at as heldAt', 'ended_at as endedAt', 'outcome'])
		.where('order_id', '=', orderId)
		.orderBy('held_at')
		.orderBy('reference')
		.execute()
	return rows.map((row) => ({
		...row,
		heldAt: row.heldAt.toISOString(),
		endedAt: row.endedAt?.toISOString() ?? null,
	}))
}

const heldOrders = (where: RawBuilder<unknown>) => sql<Omit<HeldOrder, 'heldAt'> & { heldAt: Date }>`
	select o.order_number as "orderNumber", o.site, h.reason, h.detail, h.held_at as "heldAt",
		o.total_cent_amount as "totalCentAmount", o.currency, o.payment_status as "paymentStatus",
		o.fulfillment_status as "fulfillmentStatus"
	from order_holds h join orders o on o.id = h.order_id
	where ${where} order by h.held_at, o.order_number limit 500`

const isWaiting = sql`h.ended_at is null and o.order_status = 'confirmed' and o.payment_status <> 'refunded'`

/**
 * Orders that wait for a person, oldest first, at most 500: neither those cancelled meanwhile nor those whose money went
 * back.
 */
export async function listHeldOrders(db: Database, sites: Operator['sites'] = null): Promise<HeldOrder[]> {
	const { rows } = await heldOrders(
		sql`${isWaiting} and (${sites}::text[] is null or o.site = any(${sites}::text[]))`,
	).execute(db)
	return rows.map((row) => ({ ...row, heldAt: row.heldAt.toISOString() }))
}

/** The order of a hold, for its e-mail; undefined where nobody has to decide any more. */
export async function findHeldOrder(
	db: Database,
	hold: { reason: HoldReason; reference: string },
): Promise<HeldOrder | undefined> {
	const { rows } = await heldOrders(
		sql`${isWaiting} and h.reason = ${hold.reason} and h.reference = ${hold.reference}`,
	).execute(db)
	return rows[0] && { ...rows[0], heldAt: rows[0].heldAt.toISOString() }
}
