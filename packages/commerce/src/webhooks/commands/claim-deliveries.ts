import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'

export type Delivery = {
	endpointId: string
	url: string
	/** The present one first. */
	secrets: string[]
	position: number
	eventId: string
	/** This one included. */
	attempts: number
}

/** Deliveries of an endpoint at once: one that is slow delays no other, and is not flooded when it comes back. */
const AT_ONCE = 4
/** Milliseconds a delivery belongs to who claimed it: longer than an attempt takes. */
const LEASE = 30_000
const QUEUED_AT_ONCE = 1_000

/** Queues what has happened for every open endpoint and claims what is due, at most four of each. One process at a time. */
export async function claimDeliveries(db: Database, now: Date): Promise<Delivery[]> {
	const { rows } = await sql<{ some: boolean }>`/* prepared */
		select exists (select from webhook_endpoints e, event_head where e.state = 'open' and (e.position < event_head.position
			or exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.due_at <= ${now}
				and coalesce(d.claimed_until, '-infinity') <= ${now}))) as some`.execute(db)
	if (!rows[0]!.some) return []
	return db.transaction().execute(async (tx) => {
		const lock = sql<{
			mine: boolean
		}>`select pg_try_advisory_xact_lock(hashtextextended('vitrine webhooks', 0)) as mine`
		if (!(await lock.execute(tx)).rows[0]!.mine) return []
		await queueEvents(tx, now)
		return claim(tx, now)
	})
}

async function queueEvents(tx: DatabaseTransaction, now: Date): Promise<void> {
	await sql`
		with reach as (
			select e.id, e.types, e.position as before, least(head.position, e.position + ${QUEUED_AT_ONCE}) as until
			from webhook_endpoints e, event_head head where e.state = 'open' and e.position < head.position
			for update of e
		), queued as (
			insert into webhook_deliveries (endpoint_id, position, event_id, due_at)
			select reach.id, events.position, events.id, ${now}
			from reach join events on events.position > reach.before and events.position <= reach.until
				and (cardinality(reach.types) = 0 or events.type = any(reach.types))
			on conflict do nothing
		)
		update webhook_endpoints e set position = reach.until from reach where e.id = reach.id`.execute(tx)
}

async function claim(tx: DatabaseTransaction, now: Date): Promise<Delivery[]> {
	const { rows } = await sql<Delivery>`
		with claimed as (
			select due.endpoint_id, due.position from webhook_endpoints e cross join lateral (
				select endpoint_id, position from webhook_deliveries
				where endpoint_id = e.id and due_at <= ${now} and coalesce(claimed_until, '-infinity') <= ${now}
				order by due_at, position
				limit greatest(0, ${AT_ONCE} - (select count(*) from webhook_deliveries
					where endpoint_id = e.id and claimed_until > ${now}))
			) due where e.state = 'open'
		)
		update webhook_deliveries d
		set claimed_until = ${new Date(now.getTime() + LEASE)}, attempts = attempts + 1
		from claimed join webhook_endpoints e on e.id = claimed.endpoint_id
		where d.endpoint_id = claimed.endpoint_id and d.position = claimed.position
		returning e.id as "endpointId", e.url, d.position, d.event_id as "eventId", d.attempts,
			array_remove(array[e.secret, case when e.former_until > ${now} then e.former_secret end], null) as secrets`.execute(
		tx,
	)
	return rows
}
