import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { publishPages } from './commands.ts'
import type { ContentBlocksTable } from './tables.ts'

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

type Outfit = Partial<Omit<ContentBlocksTable, 'points'>> & { id: string; colorways: readonly string[]; alt?: string }

/** An outfit of the pages of its articles, without a picture unless it names one. */
export async function insertOutfit(db: Database, { id, colorways, alt = '', ...over }: Outfit): Promise<void> {
	const points = colorways.map((colorway, at) => ({ x: at / colorways.length, y: 0.5, colorway }))
	const everywhere = { place: 'product', category_id: null, position: 0, sites: [], languages: [] }
	const always = { shown_from: null, shown_until: null, link: null, goods: null }
	const pictures = { picture_hash: null, picture_source: null, tall_hash: null, tall_source: null }
	const row = { id, kind: 'outfit', ...everywhere, ...always, ...pictures, points: JSON.stringify(points) as never }
	await db
		.insertInto('content_blocks')
		.values({ ...row, ...over })
		.execute()
	const words = { block_id: id, language: 'fr', title: id, text: '', action: '', alt }
	await db.insertInto('content_block_texts').values(words).execute()
}
