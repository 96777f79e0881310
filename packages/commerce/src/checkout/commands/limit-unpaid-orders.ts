import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { Writes } from '../../database/write-together.ts'
import { networkOf } from '../../http/network.ts'

/** Origin of an order, by which unpaid orders are counted. */
export type OrderOrigin = {
	/** IP address of the client. */
	clientAddress: string
	/** HMAC key of at least 32 characters, so that the table does not reveal the origin of an order. */
	secret: string
	/** Maximum number of unpaid orders per origin at a time. */
	most: number
}

type PlacementInput = { origin: OrderOrigin; customerId: string | null }

const DAY = 86_400_000

/**
 * Serializes orders of one origin until the transaction ends, so that each counts those before it. The origin is the
 * network, or the account of a signed-in customer, so that customers behind one address are counted apart. E-mail
 * addresses are not counted because anybody can type anybody's.
 */
export async function lockOrigin(tx: DatabaseTransaction, input: PlacementInput): Promise<void> {
	await sql`/* prepared */ select pg_advisory_xact_lock(hashtextextended(${keyOf(input)}, 0))`.execute(tx)
}

/** SQL of how many unpaid orders of an origin hold stock (decision 0045), the one being written left out. */
export function unpaidColumn({ now, holdSeconds, ...input }: PlacementInput & { now: Date; holdSeconds: number }) {
	const since = sinceOf({ now, holdSeconds })
	return sql`(select count(*)::int from order_origins origin join orders o on o.id = origin.order_id
		where origin.origin_key = ${keyOf(input)} and o.order_status = 'pending' and origin.placed_at > ${since}) as unpaid`
}

/** SQL that locks an origin and is true while it may place an order: the function `admit_order`, which ends the statement otherwise. */
export function admission({ now, holdSeconds, ...input }: PlacementInput & { now: Date; holdSeconds: number }) {
	return sql`admit_order(${keyOf(input)}, ${sinceOf({ now, holdSeconds })}::timestamptz, ${input.origin.most}::int)`
}

/** Writes that record the origin of an order. */
export function originWrites({ orderId, now, ...input }: PlacementInput & { orderId: string; now: Date }): Writes {
	return {
		origin: sql`
			insert into order_origins (order_id, origin_key, placed_at) values (${orderId}, ${keyOf(input)}, ${now})`,
	}
}

/** Deletes origins after a day, when their orders hold no stock any more. */
export async function deleteOrigins(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom('order_origins')
		.where('placed_at', '<', new Date(now.getTime() - DAY))
		.execute()
}

/** Before this time, reservations have expired or are about to. */
function sinceOf({ now, holdSeconds }: { now: Date; holdSeconds: number }): Date {
	return new Date(now.getTime() - holdSeconds * 1_000)
}

function keyOf({ origin, customerId }: Pick<PlacementInput, 'origin' | 'customerId'>): string {
	const of = customerId ? `customer ${customerId}` : `network ${networkOf(origin.clientAddress)}`
	return createHmac('sha256', origin.secret).update(`unpaid orders ${of}`).digest('base64url')
}
