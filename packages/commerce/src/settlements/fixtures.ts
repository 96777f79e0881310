import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** A settled payment of an address, for the suite that exports and erases personal data. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	await sql`
		with paid as (
			select p.* from payments p join orders o on o.id = p.order_id join customers c on c.id = o.customer_id
			where c.email = ${email} limit 1
		), settlement as (
			insert into settlements (provider, account, reference, currency, net_cent_amount, paid_on, created_at, imported_at)
			select provider, account, 'po_of_the_person', currency, cent_amount, ${now}::timestamptz::date, ${now}, ${now}
			from paid
		)
		insert into settlement_lines (provider, settlement, reference, kind, operation, payment_id, gross_cent_amount,
			fee_cent_amount, net_cent_amount, original_cent_amount, original_currency, happened_at)
		select provider, 'po_of_the_person', 'txn_of_the_person', 'payment', id, id, cent_amount, 0, cent_amount, cent_amount,
			currency, ${now}
		from paid`.execute(db)
}
