import type { Capability } from '../declaration/capability.ts'

/** Fills the tables of other capabilities from a file, as their `loading.ts` declare; stores nothing itself. */
export const catalogImport: Capability = {
	name: 'catalog-import',
	reads: [
		'products',
		'colorways',
		'variants',
		'colorway_images',
		'product_texts',
		'publications',
		'manufacturers',
		'sizes',
		'size_runs',
		'categories',
		'category_texts',
		'media',
		'prices',
		'stock_levels',
		'stores',
		'web_domains',
	],
	tables: {},
}
