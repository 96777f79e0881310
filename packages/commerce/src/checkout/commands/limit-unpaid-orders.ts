import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { networkOf } from '../../http/network.ts'

/** Who places an order, as far as unpaid ones are counted. */
export type OrderOrigin = {
	/** Of the visitor's network. */
	clientAddress: string
	/** At least 32 characters: the table does not show where an order came from. */
	secret: string
	/** How many unpaid orders one origin may have at a time. */
	most: number
}

type PlacementInput = { origin: OrderOrigin; customerId: string | null; now: Date }

const DAY = 86_400_000

/**
 * Whether this origin holds enough stock that it has not paid: a network, or the account of who is signed in, so that
 * customers behind one address are counted apart. An e-mail address is not counted: anybody can type anybody's. The lock makes
 * orders placed at once from one origin wait for each other, so that a hundred of them count as a hundred. Decision 0045.
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
		// What a provider is silent about for longer has let go of its stock, or soon will.
		.where('placed_at', '>', new Date(input.now.getTime() - holdSeconds * 1_000))
		.executeTakeFirstOrThrow()
	return Number(count) >= input.origin.most
}

/** Remembers from where an order came. */
export async function recordOrigin(
	tx: DatabaseTransaction,
	input: PlacementInput & { orderId: string },
): Promise<void> {
	const row = { order_id: input.orderId, origin_key: keyOf(input), placed_at: input.now }
	await tx.insertInto('order_origins').values(row).execute()
}

/** Forgets it a day later, when nothing is held any more. */
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
