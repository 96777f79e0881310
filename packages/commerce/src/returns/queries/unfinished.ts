import { RETURN_PROMISE } from '@vitrine/market/return-periods'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

/** What buyers of a site still wait for or may still do. */
export type Unfinished = {
	site: string
	/** Orders that are not delivered yet, unpaid ones too. */
	open: number
	/** Delivered orders whose days of return, and with them those of withdrawal, run. */
	returnable: number
	/** Returns under way. */
	returns: number
}

/** The same for each of these sites that has any. Days of return are counted from the delivery, a day more than they may take in any zone. */
export async function listUnfinished(
	db: Database,
	{ sites, now }: { sites: readonly string[]; now: Date },
): Promise<Unfinished[]> {
	const promised = sql`coalesce((orders.snapshot -> 'returnPromise' ->> 'returnsDays')::int, ${RETURN_PROMISE.returnsDays}::int)`
	const { rows } = await sql<Unfinished>`
		select site, sum(open)::int as open, sum(returnable)::int as returnable, sum(returns)::int as returns from (
			select site,
				count(*) filter (where order_status = 'pending'
					or order_status = 'confirmed' and fulfillment_status not in ('delivered', 'returned')) as open,
				count(*) filter (where order_status = 'confirmed' and fulfillment_status = 'delivered'
					and exists (select from parcels p where p.order_id = orders.id and p.delivered_at > ${now}::timestamptz - (${promised} + 1) * interval '1 day')) as returnable,
				0 as returns
			from orders where site = any(${sites}::text[]) group by site
			union all
			select site, 0, 0, count(*) from returns where status = 'registered' and site = any(${sites}::text[]) group by site
		) counted group by site having sum(open + returnable + returns) > 0 order by site`.execute(db)
	return rows
}
