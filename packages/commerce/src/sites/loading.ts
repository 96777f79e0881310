import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const SITES_TABLE: WrittenTable = {
	name: 'sites',
	keys: { site: 'text' },
	values: {
		position: 'int',
		country_code: 'text',
		currency: 'text',
		store_id: 'text',
		time_zone: 'text',
		is_open: 'boolean',
		locales: 'jsonb',
		size_systems: 'text[]',
	},
}
export const SITE_HOSTS_TABLE: WrittenTable = {
	name: 'site_hosts',
	keys: { host: 'text' },
	values: { site: 'text', position: 'int' },
}
export const SIZE_SYSTEMS_TABLE: WrittenTable = {
	name: 'size_systems',
	keys: { code: 'text' },
	values: { names: 'jsonb', schema_org: 'text', merchant_code: 'text', labels_of: 'text', position: 'int' },
}
export const VAT_RATES: WrittenTable = {
	name: 'vat_rates',
	keys: { country_code: 'text', vat_class: 'text', from_day: 'date' },
	values: { basis_points: 'int' },
}
