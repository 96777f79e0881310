import { FALLBACK_LANGUAGE, type Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { ContentBlock } from '../contract.ts'
import type { BlockGoods, BlockPoint } from '../loading.ts'
import { image, type StoredPicture } from './banners.ts'

type Row = Pick<ContentBlock, 'id' | 'kind' | 'position' | 'title' | 'text' | 'action' | 'alt' | 'link'> & {
	from: Date | null
	until: Date | null
	picture: StoredPicture | null
	tall: StoredPicture | null
	points: BlockPoint[]
	goods: BlockGoods | null
}

type Asked = { site: SiteCode; language: Language; place: string; category?: string | undefined; now: Date }

/**
 * Blocks of a place that are shown now or later, in their order: those of the category and those of all of them. Texts
 * in the language, else French, else any.
 */
export async function listBlocks(
	db: Database,
	{ site, language, place, category, now }: Asked,
): Promise<ContentBlock[]> {
	const { rows } = await sql<Row>`
		select b.id, b.kind, b.position, b.shown_from as "from", b.shown_until as until, b.link, b.points, b.goods,
			t.title, t.text, t.action, t.alt, to_jsonb(p) as picture, to_jsonb(n) as tall
		from content_blocks b
		left join lateral (select hash, width, height, widths from media where hash = b.picture_hash) p on true
		left join lateral (select hash, width, height, widths from media where hash = b.tall_hash) n on true
		join lateral (select title, text, action, alt from content_block_texts where block_id = b.id
			order by (language = ${language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language limit 1) t on true
		where b.place = ${place} and (b.category_id is null or b.category_id = ${category ?? null})
			and (b.sites = '{}' or ${site} = any(b.sites)) and (b.languages = '{}' or ${language} = any(b.languages))
			and (b.shown_until is null or b.shown_until > ${now})
		order by b.position, b.id`.execute(db)
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
