import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { SitePage } from '../contract.ts'
import { findPage, listPages, listVersions, type PageVersion } from './pages.ts'

/** Legal pages appended to a confirmation, in this order. */
const AGREED = ['terms', 'withdrawal', 'privacy']

export type AgreedPage = Pick<SitePage, 'page' | 'language' | 'group' | 'slug'> &
	Pick<PageVersion, 'validFrom' | 'title'> & { version: number }

/** Current versions of a site's terms, withdrawal instructions and privacy notice, as far as they exist. */
export async function listAgreedPages(
	db: Database,
	{ site, language, now }: { site: SiteCode; language: Language; now: Date },
): Promise<AgreedPage[]> {
	const pages = await listPages(db, { site, language, now })
	const agreed = AGREED.flatMap((page) => pages.filter((one) => one.page === page))
	const found = await Promise.all(agreed.map((page) => findPage(db, { site, now, ...page })))
	return found.flatMap((one) => {
		if (!one) return []
		const { page, language: own, group, slug, version } = one
		return [
			{ page, language: own, group, slug, version: version.number, validFrom: version.validFrom, title: version.title },
		]
	})
}

/** Text of a version an order names. */
export async function findAgreedText(
	db: Database,
	{ site, page, language, version }: { site: SiteCode } & Pick<AgreedPage, 'page' | 'language' | 'version'>,
): Promise<PageVersion | undefined> {
	return (await listVersions(db, { site, page, language })).find(({ number }) => number === version)
}
