import type { ColumnType, Generated } from 'kysely'
import type { ReservedProduct } from './contract.ts'

export type ReservationStatus = 'held' | 'cancelled' | 'expired'

export type ReservationsTable = {
	id: string
	submission_key: string
	reservation_number: string
	site: string
	store_id: string
	sku: string
	snapshot: ColumnType<ReservedProduct, string, never>
	name: string
	email: string
	phone_number: string
	language_tag: string
	page_url: string
	status: Generated<ReservationStatus>
	reserved_at: Date
	held_until: Date
	ended_at: Date | null
}

export type ReservationTables = { reservations: ReservationsTable }
