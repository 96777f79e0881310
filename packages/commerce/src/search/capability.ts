import type { Capability } from '../declaration/capability.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { searchRoutes } from './routes.ts'

export const search: Capability<{ services: { index: CatalogIndex } }> = {
	name: 'search',
	tables: {},
	routes: searchRoutes,
}
