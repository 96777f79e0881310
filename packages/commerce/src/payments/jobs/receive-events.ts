import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { ProviderEvent } from '../providers/payment-provider.ts'

/** The job that asks the provider about what an event names. */
const FOLLOWING = {
	dispute: 'follow-dispute',
	'fraud-warning': 'follow-fraud-warning',
	refund: 'follow-refund',
} as const

/**
 * Records events of a provider's account, each once, and enqueues asking the provider about the payments and disputes
 * they name; refunds of those payments are asked about in the next round.
 * An event about no payment of that account is recorded without one.
 */
export async function receiveEvents(
	db: Database,
	received: { provider: string; account: string; events: readonly ProviderEvent[]; now: Date },
): Promise<void> {
	const { provider, account, events, now } = received
	await db.transaction().execute(async (tx) => {
		const { rows } = await sql<{ event_id: string; payment_id: string | null }>`
			with received as (
				insert into payment_webhooks (provider, event_id, payment_id, received_at)
				select ${provider}, event.id, payments.id, ${now}::timestamptz
				from json_to_recordset(${JSON.stringify(events)}::json) as event (id text, "paymentId" text)
				left join payments on payments.id = event."paymentId" and payments.provider = ${provider}
					and payments.account = ${account}
				on conflict do nothing returning event_id, payment_id
			), told as (
				update refunds set asked_at = null from received join payments p on p.id = received.payment_id
				where refunds.order_id = p.order_id and refunds.status = 'pending' and refunds.asked_at is not null
			)
			select * from received`.execute(tx)
		for (const paymentId of new Set(rows.flatMap((row) => row.payment_id ?? [])))
			await enqueue(tx, { name: 'settle-payment', data: { paymentId }, singletonKey: paymentId })
		for (const { id, about } of events) {
			if (!about || !rows.some((row) => row.event_id === id)) continue
			const { is, reference } = about
			await enqueue(tx, { name: FOLLOWING[is], data: { provider, account, reference }, singletonKey: reference })
		}
	})
}
