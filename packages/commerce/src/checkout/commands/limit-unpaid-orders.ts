import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
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

type PlacementInput = { origin: OrderOrigin; customerId: string | null; now: Date }

const DAY = 86_400_000

/**
 * True if this origin holds stock with too many unpaid orders (decision 0045). The origin is the network, or the
 * account of a signed-in customer, so that customers behind one address are counted apart. E-mail addresses are not
 * counted because anybody can type anybody's. A lock serializes concurrent orders of one origin.
 */
export async function hasEnoughUnpaid(
	tx: DatabaseTransaction,
	{ holdSeconds, ...input }: PlacementInput & { holdSeconds: number },
): Promise<boolean> {
	const key = keyOf(input)
	await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
	const { count } = await tx
		.selectFrom('order_origins')
		.innerJoin('orders', 'orders.id', 'order_origins.order_id')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('origin_key', '=', key)
		.where('order_status', '=', 'pending')
		// After this time the reservation has expired or is about to.
		.where('placed_at', '>', new Date(input.now.getTime() - holdSeconds * 1_000))
		.executeTakeFirstOrThrow()
	return Number(count) >= input.origin.most
}

/** Records the origin of an order. */
export async function recordOrigin(
	tx: DatabaseTransaction,
	input: PlacementInput & { orderId: string },
): Promise<void> {
	const row = { order_id: input.orderId, origin_key: keyOf(input), placed_at: input.now }
	await tx.insertInto('order_origins').values(row).execute()
}

/** Deletes origins after a day, when their orders hold no stock any more. */
export async function deleteOrigins(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom('order_origins')
		.where('placed_at', '<', new Date(now.getTime() - DAY))
		.execute()
}

function keyOf({ origin, customerId }: Pick<PlacementInput, 'origin' | 'customerId'>): string {
	const of = customerId ? `customer ${customerId}` : `network ${networkOf(origin.clientAddress)}`
	return createHmac('sha256', origin.secret).update(`unpaid orders ${of}`).digest('base64url')
}
