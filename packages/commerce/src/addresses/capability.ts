import type { Capability } from '../declaration/capability.ts'
import { OF_CUSTOMER } from '../declaration/personal-table.ts'
import type { Database } from '../database/client.ts'
import { addressRoutes } from './routes.ts'
import type { AddressTables } from './tables.ts'

export const addresses: Capability<{ tables: AddressTables; services: { db: Database; clock: () => Date } }> = {
	name: 'addresses',
	tables: {
		customer_addresses: {
			group: 'addresses',
			holds: 'Address book: names, addresses, phone numbers',
			found: [OF_CUSTOMER],
			erase: 'delete',
		},
	},
	routes: addressRoutes,
}
