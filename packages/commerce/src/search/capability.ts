import type { Capability } from '../declaration/capability.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { searchRoutes } from './routes.ts'

export const search: Capability<{ services: { index: CatalogIndex } }> = {
	name: 'search',
	reads: [
		'sizes',
		'variants',
		'synonyms',
		'category_texts',
		'categories',
		'product_categories',
		'product_texts',
		'products',
		'colorway_texts',
		'colorway_images',
		'colorways',
		'publications',
		'media',
		'prices',
		'price_log',
		'stock_levels',
	],
	tables: {},
	routes: searchRoutes,
}
