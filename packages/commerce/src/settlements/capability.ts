import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_PAYMENT } from '../declaration/personal-table.ts'
import { importSettlements, type SettlementWork } from './jobs.ts'
import type { SettlementTables } from './tables.ts'

export const settlements: Capability<{ tables: SettlementTables; work: SettlementWork }> = {
	name: 'settlements',
	reads: ['orders', 'disputes', 'payments', 'payment_transactions', 'refunds', 'refund_parts', 'parcel_captures'],
	tables: {
		settlements: 'what payment providers have paid out, as sums of a day: of nobody',
		settlement_lines: {
			group: 'payments',
			holds: 'Of what the sums are made that the payment provider has paid out',
			found: [OF_PAYMENT],
			erase: 'keep',
			why: FIGURES,
		},
	},
	tasks: (work) => [{ name: 'settlements', everySeconds: 86_400, run: () => importSettlements(work) }],
}
