import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { readObjects, readRecords } from './records.ts'

type ProductInput = Extract<CatalogRecordInput, { type: 'product' }>

/** One of the 96 styles of brief 2.7: a line of `products/`, which is a product of the import without what moves with the date. */
export type Style = Omit<ProductInput, 'launchedOn' | 'colorways'> & {
	/** `today-432`. */
	launchedOn: string
	/** List price in minor units, one for all sites of a currency. */
	prices: Readonly<Record<(typeof SITES)[SiteCode]['currency'], number>>
	colorways: readonly {
		id: string
		/** `ECR`, `ECR/NVY` where the second color is named, `INK+RST` where it is only drawn. */
		colors: string
		/** Where a colorway is not published on all sites since its style was launched. */
		published?: { from?: string; until?: string; sites?: readonly SiteCode[] }
	}[]
}

/** Each has a file of products and a tile of its own, also in the small catalog. */
export const DEPARTMENTS = ['women', 'men', 'kids', 'accessories'] as const

/** All styles, 24 for each department, in the order of their codes. */
export const STYLES: readonly Style[] = DEPARTMENTS.flatMap((department) =>
	readObjects<Style>(`products/${department}.jsonl`),
)

/** `W03` of `LN-W03`: it names the archetype that draws it, too. */
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
