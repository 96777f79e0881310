import type { ColumnType } from 'kysely'

export type StoresTable = {
	id: string
	site: string
	name: string
	slug: string
	street: string
	postal_code: string
	city: string
	country_code: string
	phone: string | null
	/** E-mail address of the store; required for reservations. */
	email: string | null
	latitude: number
	longitude: number
	/** Seven days, Monday first; each a list of [opens, closes] in local time. */
	opening_hours: ColumnType<[string, string][][], string, string>
	services: string[]
}

export type StoreTables = { stores: StoresTable }
