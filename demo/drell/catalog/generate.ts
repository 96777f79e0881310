import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { pages } from '@vitrine/linaire/catalog/pages'
import { synonyms } from '@vitrine/linaire/catalog/synonyms'
import { readRecords } from './data.ts'
import { products } from './products.ts'

/**
 * The house as records of the catalog file, each after what it refers to. The same `now` gives the same records. Its pages of
 * law, which name a seller by placeholders only, and its synonyms, which are words of the trade, are those of the other demo.
 */
export function* drellCatalog({ now, lite = false }: { now: Date; lite?: boolean }): Generator<CatalogRecordInput> {
	yield* readRecords(now)
	yield* pages()
	yield* synonyms()
	yield* products({ now, lite })
}
