import type { Currency } from '@vitrine/market/currencies'

/** Where something stands in a foreign file, in the file's words. */
export type Place = { line: number; field: string }

/** A value with its place, so that what is wrong with it can be told where it stands. */
export type SourceValue<T = string> = Place & { value: T }

/** One sellable thing of a foreign file. Words are as they stand in the file, trimmed; empty when it says nothing. */
export type ForeignVariant = {
	line: number
	sku: SourceValue
	color: SourceValue
	size: SourceValue
	/** EU, FR, ...: what the size is counted in, when the file says so. */
	sizeSystem?: string | undefined
	gtin: SourceValue
	price: SourceValue
	/** What the amounts are in; undefined when the file does not say. */
	currency: Currency | undefined
	/** What is paid while it lasts, and when that is; from now on when the file does not say. */
	offer?: { price: SourceValue; from?: Date | undefined; until?: Date | undefined } | undefined
	/** Undefined where the file says nothing of stock. */
	units: number | undefined
	/** Pictures of this color. */
	images: SourceValue[]
}

/** A product as foreign files know it. */
export type ForeignProduct = {
	line: number
	id: SourceValue
	slug: string
	title: SourceValue
	description: string
	vendor: SourceValue
	/** Most telling first: product types, categories, tags. */
	categoryWords: SourceValue[]
	tags: string[]
	/** Texts that may tell the composition. */
	materials: string[]
	attributes: Record<string, string>
	isPublished: boolean
	/** Pictures of no color in particular. */
	images: SourceValue[]
	variants: ForeignVariant[]
}
