import type { ColumnType, Generated } from 'kysely'
import type { FibrePart } from './fibres.ts'
import type { Measures } from './rules/measures.ts'

type Json<T> = ColumnType<T, string, string>

/** Responsible person in the EU (GPSR art. 16). */
export type EuResponsible = { name: string; postalAddress: string; email: string }

export type ManufacturersTable = {
	id: string
	name: string
	postal_address: string
	email: string
	eu_responsible: ColumnType<EuResponsible | null, string | null, string | null>
}
export type SizeRunsTable = { id: string }
export type SizesTable = {
	size_run_id: string
	key: string
	position: number
	labels: Json<Record<string, string>>
	is_childrens: boolean
}
export type CategoriesTable = {
	id: string
	parent_id: string | null
	position: number
	tile_hash: string | null
	tile_source: string | null
}
export type CategoryTextsTable = {
	category_id: string
	language: string
	name: string
	slug: string
	intro: string | null
}
export type ProductsTable = {
	id: string
	size_run_id: string
	category_id: string
	manufacturer_id: string | null
	/** Null: that of the shop. */
	brand: string | null
	attributes: Json<Record<string, string | string[]>>
	composition: Json<FibrePart[]>
	has_animal_parts: boolean
	care: string[]
	environment: Json<Record<string, unknown>>
	measures: ColumnType<Measures, string | undefined, string>
	/** ISO date, no time. */
	launched_on: string
	rank: number
}
export type ProductCategoriesTable = { product_id: string; category_id: string }
export type ProductTextsTable = {
	product_id: string
	language: string
	name: string
	slug: string
	description: string | null
	details: string[]
}
export type ColorwaysTable = {
	id: string
	product_id: string
	position: number
	color_family: string
	swatch: string
}
export type ColorwayTextsTable = { colorway_id: string; language: string; name: string }
export type ColorwayImagesTable = {
	colorway_id: string
	position: number
	view: string
	media_hash: string
	source: string
}
export type VariantsTable = { sku: string; colorway_id: string; size_key: string; gtin: string | null }
export type PublicationsTable = {
	site: string
	colorway_id: string
	published_from: Date
	published_until: Date | null
}
export type CatalogVersionsTable = { id: Generated<boolean>; version: Generated<number>; changed_at: Generated<Date> }

export type SynonymsTable = { language: string; id: string; terms: string[]; also: Generated<string[]> }

export type CatalogTables = {
	manufacturers: ManufacturersTable
	size_runs: SizeRunsTable
	sizes: SizesTable
	categories: CategoriesTable
	category_texts: CategoryTextsTable
	products: ProductsTable
	product_categories: ProductCategoriesTable
	product_texts: ProductTextsTable
	colorways: ColorwaysTable
	colorway_texts: ColorwayTextsTable
	colorway_images: ColorwayImagesTable
	variants: VariantsTable
	publications: PublicationsTable
	catalog_versions: CatalogVersionsTable
	synonyms: SynonymsTable
}
