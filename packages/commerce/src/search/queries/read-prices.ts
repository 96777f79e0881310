import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { pages } from './pages.ts'

export type PriceListRow = { site: string; sku: string; cent_amount: number }
export type OfferRow = {
	site: string
	sku: string
	cent_amount: number
	offer_cent_amount: number
	offer_from: Date
	offer_until: Date | null
	log: { at: number; centAmount: number; announced: boolean }[] | null
}

/** Every regular price of every site. */
export function readPriceLists(db: Database): AsyncGenerator<PriceListRow, void> {
	return pages(async ({ after, limit }) => {
		const { rows } = await sql<PriceListRow>`
			select site, sku, cent_amount from prices where (site, sku) > (${after?.site ?? ''}, ${after?.sku ?? ''})
			order by site, sku limit ${limit}`.execute(db)
		return rows
	})
}

/** Offers that run or will run, with the log their prior price is read from. */
export function readOffers(db: Database, now: Date): AsyncGenerator<OfferRow, void> {
	return pages(async ({ after, limit }) => {
		const { rows } = await sql<OfferRow>`
			select p.site, p.sku, p.cent_amount, p.offer_cent_amount, p.offer_from, p.offer_until, (
				select json_agg(json_build_object('at', (extract(epoch from l.applied_at) * 1000)::float8,
					'centAmount', l.cent_amount, 'announced', l.announced) order by l.applied_at, l.id)
				from price_log l where l.site = p.site and l.sku = p.sku) as log
			from prices p
			where p.offer_cent_amount is not null and (p.offer_until is null or p.offer_until > ${now})
				and (p.site, p.sku) > (${after?.site ?? ''}, ${after?.sku ?? ''})
			order by p.site, p.sku limit ${limit}`.execute(db)
		return rows
	})
}
