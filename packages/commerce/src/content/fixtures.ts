import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { publishPages } from './commands.ts'

type Page = {
	site: SiteCode
	id: string
	language: string
	group: 'help' | 'legal'
	slug: string
	title: string
	link: string
	validFrom: string
	body: string
}

/** Inserts and publishes legal and help pages. */
export async function insertPages(db: Database, pages: readonly Page[], now = new Date()): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const rows = pages.map((page) => ({
			site: page.site,
			page: page.id,
			language: page.language,
			page_group: page.group,
			slug: page.slug,
			title: page.title,
			link_text: page.link,
			description: null,
			valid_from: page.validFrom,
			body: page.body,
		}))
		await tx.insertInto('content_pages').values(rows).execute()
		const { unfilled } = await publishPages(tx, { sites: SITE_CODES, now })
		if (unfilled.length > 0) throw new Error(JSON.stringify(unfilled))
	})
}
