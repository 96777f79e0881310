import type { Currency } from '@vitrine/market/currencies'

/** Position in a foreign file: line and field. */
export type Place = { line: number; field: string }

/** A value with its position, for reporting faults. */
export type SourceValue<T = string> = Place & { value: T }

/** A variant of a foreign file. Values are trimmed; empty when missing. */
export type ForeignVariant = {
	line: number
	sku: SourceValue
	color: SourceValue
	size: SourceValue
	/** Size system such as EU or FR, if the file names it. */
	sizeSystem?: string | undefined
	gtin: SourceValue
	price: SourceValue
	/** Undefined when the file does not name it. */
	currency: Currency | undefined
	/** Price and period of an offer; it starts now when the file does not say. */
	offer?: { price: SourceValue; from?: Date | undefined; until?: Date | undefined } | undefined
	/** Undefined without stock data. */
	units: number | undefined
	/** Pictures of this color. */
	images: SourceValue[]
}

/** A product of a foreign file. */
export type ForeignProduct = {
	line: number
	id: SourceValue
	slug: string
	title: SourceValue
	description: string
	vendor: SourceValue
	/** Most specific first: product types, categories, tags. */
	categoryWords: SourceValue[]
	tags: string[]
	/** Texts that may contain the composition. */
	materials: string[]
	attributes: Record<string, string>
	isPublished: boolean
	/** Pictures without a color. */
	images: SourceValue[]
	variants: ForeignVariant[]
}
