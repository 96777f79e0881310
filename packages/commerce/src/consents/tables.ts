import type { Generated } from 'kysely'

export type ConsentsTable = {
	id: Generated<number>
	consent_id: string
	site: string
	language: string
	texts_version: string
	act: string
	necessary: Generated<boolean>
	measurement: boolean
	personalization: boolean
	advertising: boolean
	decided_at: Date
	recorded_at: Date
}

export type ConsentTables = { consents: ConsentsTable }
