import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { dropOldChanges } from './commands/drop-old-changes.ts'
import type { ChangeFeed } from './feed.ts'
import { changeRoutes } from './routes.ts'
import type { ChangeTables } from './tables.ts'

const KEYS = 'which goods and pages have changed, for some minutes'

export const changes: Capability<{
	tables: ChangeTables
	services: { feed: ChangeFeed }
	work: { db: Database; clock: () => Date }
}> = {
	name: 'changes',
	tables: { changes: KEYS, change_marks: KEYS },
	routes: changeRoutes,
	tasks: ({ db, clock }) => [{ name: 'old-changes', everySeconds: 60, run: () => dropOldChanges(db, clock()) }],
}
