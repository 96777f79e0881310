import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_ORDER } from '../declaration/personal-table.ts'
import type { DisputeTables } from './tables.ts'

/** Before `payments`, whose refunds a dispute limits. Who asks the providers of them is there. */
export const disputes: Capability<{ tables: DisputeTables }> = {
	name: 'disputes',
	reads: ['orders'],
	tables: {
		disputes: {
			group: 'payments',
			holds: 'Payments that a bank has asked back: amounts, reason, how it ended',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
	},
}
