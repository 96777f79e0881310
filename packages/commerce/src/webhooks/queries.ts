import type { Database } from '../database/client.ts'
import type { Webhook, WebhookAttempt } from './contract.ts'

/** All endpoints, oldest first, without their secrets. */
export async function listEndpoints(db: Database): Promise<Webhook[]> {
	const rows = await db
		.selectFrom('webhook_endpoints as e')
		.select(['id', 'url', 'types', 'state', 'closed_because', 'position', 'failing_since', 'created_at'])
		.select(({ selectFrom, fn }) =>
			selectFrom('webhook_deliveries')
				.select(fn.countAll<number>().as('count'))
				.whereRef('endpoint_id', '=', 'e.id')
				.as('waiting'),
		)
		.orderBy('created_at')
		.execute()
	return rows.map((row) => ({
		id: row.id,
		url: row.url,
		types: row.types,
		state: row.state,
		closedBecause: row.closed_because,
		position: row.position,
		waiting: row.waiting ?? 0,
		failingSince: row.failing_since?.toISOString() ?? null,
		createdAt: row.created_at.toISOString(),
	}))
}

/** The latest attempts of an endpoint, newest first. */
export async function listAttempts(
	db: Database,
	{ id, limit }: { id: string; limit: number },
): Promise<WebhookAttempt[]> {
	const rows = await db
		.selectFrom('webhook_attempts')
		.selectAll()
		.where('endpoint_id', '=', id)
		.orderBy('id', 'desc')
		.limit(limit)
		.execute()
	return rows.map((row) => ({
		eventId: row.event_id,
		position: row.position,
		attempt: row.attempt,
		status: row.status,
		milliseconds: row.milliseconds,
		answer: row.answer,
		attemptedAt: row.attempted_at.toISOString(),
	}))
}
