import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import { webDomainRoutes } from './routes.ts'
import type { WebDomainTables } from './tables.ts'

export const webDomains: Capability<{ tables: WebDomainTables; services: { db: Database } }> = {
	name: 'web-domains',
	reads: ['media'],
	tables: {
		web_domains: 'prices, rates and conditions of the shop',
		delivery_methods: 'prices, rates and conditions of the shop',
		payment_routes: 'names of accounts of the shop at payment providers',
		sellers: 'stores, makers and sellers: businesses, as they are published',
	},
	routes: webDomainRoutes,
}
