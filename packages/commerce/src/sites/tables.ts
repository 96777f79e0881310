import type { Currency } from '@vitrine/market/currencies'
import type { LocaleRecord } from '@vitrine/market/locales'
import type { ColumnType } from 'kysely'

export type SitesTable = {
	site: string
	position: number
	country_code: string
	currency: Currency
	store_id: string
	time_zone: string
	is_open: boolean
	locales: ColumnType<LocaleRecord[], string, string>
}

export type SiteHostsTable = { host: string; site: string; position: number }

export type VatRatesTable = { country_code: string; vat_class: string; from_day: string; basis_points: number }

export type SiteTables = { sites: SitesTable; site_hosts: SiteHostsTable; vat_rates: VatRatesTable }
