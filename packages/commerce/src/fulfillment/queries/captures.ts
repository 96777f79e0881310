import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { isHeldSql } from '../../order-holds/queries.ts'
import { payableColumn } from '../../payments/queries/payments.ts'

/** A capture of an order's payment: of a parcel, or with `parcelId` null of all that is left. Minor units. */
export type Capture = {
	/** The idempotency key at the provider. */
	key: string
	parcelId: string | null
	centAmount: number
	/** Nothing is captured after it. */
	isLast: boolean
	status: 'pending' | 'done' | 'refused'
}

/** Captures of an order, oldest first, but the last part after all others: it ends the authorization. */
export function listCaptures(db: Database, orderId: string): Promise<Capture[]> {
	return db
		.selectFrom('parcel_captures')
		.select(['key', 'parcel_id as parcelId', 'cent_amount as centAmount', 'is_last as isLast', 'status'])
		.where('order_id', '=', orderId)
		.orderBy('is_last')
		.orderBy('requested_at')
		.orderBy('key')
		.execute()
}

/** Minor units asked for, done or not yet. */
export function requestedSum(captures: readonly Capture[]): number {
	return captures.reduce((sum, { centAmount, status }) => (status === 'refused' ? sum : sum + centAmount), 0)
}

/**
 * Payments with a capture asked for before an instant, or with nothing left to capture of what is authorized; last those
 * that asking has failed for.
 */
export async function listPaymentsToCaptureInParts(
	db: Database,
	options: { before: Date; limit: number },
): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select id, failed_at from payments
		where id in (select payment_id from parcel_captures where status = 'pending' and requested_at < ${options.before})
		union
		select p.id, p.failed_at from payments p join orders o on o.id = p.order_id
		where p.status = 'authorized' and p.capture = 'on-shipment' and p.updated_at < ${options.before}
			and o.order_status = 'confirmed' and p.captured_cent_amount = ${payableColumn}
		order by failed_at nulls first limit ${options.limit}`.execute(db)
	return rows.map(({ id }) => id)
}

/**
 * An order that the shop may not be paid for: its authorization has ended, maybe after a part was captured; it ends within
 * a day and nothing has left; or the provider refuses a capture, or has not made the one due with the confirmation.
 */
export type UnpaidOrder = { orderNumber: string; state: 'ended' | 'ending' | 'refused'; endsAt: Date }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Of an order that can no longer be cancelled, because a part has left. */
const LISTED_FOR = 30 * DAY

/**
 * Orders that wait for a person because of their payment; those whose authorization has ended until they are cancelled,
 * or for thirty days where a part has left. At most 500.
 */
export async function listUnpaidOrders(db: Database, now: Date): Promise<UnpaidOrder[]> {
	const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
	const { rows } = await sql<UnpaidOrder>`
		select o.order_number as "orderNumber", ${endsAt} as "endsAt",
			case when o.payment_status <> 'authorized' then 'ended' when ${isRefused(before(HOUR))} then 'refused'
				else 'ending' end as state
		from orders o join payments p on p.order_id = o.id
		where o.order_status = 'confirmed' and (
			${hasEnded} and (${endsAt} > ${before(LISTED_FOR)} or not exists (select from parcels where order_id = o.id))
			or p.status = 'authorized' and (${endsAt} < ${before(-DAY)} or ${isRefused(before(HOUR))}))
		order by ${endsAt}, o.order_number limit 500`.execute(db)
	return rows
}

/** True if an order's authorization ended before all of it was captured: what has not left is not paid. */
export async function isUnpaid(db: Database, orderId: string): Promise<boolean> {
	const { rows } = await sql`
		select from orders o join payments p on p.order_id = o.id where o.id = ${orderId} and ${hasEnded}`.execute(db)
	return rows.length > 0
}

/** Of an order `o` with its payment `p`. */
const hasEnded = sql`(o.payment_status in ('cancelled', 'refused')
	or o.payment_status = 'refunded' and o.fulfillment_status = 'preparing'
	or p.status in ('captured', 'refunded') and p.capture = 'on-shipment' and p.captured_cent_amount < ${payableColumn})`
const isRefused = (confirmedBefore: Date) => sql`(p.capture = 'on-confirmation' and o.confirmed_at < ${confirmedBefore}
		and not ${isHeldSql(sql`o.id`)}
	or exists (select from parcel_captures c where c.order_id = o.id and c.status = 'refused'))`

/** Authorizations of confirmed orders that end within a day, or have. */
export async function listEndingAuthorizations(
	db: Database,
	{ now, limit }: { now: Date; limit: number },
): Promise<{ orderId: string; paymentId: string; endsAt: Date }[]> {
	const { rows } = await sql<{ orderId: string; paymentId: string; endsAt: Date }>`
		select o.id as "orderId", p.id as "paymentId", ${endsAt} as "endsAt"
		from payments p join orders o on o.id = p.order_id
		where p.status = 'authorized' and o.order_status = 'confirmed' and ${endsAt} < ${new Date(now.getTime() + DAY)}
		order by p.failed_at nulls first, ${endsAt} limit ${limit}`.execute(db)
	return rows
}

/** Seven days where the provider does not say, as of most cards. */
const endsAt = sql`coalesce(p.capturable_until, p.created_at + interval '7 days')`
