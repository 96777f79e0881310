import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_ORDER } from '../declaration/personal-table.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { reportHeldOrders, sendOrderHeld } from './jobs.ts'
import type { HoldReason } from './rules.ts'
import type { OrderHoldTables } from './tables.ts'

/** Before whoever captures and ships. Its operations are those of `order-management`. */
export const orderHolds: Capability<{
	tables: OrderHoldTables
	work: Mailing & { log: Log }
	jobs: { 'send-order-held': { reason: HoldReason; reference: string } }
	emails: 'order-held'
}> = {
	name: 'order-holds',
	reads: ['orders', 'gift_cards'],
	tables: {
		order_holds: {
			group: 'payments',
			holds: 'Orders that waited for somebody to look at their payment: why, and how it ended',
			found: [OF_ORDER],
			exported: ['reason', 'detail', 'held_at', 'ended_at', 'outcome', 'note'],
			erase: { empty: { note: 'null' } },
			why: FIGURES,
		},
	},
	jobs: { 'send-order-held': (work, data) => sendOrderHeld({ ...mailJob(work), ...data }) },
	emails: { 'order-held': 'send-order-held' },
	tasks: (work) => [{ name: 'held-orders', everySeconds: 3_600, run: () => reportHeldOrders(work) }],
}
