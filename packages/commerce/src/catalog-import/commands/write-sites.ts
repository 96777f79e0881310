import { SITES } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import { upsert } from '../../database/upsert.ts'
import { followWebDomain, recordSites, writeSite } from '../../sites/commands.ts'
import { VAT_RATES } from '../../sites/loading.ts'
import { installSitesOf } from '../../sites/queries.ts'
import { followSite } from '../../web-domains/commands.ts'
import { WEB_DOMAINS } from '../../web-domains/loading.ts'
import { describeSite } from '../check-site.ts'
import type { CatalogRecord } from '../records.ts'
import type { SiteRecord } from '../site-record.ts'
import type { Changes } from './changes.ts'

/** Writes a site; its web domain follows it, and what comes later in the file is about this site too. */
export async function writeSiteRecord(tx: DatabaseTransaction, record: SiteRecord, changes: Changes): Promise<void> {
	const site = describeSite(record)
	changes.add('sites', await recordSites(tx, await sitesWithDomain(tx)))
	changes.add('sites', await writeSite(tx, { ...site, position: record.position }))
	changes.add('web_domains', await followSite(tx, site))
	await installSitesOf(tx)
}

/** Writes the parameters of a site; its site follows them. */
export async function writeWebDomain(
	tx: DatabaseTransaction,
	record: CatalogRecord & { type: 'web-domain' },
	changes: Changes,
): Promise<void> {
	const { site, domain, currency, params } = record
	const rest = { store_id: record.storeId, country_code: record.countryCode }
	changes.add('web_domains', await upsert(tx, WEB_DOMAINS, [{ site, domain, currency, params, ...rest }]))
	changes.add('sites', await recordSites(tx, await sitesWithDomain(tx)))
	changes.add('sites', await followWebDomain(tx, record))
	if (!Object.hasOwn(SITES, site)) await installSitesOf(tx)
}

/** Writes a VAT rate that begins on a day. */
export async function writeVatRate(
	tx: DatabaseTransaction,
	{ countryCode, vatClass, from, basisPoints }: CatalogRecord & { type: 'vat-rate' },
	changes: Changes,
): Promise<void> {
	const row = { country_code: countryCode, vat_class: vatClass, from_day: from, basis_points: basisPoints }
	changes.add('vat_rates', await upsert(tx, VAT_RATES, [row]))
}

async function sitesWithDomain(tx: DatabaseTransaction): Promise<string[]> {
	const rows = await tx.selectFrom('web_domains').select('site').execute()
	return rows.map(({ site }) => site)
}
