import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { RANGE } from './range/range.ts'
import { readObjects, readRecords } from './records.ts'

type ProductInput = Extract<CatalogRecordInput, { type: 'product' }>

/** A product of the import without what moves with the date: a line of `products/` (brief 2.7), or composed of the range. */
export type Style = Omit<ProductInput, 'launchedOn' | 'colorways'> & {
	/** `today-432`. */
	launchedOn: string
	/** Line of `measures.jsonl` it has in common with others; else that of its own id. */
	measuredAs?: string
	/** List price in minor units, one for all sites of a currency. */
	prices: Readonly<Record<(typeof SITES)[SiteCode]['currency'], number>>
	colorways: readonly {
		id: string
		/** `ECR`, `ECR/NVY` where the second color is named, `INK+RST` where it is only seen. */
		colors: string
		/** Where a colorway is not published on all sites since its style was launched. */
		published?: { from?: string; until?: string; sites?: readonly SiteCode[] }
	}[]
}

/** Each has a file of products and a tile of its own, also in the small catalog. */
export const DEPARTMENTS = ['women', 'men', 'kids', 'accessories'] as const

/** The 96 styles told one by one, 24 for each department, in the order of their codes. */
const TOLD_STYLES: readonly Style[] = DEPARTMENTS.flatMap((department) =>
	readObjects<Style>(`products/${department}.jsonl`),
)

/** All styles; those of the range follow, so that more of them change no number of another. */
export const STYLES: readonly Style[] = [...TOLD_STYLES, ...RANGE]

/** Whether a style is composed of a cut and a cloth rather than told. */
export const isOfRange = ({ measuredAs }: Style) => measuredAs !== undefined

/** `W03` of `LN-W03`. */
export function codeOf({ id }: Style): string {
	return id.slice('LN-'.length)
}

export function listPrice(site: SiteCode, { prices }: Style): number {
	return prices[SITES[site].currency]
}

// Sizes have no moments: any instant reads them.
const SIZES = new Map(readRecords('size-run', new Date(0)).map(({ id, sizes }) => [id, sizes]))

/** The sizes a style is made in, in their order. Throws where its size run is missing. */
export function sizesOf({ id, sizeRun }: Style) {
	const sizes = SIZES.get(sizeRun)
	if (!sizes) throw new Error(`${id}: no size run ${sizeRun}`)
	return sizes
}
