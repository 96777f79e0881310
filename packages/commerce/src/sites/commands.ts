import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { SITE_BOOK, type SiteRecord } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../database/client.ts'
import { removeOthers, upsert } from '../database/upsert.ts'
import { SITE_HOSTS_TABLE, SITES_TABLE } from './loading.ts'
import { listRecordedSites } from './queries.ts'

/** Writes the record of a site; without a position it keeps its place or is the last. Returns how many rows have changed. */
export async function writeSite(
	tx: DatabaseTransaction,
	{ site, hosts, isOpen, locales, currency, ...own }: SiteRecord & { position?: number | undefined },
): Promise<number> {
	const recorded = await listRecordedSites(tx)
	const last = Math.max(-1, ...recorded.map((one) => one.position))
	const position = own.position ?? recorded.find((one) => one.site === site)?.position ?? last + 1
	const rest = { country_code: own.countryCode, store_id: own.storeId, time_zone: own.timeZone, is_open: isOpen }
	const size_systems = own.sizeSystems ?? []
	const written = await upsert(tx, SITES_TABLE, [{ site, position, currency, locales, size_systems, ...rest }])
	const rows = hosts.map((host, index) => ({ host, site, position: index }))
	const removed = await removeOthers(tx, SITE_HOSTS_TABLE, { parent: 'site', ids: [site], rows })
	return written + removed + (await upsert(tx, SITE_HOSTS_TABLE, rows))
}

/** Records these sites as they are in this process, or as they are shipped, where they have no record: a first record must not hide the others. */
export async function recordSites(tx: DatabaseTransaction, sites: readonly string[]): Promise<number> {
	const recorded = new Set((await listRecordedSites(tx)).map(({ site }) => site))
	let written = 0
	const known = new Map([...SEVEN_SITES, ...SITE_BOOK].map((site) => [site.site, site]))
	for (const [position, site] of [...known.values()].entries())
		if (sites.includes(site.site) && !recorded.has(site.site)) written += await writeSite(tx, { ...site, position })
	return written
}

type OfWebDomain = { domain: string } & Pick<SiteRecord, 'site' | 'storeId' | 'countryCode' | 'currency'>

/** The record of a site takes what its web domain says; the domain becomes its first host, and an example domain goes. */
export async function followWebDomain(tx: DatabaseTransaction, { domain, ...own }: OfWebDomain): Promise<number> {
	const known = (await listRecordedSites(tx)).find(({ site }) => site === own.site)
	if (!known) return 0
	const name = domain.toLowerCase()
	const others = known.hosts.filter((host) => host !== name && !host.endsWith('.vitrine.example'))
	return writeSite(tx, { ...known, ...own, hosts: [name, ...others] })
}
