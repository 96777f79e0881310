import type { WrittenTable } from './upsert.ts'

/** The tables a catalog file is written to, with the columns it speaks of; prices and stock have their own ways. */
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
export const WEB_DOMAINS: WrittenTable = {
	name: 'web_domains',
	keys: { site: 'text' },
	values: { domain: 'text', store_id: 'text', country_code: 'text', currency: 'text', params: 'jsonb' },
}
export const SELLERS: WrittenTable = {
	name: 'sellers',
	keys: { site: 'text' },
	values: { details: 'jsonb', wordmark_hash: 'text', wordmark_source: 'text' },
}
export const DELIVERY_METHODS: WrittenTable = {
	name: 'delivery_methods',
	keys: { site: 'text', id: 'text' },
	values: { kind: 'text', position: 'int', cent_amount: 'int', minimum_days: 'int', maximum_days: 'int' },
}
export const COUPON_CODES: WrittenTable = {
	name: 'coupon_codes',
	keys: { site: 'text', code: 'text' },
	values: {
		kind: 'text',
		value: 'int',
		minimum_cent_amount: 'int',
		valid_from: 'timestamptz',
		valid_until: 'timestamptz',
	},
}
export const STORES: WrittenTable = {
	name: 'stores',
	keys: { id: 'text' },
	values: {
		site: 'text',
		name: 'text',
		slug: 'text',
		street: 'text',
		postal_code: 'text',
		city: 'text',
		country_code: 'text',
		phone: 'text',
		email: 'text',
		latitude: 'double precision',
		longitude: 'double precision',
		opening_hours: 'jsonb',
		services: 'text[]',
	},
}
export const STOCK_LOCATIONS: WrittenTable = {
	name: 'stock_locations',
	keys: { id: 'text' },
	values: { kind: 'text', store_id: 'text' },
}
export const MEDIA: WrittenTable = {
	name: 'media',
	keys: { hash: 'text' },
	values: { width: 'int', height: 'int', widths: 'int[]' },
}
export const PRODUCTS: WrittenTable = {
	name: 'products',
	keys: { id: 'text' },
	values: {
		size_run_id: 'text',
		category_id: 'text',
		manufacturer_id: 'text',
		attributes: 'jsonb',
		composition: 'jsonb',
		has_animal_parts: 'boolean',
		care: 'text[]',
		environment: 'jsonb',
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
export const BANNERS: WrittenTable = {
	name: 'banners',
	keys: { id: 'text' },
	values: {
		page: 'text',
		slot: 'text',
		position: 'int',
		sites: 'text[]',
		ground: 'text',
		wide_hash: 'text',
		wide_source: 'text',
		tall_hash: 'text',
		tall_source: 'text',
		category_id: 'text',
	},
}
export const BANNER_TEXTS: WrittenTable = {
	name: 'banner_texts',
	keys: { banner_id: 'text', language: 'text' },
	values: { title: 'text', action: 'text', alt: 'text' },
}
export const CONTENT_PAGES: WrittenTable = {
	name: 'content_pages',
	keys: { site: 'text', page: 'text', language: 'text' },
	values: {
		page_group: 'text',
		position: 'int',
		slug: 'text',
		title: 'text',
		link_text: 'text',
		description: 'text',
		valid_from: 'date',
		body: 'text',
	},
}
