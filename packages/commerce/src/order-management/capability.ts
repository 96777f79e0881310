import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { orderManagementRoutes } from './routes.ts'

export const orderManagement: Capability<{ services: { db: Database } }> = {
	name: 'order-management',
	reads: ['mails', 'orders', 'disputes', 'payments', 'withdrawals', 'returns', 'return_lines', 'documents'],
	tables: {},
	routes: orderManagementRoutes,
}
