import { randomBytes } from 'node:crypto'
import type { Database } from '@vitrine/commerce/database/client'
import { sql } from 'kysely'

/** What pressing "Pay" on the sandbox's page does: the money is taken and the news of it will be sent to the shop. */
export async function approveAtSandbox(db: Database, orderId: string): Promise<void> {
	const id = `evt_${randomBytes(12).toString('hex')}`
	await sql`/* prepared */ with paid as (
		update sandbox_payments set status = 'captured', captured_cent_amount = cent_amount
		where merchant_reference = ${`pay_${orderId}`} and status = 'requires-action' returning id, merchant_reference
	)
	insert into sandbox_webhooks (id, payment_id, body, deliver_at)
	select ${id}, id, json_build_object('id', ${id}::text, 'reference', merchant_reference)::text, now() from paid`.execute(
		db,
	)
}
