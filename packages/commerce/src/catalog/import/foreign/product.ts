import type { Currency } from '@vitrine/market/currencies'

/** Where something stands in a foreign file, in the file's words. */
export type Place = { line: number; field: string }

/** A value with its place, so that what is wrong with it can be told where it stands. */
export type Told<T = string> = Place & { value: T }

/** One sellable thing of a foreign file. Words are as they stand in the file, trimmed; empty when it says nothing. */
export type ForeignVariant = {
	line: number
	sku: Told
	color: Told
	size: Told
	/** EU, FR, ...: what the size is counted in, when the file says so. */
	sizeSystem?: string | undefined
	gtin: Told
	price: Told
	/** What the amounts are in; undefined when the file does not say. */
	currency: Currency | undefined
	/** What is paid while it lasts, and when that is; from now on when the file does not say. */
	offer?: { price: Told; from?: Date | undefined; until?: Date | undefined } | undefined
	/** Undefined where the file says nothing of stock. */
	units: number | undefined
	/** Pictures of this color. */
	images: Told[]
}

/** A product as foreign files know it. */
export type ForeignProduct = {
	line: number
	id: Told
	slug: string
	title: Told
	description: string
	vendor: Told
	/** Most telling first: product types, categories, tags. */
	categoryWords: Told[]
	tags: string[]
	/** Texts that may tell the composition. */
	materials: string[]
	attributes: Record<string, string>
	isPublished: boolean
	/** Pictures of no color in particular. */
	images: Told[]
	variants: ForeignVariant[]
}
