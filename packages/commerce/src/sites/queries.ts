import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites, type SiteRecord } from '@vitrine/market/sites'
import { installVatRates, type RecordedRate, type VatClass } from '@vitrine/market/vat'
import { installSizeSystems, type SizeSystem } from '@vitrine/market/size-systems'
import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** Recorded sites in their order; those of the specification while none is recorded. */
export async function listSites(db: Database): Promise<readonly SiteRecord[]> {
	const recorded = await listRecordedSites(db)
	return recorded.length > 0 ? recorded : SEVEN_SITES
}

/** Sites that have a record, in their order. */
export async function listRecordedSites(db: Database): Promise<(SiteRecord & { position: number })[]> {
	const rows = await db
		.selectFrom('sites')
		.selectAll()
		.select(
			sql<string[]>`array(select host from site_hosts h where h.site = sites.site order by h.position, host)`.as(
				'hosts',
			),
		)
		.orderBy('position')
		.orderBy('site')
		.execute()
	return rows.map(
		({ site, country_code, currency, store_id, time_zone, is_open, locales, hosts, position, size_systems }) => ({
			site,
			countryCode: country_code,
			currency,
			storeId: store_id,
			timeZone: time_zone,
			hosts,
			isOpen: is_open,
			locales,
			position,
			...(size_systems.length > 0 && { sizeSystems: size_systems }),
		}),
	)
}

/** Recorded size systems in their order. */
export async function listSizeSystems(db: Database): Promise<SizeSystem[]> {
	const rows = await db.selectFrom('size_systems').selectAll().orderBy('position').orderBy('code').execute()
	return rows.map(({ code, names, schema_org, merchant_code, labels_of, position }) => ({
		code,
		names,
		schemaOrg: (schema_org ?? undefined) as SizeSystem['schemaOrg'],
		merchantCode: (merchant_code ?? undefined) as SizeSystem['merchantCode'],
		labelsOf: labels_of ?? undefined,
		position,
	}))
}

/** Recorded VAT rates, those to come too. */
export async function listVatRates(db: Database): Promise<RecordedRate[]> {
	const rows = await db.selectFrom('vat_rates').selectAll().orderBy('from_day').execute()
	return rows.map(({ country_code, vat_class, from_day, basis_points }) => ({
		countryCode: country_code,
		vatClass: vat_class as VatClass,
		from: from_day,
		basisPoints: basis_points,
	}))
}

/** Makes the sites, size systems and VAT rates of the database those of this process: before anything else of it (decision 0100). */
export async function installSitesOf(db: Database): Promise<void> {
	installSites(await listSites(db))
	installSizeSystems(await listSizeSystems(db))
	installVatRates(await listVatRates(db))
}
