import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** An ended hold of an order of an address, for the suite that exports and erases personal data. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	await sql`
		insert into order_holds (reason, reference, order_id, payment_id, detail, held_at, ended_at, outcome, ended_by, note)
		select 'fraud-warning', 'issfr_of_the_person', o.id, p.id, 'misc', ${now}::timestamptz, ${now}::timestamptz, 'released',
			'desk', 'called back'
		from payments p join orders o on o.id = p.order_id join customers c on c.id = o.customer_id
		where c.email = ${email} limit 1`.execute(db)
}
