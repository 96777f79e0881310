import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { EventType } from '../../events/contract.ts'
import { newSecret } from '../rules.ts'

/** Opens an endpoint for events from now on. Returns its secret, which the receiver verifies messages with. */
export async function openEndpoint(
	db: Database,
	endpoint: { url: string; types: readonly EventType[]; now: Date },
): Promise<{ id: string; secret: string }> {
	const id = `whe_${randomBytes(9).toString('hex')}`
	const secret = newSecret()
	await sql`
		insert into webhook_endpoints (id, url, types, secret, position, created_at)
		select ${id}, ${endpoint.url}, ${[...endpoint.types]}::text[], ${secret}, position, ${endpoint.now} from event_head`.execute(
		db,
	)
	return { id, secret }
}

/** Milliseconds for which the secret before signs beside the new one. */
const ROTATION = 86_400_000

/** Gives an endpoint another secret; undefined for an unknown one. */
export async function rotateSecret(
	db: Database,
	{ id, now }: { id: string; now: Date },
): Promise<{ secret: string } | undefined> {
	const secret = newSecret()
	const until = new Date(now.getTime() + ROTATION)
	const { numAffectedRows } = await sql`
		update webhook_endpoints set former_secret = secret, former_until = ${until}, secret = ${secret}
		where id = ${id}`.execute(db)
	return numAffectedRows === 1n ? { secret } : undefined
}

/** Closes an endpoint, or opens it again: what it has missed is then sent. False for an unknown one. */
export async function setEndpointState(
	db: Database,
	{ id, state }: { id: string; state: 'open' | 'closed' },
): Promise<boolean> {
	const because = state === 'closed' ? 'asked' : null
	const { numUpdatedRows } = await db
		.updateTable('webhook_endpoints')
		.set({ state, closed_because: because, failing_since: null })
		.where('id', '=', id)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

/** Sends again the events after a position, with the ids they had. Returns how many; undefined for an unknown endpoint. */
export async function replayEvents(
	db: Database,
	{ id, from, now }: { id: string; from: number; now: Date },
): Promise<number | undefined> {
	const known = await db.selectFrom('webhook_endpoints').select('id').where('id', '=', id).executeTakeFirst()
	if (!known) return undefined
	const { numAffectedRows } = await sql`
		insert into webhook_deliveries (endpoint_id, position, event_id, due_at)
		select e.id, events.position, events.id, ${now}
		from webhook_endpoints e join events on events.position > ${from} and events.position <= e.position
			and (cardinality(e.types) = 0 or events.type = any(e.types))
		where e.id = ${id}
		on conflict (endpoint_id, position) do update set attempts = 0, due_at = excluded.due_at`.execute(db)
	return Number(numAffectedRows ?? 0n)
}
