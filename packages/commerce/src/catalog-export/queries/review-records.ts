import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { OF_FILE } from '../../reviews/commands/import-review.ts'
import { fitWord } from '../../reviews/rules.ts'
import { unlessDefault } from '../canonical.ts'
import { bytewise, type Records } from './site-records.ts'

const ONCE = 1_000

/** Shown reviews from files; those of the shop's own buyers are people's, and in no file. */
export async function* readReviews(db: Database): Records {
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('reviews')
			.selectAll()
			.where('origin', '<>', 'bought')
			.where('status', '=', 'published')
			.where(sql<boolean>`id collate "C" > ${after}`)
			.orderBy(bytewise('id'))
			.limit(ONCE)
			.execute()
		for (const row of rows)
			yield {
				type: 'review',
				id: row.id.slice(OF_FILE.length),
				product: row.product_id,
				site: row.site as SiteCode,
				language: row.language_tag as Language,
				stars: row.stars,
				title: row.title,
				text: row.body,
				writtenAt: row.written_at.toISOString(),
				author: row.author ?? undefined,
				fit: fitWord(row.fit) ?? undefined,
				size: row.size_label ?? undefined,
				color: row.color_name ?? undefined,
				heightCm: row.height_cm ?? undefined,
				answer: row.answer ?? undefined,
				isExample: unlessDefault(row.origin === 'example'),
			}
		after = rows.at(-1)?.id ?? ''
		if (rows.length < ONCE) return
	}
}
