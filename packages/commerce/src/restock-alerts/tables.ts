import type { Generated } from 'kysely'

export type RestockAlertsTable = {
	id: string
	email: string
	site: string
	sku: string
	language_tag: string
	page_url: string
	wording_version: string
	asked_at: Date
	confirmed_at: Generated<Date | null>
	due_at: Generated<Date | null>
	ended_at: Generated<Date | null>
	ended_by: Generated<'email' | 'sent' | null>
}

export type RestockAlertTables = { restock_alerts: RestockAlertsTable }
