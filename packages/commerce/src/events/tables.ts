import type { Generated } from 'kysely'
import type { EventType } from './contract.ts'

export type EventsTable = {
	serial: Generated<number>
	id: Generated<string>
	type: EventType
	subject: string
	site: string | null
	location_id: string | null
	quantity: number | null
	written_at: Date
	/** Null until the event is numbered. */
	position: number | null
}
export type EventHeadTable = { is_only: Generated<boolean>; position: number; dropped: number }

export type EventTables = { events: EventsTable; event_head: EventHeadTable }
