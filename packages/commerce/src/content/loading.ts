import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
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
