import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@vitrine/market/locales'
import { VAT_CLASSES } from '@vitrine/market/vat'
import { z } from 'zod'
import { CurrencyCode } from '../http/contract.ts'
import { COLOR_FAMILIES } from '../catalog/colors.ts'
import { FIBRE_CODES } from '../catalog/fibres.ts'

const Percent = z.number().positive().max(100)
const Composition = z.array(
	z.strictObject({
		part: z.string().min(1).max(40),
		fibres: z.array(z.strictObject({ fibre: z.enum(FIBRE_CODES), percent: Percent })).min(1),
	}),
)
const Color = z.strictObject({
	family: z.enum(COLOR_FAMILIES),
	swatch: z
		.string()
		.regex(/^#[0-9a-f]{6}$/)
		.optional(),
	/** Name, where the file's word is a code. */
	name: z.string().min(1).optional(),
})

/**
 * Mapping of a Shopify export or Merchant feed to Vitrine's terms. Names of the file are keys; case and accents do not
 * matter. Everything is optional: names that the database knows need no entry.
 */
export const ImportMapping = z.strictObject({
	/** Language of the file's texts; the site's by default. */
	language: z.enum(LANGUAGES).optional(),
	/** Currency of the file's amounts, where the file does not say (Shopify). Amounts in another currency than the site's are refused. */
	currency: CurrencyCode.optional(),
	/** Market whose columns (`Price / France`) apply to the site; by default the English name of its country. */
	market: z.string().optional(),
	/** Category by product type, product category, Google category (path or number) or tag. A path includes its descendants. */
	categories: z.record(z.string(), z.string()).default({}),
	/** Default category. */
	category: z.string().optional(),
	/** Size runs to try first, in order: one fits when it knows every size of the product. `sizes` gives keys for the file's words. */
	sizeRuns: z
		.array(
			z.strictObject({
				run: z.string(),
				categories: z.array(z.string()).optional(),
				sizes: z.record(z.string(), z.string()).default({}),
			}),
		)
		.default([]),
	/** Default size. */
	size: z.string().optional(),
	/** Color by its name in the file. */
	colors: z.record(z.string(), Color).default({}),
	/** Default color. */
	color: Color.optional(),
	/** Composition by material text or tag, for texts without percentages. */
	compositions: z.record(z.string(), Composition).default({}),
	/** VAT class by product type, category of the file or tag; children's sizes are known by their size run. */
	vatClasses: z.record(z.string(), z.enum(VAT_CLASSES)).default({}),
	/** Manufacturer by vendor or brand. */
	manufacturers: z.record(z.string(), z.string()).default({}),
	/** Default manufacturer. */
	manufacturer: z.string().optional(),
	/** Facet values by tag: {"Slim fit": {"fit": "slim"}}. */
	attributes: z.record(z.string(), z.record(z.string(), z.string())).default({}),
	/** Units for "in stock" in a feed, and for what Shopify does not count. Without it a feed leaves the stock unchanged. */
	unitsWhenAvailable: z.int().min(0).max(1_000_000).optional(),
})
export type ImportMapping = z.infer<typeof ImportMapping>

/** Reads a mapping file. Throws an error with a displayable message when it is invalid. */
export async function readMapping(path: string): Promise<ImportMapping> {
	const text = (await readFile(path, 'utf8')).replace(/^\ufeff/, '')
	let json: unknown
	try {
		json = JSON.parse(text)
	} catch (error) {
		throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
	}
	const parsed = ImportMapping.safeParse(json)
	if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
	return parsed.data
}
