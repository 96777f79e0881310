import type { Capability } from '../declaration/capability.ts'

/** Writes what an import of the same shop would read; stores nothing. */
export const catalogExport: Capability = {
	name: 'catalog-export',
	reads: [
		'products',
		'colorways',
		'variants',
		'sizes',
		'size_runs',
		'product_categories',
		'product_texts',
		'colorway_texts',
		'colorway_images',
		'publications',
		'manufacturers',
		'categories',
		'category_texts',
		'synonyms',
		'banners',
		'banner_texts',
		'content_pages',
		'prices',
		'coupon_codes',
		'stock_levels',
		'stores',
		'web_domains',
		'sellers',
		'delivery_methods',
		'payment_routes',
	],
	tables: {},
}
