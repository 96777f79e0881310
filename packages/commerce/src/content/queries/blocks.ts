import { FALLBACK_LANGUAGE, type Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { ContentBlock } from '../contract.ts'
import type { BlockGoods, BlockPoint } from '../loading.ts'
import { image, type StoredPicture } from './banners.ts'

/** Outfits read for one style: the page shows the first that has another garment for sale. */
const MOST_OUTFITS = 12

type Row = Pick<ContentBlock, 'id' | 'kind' | 'position' | 'title' | 'text' | 'action' | 'alt' | 'link'> & {
	from: Date | null
	until: Date | null
	picture: StoredPicture | null
	tall: StoredPicture | null
	points: BlockPoint[]
	goods: BlockGoods | null
}

type Reader = { site: SiteCode; language: Language; now: Date }
type Asked = Reader & { place: string; category?: string | undefined }

/**
 * Blocks of a place that are shown now or later, in their order: those of the category and those of all of them. Texts
 * in the language, else French, else any.
 */
export function listBlocks(db: Database, { place, category, ...reader }: Asked): Promise<ContentBlock[]> {
	const where = sql`b.place = ${place} and (b.category_id is null or b.category_id = ${category ?? null})`
	return readBlocks(db, { ...reader, where, order: sql`b.position, b.id` })
}

/**
 * Outfits with any of the colorways, of every place, that are shown now or later: those with the first colorway before
 * the others, and of these the latest.
 */
export function listOutfits(
	db: Database,
	{ colorwayIds, ...reader }: Reader & { colorwayIds: readonly string[] },
): Promise<ContentBlock[]> {
	const shows = (ids: readonly string[]) => sql<boolean>`exists (
		select from jsonb_array_elements(b.points) point where point->>'colorway' = any(${ids}::text[]))`
	const where = sql`b.kind = 'outfit' and ${shows(colorwayIds)}`
	const order = sql`${shows(colorwayIds.slice(0, 1))} desc, b.shown_from desc nulls last, b.position, b.id`
	return readBlocks(db, { ...reader, where, order: sql`${order} limit ${MOST_OUTFITS}` })
}

type Read = Reader & { where: RawBuilder<unknown>; order: RawBuilder<unknown> }

async function readBlocks(db: Database, { site, language, now, where, order }: Read): Promise<ContentBlock[]> {
	const { rows } = await sql<Row>`/* prepared */
		select b.id, b.kind, b.position, b.shown_from as "from", b.shown_until as until, b.link, b.points, b.goods,
			t.title, t.text, t.action, t.alt, to_jsonb(p) as picture, to_jsonb(n) as tall
		from content_blocks b
		left join lateral (select hash, width, height, widths from media where hash = b.picture_hash) p on true
		left join lateral (select hash, width, height, widths from media where hash = b.tall_hash) n on true
		join lateral (select title, text, action, alt from content_block_texts where block_id = b.id
			order by (language = ${language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language limit 1) t on true
		where ${where} and (b.sites = '{}' or ${site} = any(b.sites)) and (b.languages = '{}' or ${language} = any(b.languages))
			and (b.shown_until is null or b.shown_until > ${now})
		order by ${order}`.execute(db)
	return rows.map(({ from, until, picture, tall, points, goods, ...block }) => ({
		...block,
		from: from?.toISOString() ?? null,
		until: until?.toISOString() ?? null,
		picture: picture && image(picture, 'wide'),
		tall: tall && image(tall, 'tall'),
		points: points.map(({ x, y, colorway }) => ({ x, y, colorwayId: colorway })),
		goods: goods && goodsOf(goods),
	}))
}

function goodsOf(goods: BlockGoods): NonNullable<ContentBlock['goods']> {
	if ('colorways' in goods) return { colorwayIds: goods.colorways, categoryId: null, isNew: false, isReduced: false }
	return {
		colorwayIds: null,
		categoryId: goods.category ?? null,
		isNew: goods.new ?? false,
		isReduced: goods.offer ?? false,
	}
}
