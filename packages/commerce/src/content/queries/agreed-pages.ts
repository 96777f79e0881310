import { dayOf, type SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { SitePage } from '../contract.ts'
import { byLanguage, listVersions, type PageInput, type PageVersion } from './pages.ts'

/** Legal pages appended to a confirmation, in this order. */
const AGREED = ['terms', 'withdrawal', 'privacy']

export type AgreedPage = Pick<SitePage, 'page' | 'language' | 'group' | 'slug'> &
	Pick<PageVersion, 'validFrom' | 'title'> & { version: number }

/** SQL of the current versions of a site's terms, withdrawal instructions and privacy notice, as JSON; null without any. */
export function agreedPagesJson({ site, language, now }: PageInput): RawBuilder<AgreedPage[] | null> {
	return sql`(select json_agg(to_jsonb(agreed) order by array_position(${AGREED}::text[], agreed.page)) from (
		select distinct on (p.page) p.page, p.language, p.page_group as "group", p.slug,
			current.number as version, current.valid_from as "validFrom", current.title
		from content_pages p
		join lateral (
			select v.number, v.valid_from, v.title from content_page_versions v
			where v.site = p.site and v.page = p.page and v.language = p.language and v.valid_from <= ${dayOf(site, now)}
			order by v.valid_from desc, v.number desc limit 1
		) current on true
		where p.site = ${site} and p.page = any(${AGREED}::text[])
		order by p.page, ${byLanguage(site, language)}) agreed)`
}

/** Text of a version an order names. */
export async function findAgreedText(
	db: Database,
	{ site, page, language, version }: { site: SiteCode } & Pick<AgreedPage, 'page' | 'language' | 'version'>,
): Promise<PageVersion | undefined> {
	return (await listVersions(db, { site, page, language })).find(({ number }) => number === version)
}
