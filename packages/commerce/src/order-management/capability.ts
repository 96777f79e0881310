import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { orderManagementRoutes } from './routes/orders.ts'

export const orderManagement: Capability<{ services: { db: Database; clock: () => Date } }> = {
	name: 'order-management',
	reads: ['mails', 'orders', 'disputes', 'payments', 'withdrawals', 'returns', 'return_lines', 'documents'],
	tables: {},
	routes: orderManagementRoutes,
}
