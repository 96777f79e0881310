import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { EventType } from '../events/contract.ts'
import type { Operator } from '../http/permissions.ts'
import type { EventPage, ToldEvent } from './contract.ts'

type PageInput = {
	after: number
	limit: number
	types?: readonly EventType[] | undefined
	sites?: Operator['sites']
}
export type PageResult = { ok: true; page: EventPage } | { ok: false; reason: 'cursor-too-old' | 'cursor-ahead' }

/** SQL of the ToldEvents that `which` selects, by position, as JSON. */
function toldEvents(which: RawBuilder<unknown>): RawBuilder<ToldEvent[]> {
	return sql`coalesce((
		select json_agg(told order by told.position) from (
			select e.id, e.position, e.type, e.subject, e.site,
				to_char(e.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "writtenAt",
				to_jsonb(o) as "order",
				case when e.location_id is not null
					then json_build_object('location', e.location_id, 'quantity', e.quantity) end as stock
			from (${which}) e
			left join lateral (
				select order_number as "orderNumber", version, order_status as "orderStatus",
					payment_status as "paymentStatus", fulfillment_status as "fulfillmentStatus"
				from orders where e.location_id is null and order_number = coalesce(
					(select placed.order_number from returns join orders placed on placed.id = returns.order_id
						where returns.return_number = e.subject),
					e.subject)
			) o on true
		) told
	), '[]')`
}

/** Events after a position, each with the state of its order now. Events of units are of no site and for everybody. */
export async function readEvents(db: Database, input: PageInput): Promise<PageResult> {
	const { after, limit, types = null, sites = null } = input
	const page = toldEvents(sql`
		select * from events where position > ${after} and position <= head.position
			and (${types}::text[] is null or type = any(${types}::text[]))
			and (${sites}::text[] is null or site is null or site = any(${sites}::text[]))
		order by position limit ${limit}`)
	const { rows } = await sql<{ head: number; dropped: number; events: ToldEvent[] }>`/* prepared */
		select head.position as head, head.dropped, ${page} as events from event_head head`.execute(db)
	const { head, dropped, events } = rows[0]!
	if (after > head) return { ok: false, reason: 'cursor-ahead' }
	if (after > 0 && after < dropped) return { ok: false, reason: 'cursor-too-old' }
	const next = events.length < limit ? head : events.at(-1)!.position
	return { ok: true, page: { events, next, isCaughtUp: next === head } }
}

/** One event as it reads now; undefined for an unknown one, and for one that was dropped. */
export async function readEvent(db: Database, position: number): Promise<ToldEvent | undefined> {
	const one = toldEvents(sql`select * from events where position = ${position}`)
	const { rows } = await sql<{ events: ToldEvent[] }>`/* prepared */ select ${one} as events`.execute(db)
	return rows[0]?.events[0]
}
