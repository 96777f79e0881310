import type { FibreCode } from '@vitrine/commerce/catalog/fibres'
import type { CareId } from './care.ts'
import type { FactCode, Facets } from './facets.ts'
import type { ManufacturerId } from './manufacturers.ts'
import type { SizeRunId } from './size-runs.ts'
import type { Told } from './texts.ts'

/** Percentages of one part, descending, summing to 100 (law 5). */
export type Blend = Readonly<Partial<Record<FibreCode, number>>>

/** One of the 96 styles of brief 2.7, as its designer would describe it. */
export type Style = {
	/** `W03`: names the archetype that draws it, too. */
	code: string
	category: string
	also?: readonly string[]
	run: SizeRunId
	/** Step on the price ladder of brief 2.6. */
	price: number
	told: Told
	/** Phrases by key; a number follows a colon: `length-women:72`. */
	details: readonly [string, string, string]
	facets?: Facets
	facts?: readonly FactCode[]
	/** Parts by code. Absent where the product is not a textile. */
	cloth?: Readonly<Record<string, Blend>>
	/** Word of the material facet where the main fibre does not give it. */
	material?: 'denim' | 'leather'
	/** Leather, horn, shell: "Contains non-textile parts of animal origin" where the rest is textile. */
	animalParts?: true
	care: CareId
	maker: ManufacturerId
	/** Countries of weaving or knitting, dyeing, making; of a shoe: stitching, assembly, finishing. */
	madeIn?: readonly [string, string, string]
	/** Recycled share of the whole by weight. */
	recycled?: number
	/** `ECR`, `ECR/NVY` where the second color is told, `INK+RST` where it is only drawn. The first letters name the colorway. */
	colors: readonly string[]
}
