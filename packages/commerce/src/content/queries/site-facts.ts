import type { SiteCode } from '@vitrine/market/sites'
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
	return { site, seller: await findSeller(db, site), domain: await readSite(db, site), deliveries }
}
