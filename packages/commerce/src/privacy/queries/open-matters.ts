import type { Money } from '@vitrine/market/money'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { listBalances } from '../../store-credit/queries.ts'
import type { OpenMatter } from '../contract.ts'

/**
 * The obstacles to an erasure: orders that are unpaid, undelivered or on their way, orders that are
 * held, and money that is still to be refunded or that a bank asks back. A parcel without an event for a month counts as delivered, because carriers do not always report.
 */
export async function listOpenMatters(
	db: Database,
	{ customerId, now }: { customerId: string; now: Date },
): Promise<OpenMatter[]> {
	const heardOf = new Date(now.getTime() - 30 * 86_400_000)
	const { rows } = await sql<OpenMatter>`
		with mine as (
			select o.id, o.order_number, o.order_status, o.fulfillment_status from orders o, customers c
			where c.id = ${customerId} and (o.customer_id = c.id or (o.customer_id is null and lower(o.email) = c.email))
		)
		select order_number as "orderNumber", 'order' as kind from mine where order_status = 'pending'
			or (order_status = 'confirmed' and fulfillment_status not in ('delivered', 'returned')
				and exists (select from order_lines l where l.order_id = mine.id)
				and not (fulfillment_status = 'shipped' and exists (select from parcels p where p.order_id = mine.id)
					and not exists (select from parcels p where p.order_id = mine.id and p.delivered_at is null and p.shipped_at > ${heardOf})))
		union select order_number, 'return' from returns r join mine on mine.id = r.order_id where r.status = 'registered'
		union select order_number, 'refund' from refunds f join mine on mine.id = f.order_id where f.status <> 'settled'
		union select order_number, 'refund' from disputes d join mine on mine.id = d.order_id
			where d.status in ('needs-response', 'under-review')
		union select order_number, 'order' from order_holds h join mine on mine.id = h.order_id
			where h.ended_at is null and order_status = 'confirmed'
		order by 1, 2`.execute(db)
	return rows
}

/** Store credit a customer loses with the account; empty where none is left. */
export async function listStoreCredit(db: Database, customerId: string): Promise<Money[]> {
	const balances = await listBalances(db, { customerId })
	return balances.flatMap(({ currency, balanceCentAmount }) =>
		balanceCentAmount > 0 ? [{ centAmount: balanceCentAmount, currency }] : [],
	)
}
