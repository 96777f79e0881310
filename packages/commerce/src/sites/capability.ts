import type { Capability } from '../declaration/capability.ts'
import { siteRoutes, type SiteRoutesOptions } from './routes.ts'
import type { SiteTables } from './tables.ts'

const SHAPE = 'countries, languages and hosts of the shop'

export const sites: Capability<{ tables: SiteTables; services: SiteRoutesOptions }> = {
	name: 'sites',
	tables: {
		sites: SHAPE,
		site_hosts: SHAPE,
		size_systems: SHAPE,
		vat_rates: 'prices, rates and conditions of the shop',
	},
	routes: siteRoutes,
}
