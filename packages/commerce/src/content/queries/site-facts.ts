import { RETURN_PROMISE } from '@vitrine/market/return-periods'
import type { SiteCode } from '@vitrine/market/sites'
import { findBrand } from '../../brand/queries.ts'
import type { Database } from '../../database/client.ts'
import { findSeller, listDeliveryConditions, readSite } from '../../web-domains/queries.ts'
import type { SiteFacts } from '../rules/facts.ts'

/** Current facts of a site for its pages. */
export async function readSiteFacts(db: Database, site: SiteCode): Promise<SiteFacts> {
	const methods = await listDeliveryConditions(db, site)
	const deliveries = methods.map(({ kind, cent_amount, minimum_days, maximum_days }) => ({
		kind,
		centAmount: cent_amount,
		minimumDays: minimum_days,
		maximumDays: maximum_days,
	}))
	const { returnsDays } = { ...RETURN_PROMISE, ...(await findBrand(db, site)) }
	return { site, seller: await findSeller(db, site), domain: await readSite(db, site), deliveries, returnsDays }
}
