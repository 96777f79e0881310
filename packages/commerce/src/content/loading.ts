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
/** Where an article lies on the picture of a block: shares of its width and height. */
export type BlockPoint = { x: number; y: number; colorway: string }
/** Articles of a row: chosen ones, or those that a rule finds. */
export type BlockGoods = { colorways: string[] } | { category?: string; new?: true; offer?: true }

export const CONTENT_BLOCKS: WrittenTable = {
	name: 'content_blocks',
	keys: { id: 'text' },
	values: {
		kind: 'text',
		place: 'text',
		category_id: 'text',
		position: 'int',
		sites: 'text[]',
		languages: 'text[]',
		shown_from: 'timestamptz',
		shown_until: 'timestamptz',
		link: 'text',
		picture_hash: 'text',
		picture_source: 'text',
		tall_hash: 'text',
		tall_source: 'text',
		points: 'jsonb',
		goods: 'jsonb',
	},
}
export const CONTENT_BLOCK_TEXTS: WrittenTable = {
	name: 'content_block_texts',
	keys: { block_id: 'text', language: 'text' },
	values: { title: 'text', text: 'text', action: 'text', alt: 'text' },
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
