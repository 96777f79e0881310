import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { AppliedPrice } from '../../pricing/rules.ts'
import { type KeyRange, parseNumbers } from './key-ranges.ts'

/** Regular prices of a site for the SKUs from `offset` on, in the order asked; -1 for none. */
export type PriceRange = { site: SiteCode; offset: number; amounts: number[] }

/** Variants of a site that share price, offer and log. */
export type SharedOffer = {
	site: string
	skus: string[]
	centAmount: number
	offer: { centAmount: number; from: Date; until: Date | null; isPrivateSale: boolean }
	log: AppliedPrice[]
}

/** The regular prices of every site, read in a transaction. `ranges` are those of all SKUs. */
export async function* readPrices(db: Database, ranges: readonly KeyRange[]): AsyncGenerator<PriceRange, void> {
	// Right after an import PostgreSQL takes its ranges for empty, and would compare each row with each other.
	await sql`set local enable_nestloop = off`.execute(db)
	for (const site of SITE_CODES)
		for (const { offset, after, last } of ranges) {
			// The range is stated for both tables, so that each is read once in key order.
			const { rows } = await sql<{ amounts: string }>`
				select string_agg(coalesce(p.cent_amount, -1)::text, ',' order by v.sku) as amounts
				from variants v
				left join (select sku, cent_amount from prices where site = ${site} and sku > ${after} and sku <= ${last}) p
					on p.sku = v.sku
				where v.sku > ${after} and v.sku <= ${last}`.execute(db)
			for (const { amounts } of rows) yield { site, offset, amounts: parseNumbers(amounts) }
		}
	await sql`set local enable_nestloop to default`.execute(db)
}

type OfferRow = {
	site: string
	skus: string[]
	cent_amount: number
	offer_cent_amount: number
	offer_from: Date
	offer_until: Date | null
	is_private_sale: boolean
	log: string | null
}

/** Current and future offers, with the log that gives their prior price. */
export async function* readOffers(
	db: Database,
	{ ranges, now }: { ranges: readonly KeyRange[]; now: Date },
): AsyncGenerator<SharedOffer, void> {
	for (const { after, last } of ranges) {
		const { rows } = await sql<OfferRow>`
			select site, json_agg(sku) as skus, cent_amount, offer_cent_amount, offer_from, offer_until, is_private_sale, log
			from (
				select p.*, (
					select json_agg(json_build_object('at', (extract(epoch from l.applied_at) * 1000)::float8,
						'centAmount', l.cent_amount, 'announced', l.announced) order by l.applied_at, l.id)
					from price_log l where l.site = p.site and l.sku = p.sku)::text as log
				from prices p
				where p.offer_cent_amount is not null and (p.offer_until is null or p.offer_until > ${now})
					and p.sku > ${after} and p.sku <= ${last}
			) offers
			group by site, cent_amount, offer_cent_amount, offer_from, offer_until, is_private_sale, log`.execute(db)
		for (const row of rows) yield sharedOffer(row)
	}
}

function sharedOffer(row: OfferRow): SharedOffer {
	const log = JSON.parse(row.log ?? '[]') as { at: number; centAmount: number; announced: boolean }[]
	return {
		site: row.site,
		skus: row.skus,
		centAmount: row.cent_amount,
		offer: {
			centAmount: row.offer_cent_amount,
			from: row.offer_from,
			until: row.offer_until,
			isPrivateSale: row.is_private_sale,
		},
		log: log.map((line) => ({ ...line, at: new Date(line.at) })),
	}
}
