import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'

/** What records may refer to: what the database has, and what the lines before added. Small next to the products. */
export type Known = {
	manufacturers: Set<string>
	/** Size keys by run, those for children marked. */
	sizeRuns: Map<string, Map<string, { isChildrens: boolean }>>
	/** Parent by category. */
	categories: Map<string, string | undefined>
	currencies: Map<SiteCode, Currency>
	/** Site by store. */
	stores: Map<string, SiteCode>
	/** Products of this file so far. */
	products: Set<string>
}
