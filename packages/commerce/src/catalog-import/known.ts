import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode, SiteRecord } from '@vitrine/market/sites'
import type { SizeSystem } from '@vitrine/market/size-systems'

/** Valid references: from the database and from earlier lines. Small compared with the products. */
export type Known = {
	manufacturers: Set<string>
	/** Size keys by run, those for children marked. */
	sizeRuns: Map<string, Map<string, { isChildrens: boolean }>>
	/** Parent by category. */
	categories: Map<string, string | undefined>
	sites: Map<string, SiteRecord>
	sizeSystems: Map<string, SizeSystem>
	/** Of sites with a web domain. */
	currencies: Map<SiteCode, Currency>
	/** Site by store. */
	stores: Map<string, SiteCode>
	/** Products of this file so far. */
	products: Set<string>
	/** Pick-up points of this file so far, with their network. */
	points: Set<string>
}
