import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { dropOldEvents, numberEvents } from './commands.ts'
import type { EventTables } from './tables.ts'

export const events: Capability<{ tables: EventTables; work: { db: Database; clock: () => Date } }> = {
	name: 'events',
	tables: {
		events: 'what has happened to which order, return or article: numbers and units, of nobody; ninety days',
		event_head: 'how far events are numbered',
	},
	tasks: ({ db, clock }) => [
		{ name: 'events', everySeconds: 0.25, isShort: true, run: () => numberAll(db) },
		{ name: 'old-events', everySeconds: 3_600, run: () => dropOldEvents(db, clock()) },
	],
}

async function numberAll(db: Database): Promise<void> {
	while ((await numberEvents(db)) > 0);
}
