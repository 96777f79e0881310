import type { Currency } from '@vitrine/market/currencies'
import type { LocaleRecord } from '@vitrine/market/locales'
import type { SizeSystem } from '@vitrine/market/size-systems'
import type { ColumnType } from 'kysely'

export type SitesTable = {
	site: string
	position: number
	country_code: string
	currency: Currency
	store_id: string
	time_zone: string
	is_open: boolean
	/** Empty: those of its country. */
	size_systems: ColumnType<string[], string[] | undefined, string[]>
	locales: ColumnType<LocaleRecord[], string, string>
}

export type SiteHostsTable = { host: string; site: string; position: number }

export type VatRatesTable = { country_code: string; vat_class: string; from_day: string; basis_points: number }

export type SizeSystemsTable = {
	code: string
	names: ColumnType<SizeSystem['names'], string, string>
	schema_org: string | null
	merchant_code: string | null
	labels_of: string | null
	position: number
}

export type SiteTables = {
	size_systems: SizeSystemsTable
	sites: SitesTable
	site_hosts: SiteHostsTable
	vat_rates: VatRatesTable
}
