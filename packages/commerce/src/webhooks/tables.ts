import type { Generated } from 'kysely'
import type { EventType } from '../events/contract.ts'

export type WebhookEndpointsTable = {
	id: string
	url: string
	types: EventType[]
	secret: string
	former_secret: string | null
	former_until: Date | null
	state: Generated<'open' | 'closed'>
	closed_because: 'asked' | 'gone' | 'failing' | null
	position: number
	failing_since: Date | null
	created_at: Date
}
export type WebhookDeliveriesTable = {
	endpoint_id: string
	position: number
	event_id: string
	attempts: Generated<number>
	due_at: Date
	claimed_until: Date | null
}
export type WebhookAttemptsTable = {
	id: Generated<number>
	endpoint_id: string
	event_id: string
	position: number
	attempt: number
	status: number | null
	milliseconds: number
	answer: string
	attempted_at: Date
}

export type WebhookTables = {
	webhook_endpoints: WebhookEndpointsTable
	webhook_deliveries: WebhookDeliveriesTable
	webhook_attempts: WebhookAttemptsTable
}
