import { LOCALES, type Language } from '@vitrine/market/locales'
import { dayOf, SITES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { PageAddress, SitePage } from '../contract.ts'

export type PageInput = { site: SiteCode; language: Language; now: Date }

/** A version of a page with its immutable text. */
export type PageVersion = {
	page: string
	language: Language
	number: number
	/** ISO date in the site's zone. */
	validFrom: string
	title: string
	/** Markdown without placeholders. */
	body: string
}

/** Current pages of a site in the language, else in the site's own, else in any; in list order. */
export async function listPages(db: Database, { site, language, now }: PageInput): Promise<SitePage[]> {
	const { rows } = await sql<SitePage>`
		select * from (
			select distinct on (p.page) p.page, p.page_group as "group", p.slug, p.language, p.link_text as "linkText", p.position
			from content_pages p
			where p.site = ${site} and exists (${inForce({ site, now })})
			order by p.page, ${byLanguage(site, language)}
		) found order by found."group", found.position, found.page`.execute(db)
	return rows.map(({ page, group, slug, language: own, linkText }) => ({ page, group, slug, language: own, linkText }))
}

export type FoundPage = Omit<SitePage, 'linkText'> & {
	description: string | null
	version: PageVersion
	newest: number
}

/** A page by its URL: the requested version, or the current one. Undefined when there is none. */
export async function findPage(
	db: Database,
	{
		group,
		slug,
		number,
		...input
	}: PageInput & { group: SitePage['group']; slug: string; number?: number | undefined },
): Promise<FoundPage | undefined> {
	const { site, language, now } = input
	const page = await db
		.selectFrom('content_pages as p')
		.selectAll()
		.where('site', '=', site)
		.where('page_group', '=', group)
		.where('slug', '=', slug)
		.orderBy(byLanguage(site, language))
		.executeTakeFirst()
	if (!page) return undefined
	const versions = await listVersions(db, { site, page: page.page, language: page.language as Language })
	const current = versions.findLast(({ validFrom }) => validFrom <= dayOf(site, now))
	const version = number === undefined ? current : versions.find((one) => one.number === number)
	if (!version || !current) return undefined
	return {
		page: page.page,
		group: page.page_group,
		slug: page.slug,
		language: version.language,
		description: page.description,
		version,
		newest: current.number,
	}
}

/** Versions of a page, oldest first; of two of one day the later one counts. */
export async function listVersions(
	db: Database,
	{ site, page, language }: { site: SiteCode; page: string; language: Language },
): Promise<PageVersion[]> {
	const rows = await db
		.selectFrom('content_page_versions')
		.select(['page', 'language', 'number', 'valid_from as validFrom', 'title', 'body'])
		.where('site', '=', site)
		.where('page', '=', page)
		.where('language', '=', language)
		.orderBy('valid_from')
		.orderBy('number')
		.execute()
	return rows.map((row) => ({ ...row, language: row.language as Language }))
}

/** URLs of this kind of page on every site, in each of its languages. */
export async function listPageAddresses(
	db: Database,
	{ page, now }: { page: string; now: Date },
): Promise<PageAddress[]> {
	const { rows } = await sql<PageAddress>`
		select p.site, p.language, p.page_group as "group", p.slug from content_pages p
		where p.page = ${page} and exists (${inForce({ now })})
		order by p.site, p.language`.execute(db)
	return rows
}

function inForce({ site, now }: { site?: SiteCode; now: Date }) {
	const today = site ? dayOf(site, now) : now.toISOString().slice(0, 10)
	return sql`select from content_page_versions v
		where v.site = p.site and v.page = p.page and v.language = p.language and v.valid_from <= ${today}`
}

/** `order by` that puts the page in the language first, then in the site's own. */
export function byLanguage(site: SiteCode, language: Language) {
	const own = LOCALES[SITES[site].locale].language
	return sql`(p.language = ${language}) desc, (p.language = ${own}) desc, p.language`
}
