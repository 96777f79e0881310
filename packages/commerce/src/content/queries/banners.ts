import { FALLBACK_LANGUAGE, type Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { Banner } from '../contract.ts'

export type StoredPicture = { hash: string; width: number; height: number; widths: number[] }
type BannerRow = Pick<Banner, 'id' | 'slot' | 'title' | 'action' | 'alt' | 'ground' | 'categoryId'> & {
	wide: StoredPicture
	tall: StoredPicture
}

/** Banners of a page of a site, texts in the language, else French, else any. */
export async function listBanners(
	db: Database,
	options: { site: SiteCode; language: Language; page: string },
): Promise<Banner[]> {
	const { rows } = await sql<BannerRow>`
		select b.id, b.slot, t.title, t.action, t.alt, b.ground, b.category_id as "categoryId",
			jsonb_build_object('hash', w.hash, 'width', w.width, 'height', w.height, 'widths', w.widths) as wide,
			jsonb_build_object('hash', n.hash, 'width', n.width, 'height', n.height, 'widths', n.widths) as tall
		from banners b
		join media w on w.hash = b.wide_hash
		join media n on n.hash = b.tall_hash
		join lateral (select title, action, alt from banner_texts where banner_id = b.id
			order by (language = ${options.language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language limit 1) t on true
		where b.page = ${options.page} and (b.sites = '{}' or ${options.site} = any(b.sites))
		order by b.slot, b.position, b.id`.execute(db)
	return rows.map(({ wide, tall, ...banner }) => ({ ...banner, wide: image(wide, 'wide'), tall: image(tall, 'tall') }))
}

/** A stored picture as pages name it. */
export function image({ hash, width, height, widths }: StoredPicture, view: string): Banner['wide'] {
	return { base: `/media/${hash.slice(0, 2)}/${hash}`, widths, width, height, view }
}
