import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { KeyRange } from './key-ranges.ts'

/**
 * Publication periods of a site in milliseconds, null for none, or for no end: of the colorways asked for, from `offset`
 * on, in the order of the database.
 */
export type SitePublications = {
	site: SiteCode
	offset: number
	periods: [from: number | null, until: number | null][]
}

/** The publications of the colorways of some products, on every site. */
export async function readPublications(db: Database, products: readonly string[]): Promise<SitePublications[]> {
	const publications: SitePublications[] = []
	for (const site of SITE_CODES) {
		const own = sql`(select * from publications where site = ${site})`
		publications.push({
			site,
			offset: 0,
			periods: await readPeriods(db, { own, of: sql`c.product_id = any(${products})` }),
		})
	}
	return publications
}

/** The publications of every site, some thousand colorways at a time. `ranges` are those of all colorways. */
export async function* readAllPublications(
	db: Database,
	ranges: readonly KeyRange[],
): AsyncGenerator<SitePublications, void> {
	for (const site of SITE_CODES)
		for (const { offset, after, last } of ranges) {
			// The range is stated for both tables, so that each is read once in key order.
			const own = sql`(select * from publications where site = ${site} and colorway_id > ${after} and colorway_id <= ${last})`
			yield { site, offset, periods: await readPeriods(db, { own, of: sql`c.id > ${after} and c.id <= ${last}` }) }
		}
}

async function readPeriods(
	db: Database,
	{ own, of }: { own: RawBuilder<unknown>; of: RawBuilder<unknown> },
): Promise<SitePublications['periods']> {
	const { rows } = await sql<{ periods: string | null }>`
		select json_agg(json_build_array((extract(epoch from p.published_from) * 1000)::float8,
			(extract(epoch from p.published_until) * 1000)::float8) order by c.id)::text as periods
		from colorways c left join ${own} p on p.colorway_id = c.id where ${of}`.execute(db)
	return JSON.parse(rows[0]?.periods ?? '[]') as SitePublications['periods']
}
