import { VAT_CLASSES } from '@vitrine/market/vat'
import { z } from 'zod'
import { CentAmount, Instant, Site } from './record-fields.ts'

const Units = z.int().min(-10_000_000).max(10_000_000)

/** Units of a variant at a location, as another system tells them: a difference, or a count (docs/orders-out.md, Stock in). */
export const StockRecord = z.strictObject({
	type: z.literal('stock'),
	/** Whose references and sequences they are. */
	source: z
		.string()
		.regex(/^[\w.-]{1,40}$/)
		.default('file'),
	/** `warehouse` or a store's id. */
	location: z.string().min(1).max(64),
	sku: z.string().min(1).max(64),
	/** A difference, which counts once for its reference. */
	relative: Units.optional(),
	reference: z.string().min(1).max(120).optional(),
	/** Units on hand when they were counted. A count with a lower sequence than one before changes nothing. */
	absolute: Units.min(0).optional(),
	sequence: z.int().min(0).optional(),
	/** Position of the last event the count knows of: what was sold after it is reckoned in. */
	seenMovement: z.int().min(0).optional(),
})

/** A change of the price of a variant on a site. What is left out stays; `"offer": null` ends the offer. */
export const PriceRecord = z.strictObject({
	type: z.literal('price'),
	site: Site,
	sku: z.string().min(1).max(64),
	centAmount: CentAmount.min(1).optional(),
	vatClass: z.enum(VAT_CLASSES).optional(),
	offer: z
		.strictObject({ centAmount: CentAmount.min(1), from: Instant, until: Instant.optional() })
		.nullable()
		.optional(),
})

export type StockRecord = z.infer<typeof StockRecord>
export type PriceRecord = z.infer<typeof PriceRecord>
