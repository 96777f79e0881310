import type { ColumnType } from 'kysely'
import type { Seller } from './contract.ts'

export type WebDomainsTable = {
	site: string
	domain: string
	store_id: string
	country_code: string
	currency: string
	params: unknown
}

export type SellersTable = { site: string; details: ColumnType<Seller, string, string> }

export type WebDomainTables = { web_domains: WebDomainsTable; sellers: SellersTable }
