import type { Capability } from '../declaration/capability.ts'

/** Fills the tables of others from a file, as they say in their `loading.ts`; keeps none itself. */
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
