import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** A dispute of a payment of an address, for the suite that exports and erases personal data. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	await sql`
		insert into disputes (provider, account, reference, order_id, payment_id, currency, cent_amount, reason, stage,
			status, opened_at)
		select p.provider, p.account, 'dp_of_the_person', o.id, p.id, p.currency, p.cent_amount, 'general', 'dispute', 'lost',
			${now}::timestamptz
		from payments p join orders o on o.id = p.order_id join customers c on c.id = o.customer_id
		where c.email = ${email} limit 1`.execute(db)
}
