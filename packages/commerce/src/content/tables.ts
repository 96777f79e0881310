import type { ColumnType, Generated } from 'kysely'
import type { BlockGoods, BlockPoint } from './loading.ts'

export type BannersTable = {
	id: string
	page: string
	slot: string
	position: Generated<number>
	sites: string[]
	ground: string
	wide_hash: string
	wide_source: string
	tall_hash: string
	tall_source: string
	category_id: string | null
}
export type BannerTextsTable = {
	banner_id: string
	language: string
	title: string
	action: string
	alt: string
}

export type ContentBlocksTable = {
	id: string
	kind: string
	place: string
	category_id: string | null
	position: number
	sites: string[]
	languages: string[]
	shown_from: Date | null
	shown_until: Date | null
	link: string | null
	picture_hash: string | null
	picture_source: string | null
	tall_hash: string | null
	tall_source: string | null
	points: BlockPoint[]
	goods: BlockGoods | null
}
export type ContentBlockTextsTable = {
	block_id: string
	language: string
	title: string
	text: string
	action: string
	alt: string
}

/** ISO date; the driver returns it as such only if selected as text. */
type Day = ColumnType<string, string, never>

export type ContentPagesTable = {
	site: string
	page: string
	language: string
	page_group: 'help' | 'legal'
	position: Generated<number>
	slug: string
	title: string
	link_text: string
	description: string | null
	valid_from: Day
	/** Markdown with placeholders. */
	body: string
}
/** Append-only. */
export type ContentPageVersionsTable = {
	site: string
	page: string
	language: string
	number: number
	valid_from: Day
	title: string
	/** Markdown with every placeholder filled. */
	body: string
	published_at: Date
}

export type ContentTables = {
	banners: BannersTable
	banner_texts: BannerTextsTable
	content_blocks: ContentBlocksTable
	content_block_texts: ContentBlockTextsTable
	content_pages: ContentPagesTable
	content_page_versions: ContentPageVersionsTable
}
