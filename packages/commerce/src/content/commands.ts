import { dayOf, type SiteCode, SITES } from '@vitrine/market/sites'
import type { Language } from '@vitrine/market/locales'
import type { DatabaseTransaction } from '../database/client.ts'
import { readSiteFacts } from './queries/site-facts.ts'
import type { SiteFacts } from './rules/facts.ts'
import { fillPlaceholders, type PlaceInText } from './rules/placeholders.ts'

/** A page that cannot be published: its site has no value for these placeholders. */
export type UnfilledPage = { site: SiteCode; page: string; language: string; missing: PlaceInText[] }

/**
 * Publishes every page whose text, with current facts filled in, differs from the last published version. A new text
 * takes effect on its own date; a past date, or a change of facts alone, takes effect today. Returns the number of new
 * versions, and the pages left unpublished.
 */
export async function publishPages(
	tx: DatabaseTransaction,
	{ sites, now }: { sites: Iterable<SiteCode>; now: Date },
): Promise<{ published: number; unfilled: UnfilledPage[] }> {
	const unfilled: UnfilledPage[] = []
	let published = 0
	const pages = await tx
		.selectFrom('content_pages')
		.selectAll()
		.where('site', 'in', [...sites, ''])
		.execute()
	const newest = await listNewest(tx)
	const factsOf = new Map<SiteCode, SiteFacts>()
	for (const { site: code, ...page } of pages) {
		const { page: name, language } = page
		if (!Object.hasOwn(SITES, code)) continue
		const site = code as SiteCode
		const facts = factsOf.get(site) ?? (await readSiteFacts(tx, site))
		factsOf.set(site, facts)
		const filled = fillPlaceholders(page.body, { ...facts, language: language as Language })
		if (!filled.ok) {
			unfilled.push({ site, page: name, language, missing: filled.missing })
			continue
		}
		const last = newest.get(`${site} ${name} ${language}`)
		if (last?.body === filled.text && last.title === page.title) continue
		const today = dayOf(site, now)
		const isLater = !last || page.valid_from > last.valid_from
		await tx
			.insertInto('content_page_versions')
			.values({
				site,
				page: name,
				language,
				number: (last?.number ?? 0) + 1,
				valid_from: isLater ? page.valid_from : today > last.valid_from ? today : last.valid_from,
				title: page.title,
				body: filled.text,
				published_at: now,
			})
			.execute()
		published += 1
	}
	return { published, unfilled }
}

async function listNewest(tx: DatabaseTransaction) {
	const versions = await tx
		.selectFrom('content_page_versions')
		.selectAll()
		.distinctOn(['site', 'page', 'language'])
		.orderBy('site')
		.orderBy('page')
		.orderBy('language')
		.orderBy('number', 'desc')
		.execute()
	return new Map(versions.map((version) => [`${version.site} ${version.page} ${version.language}`, version]))
}
