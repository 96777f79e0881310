import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { dropOldAttempts } from './commands/record-attempt.ts'
import { startDeliveries, type WebhookWork } from './jobs.ts'
import { webhookRoutes } from './routes.ts'
import type { WebhookTables } from './tables.ts'

export const webhooks: Capability<{
	tables: WebhookTables
	services: { db: Database; clock: () => Date }
	work: WebhookWork
}> = {
	name: 'webhooks',
	reads: ['events', 'event_head'],
	tables: {
		webhook_endpoints: 'addresses of other systems of the retailer, and what their messages are signed with',
		webhook_deliveries: 'numbers of events that are yet to be sent',
		webhook_attempts: 'how often and how an event was sent, and how the answer began; thirty days',
	},
	routes: webhookRoutes,
	tasks: (work) => [
		{ name: 'webhooks', everySeconds: 0.5, isShort: true, run: () => startDeliveries(work) },
		{ name: 'old-webhook-attempts', everySeconds: 3_600, run: () => dropOldAttempts(work.db, work.clock()) },
	],
}
