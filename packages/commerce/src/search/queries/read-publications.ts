import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

/** Publication periods of a site by colorway, in the order of the database and in milliseconds; null for none, or for no end. */
export type SitePublications = { site: SiteCode; periods: [from: number | null, until: number | null][] }

/** The publications of every site, of all colorways or those of some products. */
export async function readPublications(db: Database, products?: readonly string[]): Promise<SitePublications[]> {
	const publications: SitePublications[] = []
	for (const site of SITE_CODES) {
		const { rows } = await sql<{ periods: string | null }>`
			select json_agg(json_build_array((extract(epoch from p.published_from) * 1000)::float8,
				(extract(epoch from p.published_until) * 1000)::float8) order by c.id)::text as periods
			from colorways c left join (select * from publications where site = ${site}) p on p.colorway_id = c.id
			${products ? sql`where c.product_id = any(${products})` : sql``}`.execute(db)
		publications.push({ site, periods: JSON.parse(rows[0]?.periods ?? '[]') as SitePublications['periods'] })
	}
	return publications
}
