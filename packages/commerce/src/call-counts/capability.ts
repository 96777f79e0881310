import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import { dropEndedCounts } from './commands.ts'
import type { CallCountTables } from './tables.ts'

export const callCounts: Capability<{ tables: CallCountTables; work: { db: Database } }> = {
	name: 'call-counts',
	tables: {
		call_counts:
			'how often a network called, under keyed hashes that nobody can turn back; ten minutes, gone an hour later',
	},
	tasks: ({ db }) => [{ name: 'old-call-counts', everySeconds: 3_600, run: () => dropEndedCounts(db) }],
}
