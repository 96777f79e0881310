import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { eventFeedRoutes } from './routes.ts'

export const eventFeed: Capability<{ services: { db: Database } }> = {
	name: 'event-feed',
	reads: ['events', 'event_head', 'orders', 'returns'],
	tables: {},
	routes: eventFeedRoutes,
}
