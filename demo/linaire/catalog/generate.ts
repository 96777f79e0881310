import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { banners } from './banners.ts'
import { categories } from './categories.ts'
import { allColorways } from './colorways.ts'
import { coupons } from './coupons.ts'
import { MANUFACTURERS } from './manufacturers.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { deliveryMethods, sellers, webDomains } from './sites.ts'
import { sizeRuns } from './size-runs.ts'
import { stores } from './stores.ts'
import { synonyms } from './synonyms.ts'

/**
 * The demo shop as records of the catalog file, each after what it refers to. The same `now` gives the same records;
 * launches, offers, coupons and private sales are set relative to it. `lite`: 24 styles with two colorways each and few
 * banners and tiles, for tests.
 */
export function* demoCatalog({ now, lite = false }: { now: Date; lite?: boolean }): Generator<CatalogRecordInput> {
	yield* webDomains(now)
	yield* sellers()
	yield* deliveryMethods()
	yield* coupons(now)
	yield* stores()
	yield* pages()
	yield* MANUFACTURERS
	yield* sizeRuns()
	yield* categories({ lite })
	yield* banners({ lite })
	yield* synonyms()
	yield* products(allColorways({ lite }), now)
}
