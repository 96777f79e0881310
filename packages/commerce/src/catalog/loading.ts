import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const MANUFACTURERS: WrittenTable = {
	name: 'manufacturers',
	keys: { id: 'text' },
	values: { name: 'text', postal_address: 'text', email: 'text', eu_responsible: 'jsonb' },
}
export const SIZE_RUNS: WrittenTable = { name: 'size_runs', keys: { id: 'text' }, values: {} }
export const SIZES: WrittenTable = {
	name: 'sizes',
	keys: { size_run_id: 'text', key: 'text' },
	values: { position: 'int', labels: 'jsonb', is_childrens: 'boolean' },
}
export const CATEGORIES: WrittenTable = {
	name: 'categories',
	keys: { id: 'text' },
	values: { parent_id: 'text', position: 'int', tile_hash: 'text', tile_source: 'text' },
}
export const CATEGORY_TEXTS: WrittenTable = {
	name: 'category_texts',
	keys: { category_id: 'text', language: 'text' },
	values: { name: 'text', slug: 'text', intro: 'text' },
}
export const PRODUCTS: WrittenTable = {
	name: 'products',
	keys: { id: 'text' },
	values: {
		size_run_id: 'text',
		category_id: 'text',
		manufacturer_id: 'text',
		brand: 'text',
		attributes: 'jsonb',
		composition: 'jsonb',
		has_animal_parts: 'boolean',
		care: 'text[]',
		environment: 'jsonb',
		measures: 'jsonb',
		launched_on: 'date',
		rank: 'int',
	},
}
export const PRODUCT_CATEGORIES: WrittenTable = {
	name: 'product_categories',
	keys: { product_id: 'text', category_id: 'text' },
	values: {},
}
export const PRODUCT_TEXTS: WrittenTable = {
	name: 'product_texts',
	keys: { product_id: 'text', language: 'text' },
	values: { name: 'text', slug: 'text', description: 'text', details: 'text[]' },
}
export const COLORWAYS: WrittenTable = {
	name: 'colorways',
	keys: { id: 'text' },
	values: { product_id: 'text', position: 'int', color_family: 'text', swatch: 'text' },
}
export const COLORWAY_TEXTS: WrittenTable = {
	name: 'colorway_texts',
	keys: { colorway_id: 'text', language: 'text' },
	values: { name: 'text' },
}
export const COLORWAY_IMAGES: WrittenTable = {
	name: 'colorway_images',
	keys: { colorway_id: 'text', position: 'int' },
	values: { view: 'text', media_hash: 'text', source: 'text' },
}
export const VARIANTS: WrittenTable = {
	name: 'variants',
	keys: { sku: 'text' },
	values: { colorway_id: 'text', size_key: 'text', gtin: 'text' },
}
export const PUBLICATIONS: WrittenTable = {
	name: 'publications',
	keys: { site: 'text', colorway_id: 'text' },
	values: { published_from: 'timestamptz', published_until: 'timestamptz' },
}
export const SYNONYMS: WrittenTable = {
	name: 'synonyms',
	keys: { language: 'text', id: 'text' },
	values: { terms: 'text[]', also: 'text[]' },
}
