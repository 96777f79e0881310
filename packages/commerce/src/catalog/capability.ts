import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import type { LiveCatalog } from './queries/live-catalog.ts'
import { catalogRoutes } from './routes.ts'
import type { CatalogTables } from './tables.ts'

const GOODS = 'goods, their words and pictures'

export const catalog: Capability<{ tables: CatalogTables; services: { db: Database; index: LiveCatalog } }> = {
	name: 'catalog',
	tables: {
		manufacturers: 'stores, makers and sellers: businesses, as they are published',
		size_runs: GOODS,
		sizes: GOODS,
		categories: GOODS,
		category_texts: GOODS,
		media: GOODS,
		products: GOODS,
		product_categories: GOODS,
		product_texts: GOODS,
		colorways: GOODS,
		colorway_texts: GOODS,
		colorway_images: GOODS,
		variants: GOODS,
		publications: GOODS,
		catalog_versions: GOODS,
		synonyms: 'words of one meaning, as the shop writes them: nothing that anybody has typed',
	},
	routes: catalogRoutes,
}
