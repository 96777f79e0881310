import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { Posted } from '../providers/post-message.ts'
import { nextAttempt, readRetryAfter, summarize } from '../rules.ts'
import type { Delivery } from './claim-deliveries.ts'

/** Milliseconds of failures after which an endpoint is closed. */
const PATIENCE = 5 * 86_400_000

type Attempt = { delivery: Delivery; posted: Posted; milliseconds: number; random: number; now: Date }

/**
 * Records an attempt and what follows from it: a delivery is done, waits for the next attempt, or is given up. An
 * endpoint that says it is gone (410), or has failed for five days, is closed. Returns why, if this one was.
 */
export async function recordAttempt(db: Database, attempt: Attempt): Promise<'gone' | 'failing' | undefined> {
	const { delivery, posted, milliseconds, now } = attempt
	const { endpointId, position } = delivery
	return db.transaction().execute(async (tx) => {
		await tx
			.insertInto('webhook_attempts')
			.values({
				endpoint_id: endpointId,
				event_id: delivery.eventId,
				position,
				attempt: delivery.attempts,
				status: posted.status,
				milliseconds: Math.round(milliseconds),
				answer: summarize(posted.answer),
				attempted_at: now,
			})
			.execute()
		const isDone = posted.status !== null && posted.status >= 200 && posted.status < 300
		if (isDone) {
			await dropDelivery(tx, delivery)
			await tx
				.updateTable('webhook_endpoints')
				.set({ failing_since: null })
				.where('id', '=', endpointId)
				.where('failing_since', 'is not', null)
				.execute()
			return undefined
		}
		await postpone(tx, attempt)
		return closeFailing(tx, attempt)
	})
}

/** Removes a delivery that is done or given up, unless it was asked for again meanwhile. */
export async function dropDelivery(
	db: Database,
	{ endpointId, position, attempts }: Pick<Delivery, 'endpointId' | 'position' | 'attempts'>,
): Promise<void> {
	await db
		.deleteFrom('webhook_deliveries')
		.where('endpoint_id', '=', endpointId)
		.where('position', '=', position)
		.where('attempts', '=', attempts)
		.execute()
}

async function postpone(tx: DatabaseTransaction, { delivery, posted, random, now }: Attempt): Promise<void> {
	const isAsking = posted.status === 429 || posted.status === 503
	const retryAfter = isAsking ? readRetryAfter(posted.retryAfter, now) : undefined
	const next = nextAttempt({ attempts: delivery.attempts, retryAfter, random, now })
	if (!next) return dropDelivery(tx, delivery)
	await tx
		.updateTable('webhook_deliveries')
		.set({ due_at: next, claimed_until: null })
		.where('endpoint_id', '=', delivery.endpointId)
		.where('position', '=', delivery.position)
		.where('attempts', '=', delivery.attempts)
		.execute()
}

async function closeFailing(tx: DatabaseTransaction, { delivery, posted, now }: Attempt) {
	const row = await tx
		.updateTable('webhook_endpoints')
		.set(({ fn, val, ref }) => ({ failing_since: fn.coalesce(ref('failing_since'), val(now)) }))
		.where('id', '=', delivery.endpointId)
		.where('state', '=', 'open')
		.returning('failing_since')
		.executeTakeFirst()
	if (!row?.failing_since) return undefined
	const isTooLong = now.getTime() - row.failing_since.getTime() >= PATIENCE
	const because = posted.status === 410 ? 'gone' : isTooLong ? 'failing' : undefined
	if (because)
		await tx
			.updateTable('webhook_endpoints')
			.set({ state: 'closed', closed_because: because })
			.where('id', '=', delivery.endpointId)
			.execute()
	return because
}

/** Milliseconds an attempt is kept. */
const KEPT = 30 * 86_400_000

export async function dropOldAttempts(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom('webhook_attempts')
		.where('attempted_at', '<', new Date(now.getTime() - KEPT))
		.execute()
}
