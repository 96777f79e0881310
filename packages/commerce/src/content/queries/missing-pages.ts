import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import { listPages } from './pages.ts'

/** What every site tells its customers before they buy (law A3.1). Switzerland has no right of withdrawal by law. */
const NEEDED = ['legal-notice', 'terms', 'privacy', 'withdrawal']
const NOT_NEEDED: Partial<Record<SiteCode, string[]>> = { ch: ['withdrawal'] }

/** The sites that are set up and lack pages of law in force, with the names of those pages. */
export async function listMissingPages(db: Database, now: Date): Promise<{ site: SiteCode; missing: string[] }[]> {
	const domains = await db.selectFrom('web_domains').select('site').orderBy('site').execute()
	const found = await Promise.all(
		domains.map(async ({ site }) => {
			if (!isSiteCode(site)) return []
			const pages = await listPages(db, { site, language: 'fr', now })
			const missing = NEEDED.filter(
				(page) => !NOT_NEEDED[site]?.includes(page) && !pages.some((one) => one.page === page),
			)
			return missing.length > 0 ? [{ site, missing }] : []
		}),
	)
	return found.flat()
}
