import type { Capability } from '../declaration/capability.ts'
import { OF_CUSTOMER } from '../declaration/personal-table.ts'
import type { Database } from '../database/client.ts'
import { dropOldSessions } from './jobs.ts'
import { type SessionOptions, sessionRoutes } from './routes.ts'
import type { SessionTables } from './tables.ts'

export const sessions: Capability<{
	tables: SessionTables
	services: SessionOptions
	work: { db: Database; clock: () => Date }
}> = {
	name: 'sessions',
	tables: {
		sessions: {
			group: 'signIns',
			holds: 'Sign-ins: how, with which browser, when',
			found: [OF_CUSTOMER],
			gives: { session: 'id' },
			erase: { empty: { user_agent: `''` } },
			why: 'an ended session refuses its keys; it goes a month later',
		},
		refresh_tokens: {
			group: 'signIns',
			holds: 'When sign-ins were renewed',
			found: [{ where: 'session_id = any(KEYS)', key: 'session' }],
			secret: ['id', 'successor_id'],
			erase: 'delete',
		},
		signing_keys: 'keys of the shop',
	},
	routes: sessionRoutes,
	tasks: ({ db, clock }) => [
		{ name: 'old-sessions', everySeconds: 86_400, run: async () => void (await dropOldSessions(db, clock())) },
	],
}
