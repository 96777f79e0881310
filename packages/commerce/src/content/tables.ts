import type { Generated } from 'kysely'

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

export type ContentTables = { banners: BannersTable; banner_texts: BannerTextsTable }
