import type { ColumnType } from 'kysely'

export type CustomerExportsTable = {
	/** Unguessable: it is part of a signed link. */
	id: string
	customer_id: string
	language_tag: string
	page_url: string
	requested_at: Date
	ready_at: Date | null
	expires_at: Date | null
	data: string | null
	page: string | null
}
export type ErasuresTable = {
	id: string
	customer_id: string
	requested_at: Date
	finished_at: Date | null
	/** Number of deleted or emptied rows, by table. */
	counts: ColumnType<Record<string, number> | null, null | undefined, string>
}

export type PrivacyTables = { customer_exports: CustomerExportsTable; erasures: ErasuresTable }
