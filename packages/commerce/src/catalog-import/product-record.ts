import { VAT_CLASSES } from '@vitrine/market/vat'
import { z } from 'zod'
import { COLOR_FAMILIES } from '../catalog/colors.ts'
import { FIBRE_CODES } from '../catalog/fibres.ts'
import { MEASURES } from '../catalog/rules/measures.ts'
import { CentAmount, Id, Instant, Language, PictureSource, Site, Slug } from './record-fields.ts'

export const PriceEntry = z.strictObject({
	centAmount: CentAmount,
	vatClass: z.enum(VAT_CLASSES).optional(),
	/**
	 * `privateSale`: it lasts as long as the site's private sale, and is dropped where there is none. Otherwise `from` is
	 * required. Null ends the offer.
	 */
	offer: z
		.strictObject({
			centAmount: CentAmount,
			from: Instant.optional(),
			until: Instant.optional(),
			privateSale: z.literal(true).optional(),
		})
		.nullable()
		.optional(),
})

export const VariantEntry = z.strictObject({
	sku: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/ -]{0,62}$/),
	size: z.string().min(1).max(20),
	gtin: z
		.string()
		.regex(/^(\d{8}|\d{12,14})$/)
		.optional(),
	prices: z.partialRecord(Site, PriceEntry).default({}),
	/** Units on hand by stock location: `warehouse` or a store's id. Left out: they stay as they are. */
	stock: z.record(z.string(), z.int().min(0).max(1_000_000)).optional(),
})

export const ColorwayEntry = z.strictObject({
	id: Id,
	family: z.enum(COLOR_FAMILIES),
	swatch: z.string().regex(/^#[0-9a-f]{6}$/),
	texts: z.partialRecord(Language, z.strictObject({ name: z.string().min(1) })),
	/** All pictures, in order. */
	images: z.array(z.strictObject({ view: z.string().min(1).max(40), source: PictureSource })).optional(),
	/** Null takes it off the site. */
	published: z.partialRecord(Site, z.strictObject({ from: Instant, until: Instant.optional() }).nullable()).default({}),
	variants: z.array(VariantEntry).min(1),
})

/** What a record of a product that exists leaves out stays as it is, unless the file replaces its products. */
export const ProductRecord = z.strictObject({
	type: z.literal('product'),
	id: Id,
	category: Id,
	categories: z.array(Id).optional(),
	sizeRun: Id,
	manufacturer: Id.optional(),
	launchedOn: z.iso.date(),
	rank: z.int().optional(),
	texts: z.partialRecord(
		Language,
		z.strictObject({
			name: z.string().min(1).max(200),
			slug: Slug,
			description: z.string().optional(),
			details: z.array(z.string()).optional(),
		}),
	),
	/** Facet values by facet key (brief 2.4): fit, length, neckline, sleeve, pattern, season, facts (a list). */
	attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
	composition: z
		.array(
			z.strictObject({
				part: z.string().min(1).max(40),
				fibres: z.array(z.strictObject({ fibre: z.enum(FIBRE_CODES), percent: z.number().positive().max(100) })).min(1),
			}),
		)
		.optional(),
	/** Under which name it is sold; without one, the brand of the shop. */
	brand: z.string().trim().min(1).max(70).optional(),
	animalParts: z.boolean().optional(),
	care: z.array(z.string()).optional(),
	environment: z.record(z.string(), z.unknown()).optional(),
	/** Of the garment lying flat, in centimeters by measure and size key; half a millimeter is the finest. */
	measures: z
		.partialRecord(
			z.enum(MEASURES),
			z.record(z.string().min(1).max(20), z.number().positive().max(400).multipleOf(0.05)),
		)
		.optional(),
	colorways: z.array(ColorwayEntry).min(1),
})
export type ProductRecord = z.infer<typeof ProductRecord>
