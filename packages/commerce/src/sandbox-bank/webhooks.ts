import type { Database } from '../database/client.ts'
import { decideDue } from './bank.ts'
import { signWebhook } from './provider.ts'

const MOST_ATTEMPTS = 20

export type WebhookDelivery = {
	db: Database
	webhookSecret: string
	/** Sends a signed request to the gateway. */
	send: (request: Request) => Promise<Response>
	webhookUrl: string
}

/**
 * Runs the sandbox once: decides delayed payments and delivers due webhooks. A delivery without a 2xx response is
 * retried with growing delays, as processors do.
 */
export async function runSandboxRound(
	{ db, webhookSecret, send, webhookUrl }: WebhookDelivery,
	now: Date,
): Promise<void> {
	await decideDue(db, now)
	const due = await db
		.selectFrom('sandbox_webhooks')
		.selectAll()
		.where('delivered_at', 'is', null)
		.where('deliver_at', '<=', now)
		.where('attempts', '<', MOST_ATTEMPTS)
		.orderBy('deliver_at')
		.limit(50)
		.execute()
	const delivered: string[] = []
	for (const { id, body, attempts } of due) {
		if (await deliver(body)) {
			delivered.push(id)
			continue
		}
		const deliver_at = new Date(now.getTime() + Math.min(60_000, 500 * 2 ** attempts))
		await db
			.updateTable('sandbox_webhooks')
			.set({ attempts: attempts + 1, deliver_at })
			.where('id', '=', id)
			.execute()
	}
	// Together: what a process that dies has delivered is delivered again, which changes nothing.
	if (delivered.length > 0)
		await db.updateTable('sandbox_webhooks').set({ delivered_at: now }).where('id', 'in', delivered).execute()

	async function deliver(body: string): Promise<boolean> {
		const headers = { 'content-type': 'application/json', ...signWebhook(webhookSecret, body, now) }
		try {
			return (await send(new Request(webhookUrl, { method: 'POST', body, headers }))).ok
		} catch {
			return false
		}
	}
}
