import type { Database } from '../database/client.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { readEvent } from '../event-feed/queries.ts'
import { claimDeliveries, type Delivery } from './commands/claim-deliveries.ts'
import { dropDelivery, recordAttempt } from './commands/record-attempt.ts'
import { postMessage } from './providers/post-message.ts'
import { signMessage } from './rules.ts'

export type WebhookWork = {
	db: Database
	clock: () => Date
	log: Log
	/** Lets webhooks lead into the own network, by http too. */
	allowsPrivateWebhooks?: boolean
}

/** Sends one event to one endpoint, signed, as it reads now. */
export async function deliver(work: WebhookWork, delivery: Delivery): Promise<void> {
	const { db, clock, log, allowsPrivateWebhooks = false } = work
	const event = await readEvent(db, delivery.position)
	if (!event) return dropDelivery(db, delivery)
	const { type, writtenAt, ...data } = event
	const body = JSON.stringify({ type, timestamp: writtenAt, data })
	const id = `${delivery.eventId}_${delivery.endpointId}`
	const timestamp = Math.floor(clock().getTime() / 1_000)
	const begun = performance.now()
	const posted = await postMessage({
		url: delivery.url,
		headers: {
			'content-type': 'application/json',
			'content-length': String(Buffer.byteLength(body)),
			'user-agent': 'Vitrine-webhooks',
			'webhook-id': id,
			'webhook-timestamp': String(timestamp),
			'webhook-signature': signMessage({ id, timestamp, body, secrets: delivery.secrets }),
		},
		body,
		allowsPrivate: allowsPrivateWebhooks,
	})
	const milliseconds = performance.now() - begun
	const attempt = { delivery, posted, milliseconds, random: Math.random(), now: clock() }
	const because = await recordAttempt(db, attempt)
	if (because) log.error({ endpoint: delivery.endpointId, because }, 'A webhook endpoint was closed')
}

/** Claims what is due and begins to send it; each delivery that ends takes the next. Resolves once they have begun. */
export async function startDeliveries(work: WebhookWork): Promise<void> {
	for (const delivery of await claimDeliveries(work.db, work.clock())) void follow(work, delivery)
}

async function follow(work: WebhookWork, delivery: Delivery): Promise<void> {
	try {
		await deliver(work, delivery)
		await startDeliveries(work)
	} catch (error) {
		work.log.error({ err: error }, 'A webhook could not be sent')
	}
}
