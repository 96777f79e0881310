import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import { listOpenSites } from '../../web-domains/queries.ts'
import { listPages } from './pages.ts'

/** Pages every site must show before a purchase (law A3.1). Switzerland has no statutory right of withdrawal. */
const NEEDED = ['legal-notice', 'terms', 'privacy', 'withdrawal']
const NOT_NEEDED: Readonly<Record<string, readonly string[]>> = { CH: ['withdrawal'] }

/** Open sites that lack legal pages in force, with the names of those pages. */
export async function listMissingPages(db: Database, now: Date): Promise<{ site: SiteCode; missing: string[] }[]> {
	const sites = await listOpenSites(db)
	const found = await Promise.all(
		sites.map(async (site) => {
			const pages = await listPages(db, { site, language: 'fr', now })
			const missing = NEEDED.filter(
				(page) => !NOT_NEEDED[SITES[site].countryCode]?.includes(page) && !pages.some((one) => one.page === page),
			)
			return missing.length > 0 ? [{ site, missing }] : []
		}),
	)
	return found.flat()
}
