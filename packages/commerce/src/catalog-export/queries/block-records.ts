import { LANGUAGES } from '@vitrine/market/locales'
import type { Database } from '../../database/client.ts'
import { orderKeys, unlessDefault } from '../canonical.ts'
import { bytewise, type RecordOf, type Records } from './site-records.ts'

type BlockRecord = RecordOf<'content-block'>

/** Content blocks; they stand after the products, which they name. */
export async function* readBlocks(db: Database): Records {
	const texts = Map.groupBy(await db.selectFrom('content_block_texts').selectAll().execute(), (row) => row.block_id)
	for (const row of await db.selectFrom('content_blocks').selectAll().orderBy(bytewise('id')).execute()) {
		const named = (texts.get(row.id) ?? []).map(({ language, title, ...words }) => {
			const said = Object.entries(words).filter(([key, value]) => key !== 'block_id' && value !== '')
			return [language, { title, ...Object.fromEntries(said) }] as const
		})
		const { points, goods } = row
		// Its check put together what belongs to its kind.
		yield {
			type: 'content-block',
			id: row.id,
			kind: row.kind,
			place: row.place,
			category: row.category_id ?? undefined,
			position: positionOf(row),
			sites: unlessDefault(row.sites),
			languages: unlessDefault(row.languages),
			from: row.shown_from?.toISOString(),
			until: row.shown_until?.toISOString(),
			link: row.link ?? undefined,
			picture: row.picture_source ?? undefined,
			tall: row.tall_source ?? undefined,
			points: unlessDefault(points.map(({ x, y, colorway }) => ({ x, y, colorway }))),
			goods: goods ? orderKeys(['category', 'new', 'offer'], Object.entries(goods)) : undefined,
			texts: orderKeys(LANGUAGES, named),
		} as BlockRecord
	}
}

/** A tile without a position stands in the seventh place. */
function positionOf({ kind, position }: { kind: string; position: number }): number | undefined {
	return kind === 'tile' ? (position === 7 ? undefined : position) : unlessDefault(position)
}
