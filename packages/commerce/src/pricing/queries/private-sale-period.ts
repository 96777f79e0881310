import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import { findPrivateSale } from '../../web-domains/queries.ts'
import { privateSalePeriod } from '../../web-domains/rules/web-domain.ts'
import type { ParameterLog } from '../../web-domains/rules/fields.ts'

/** Period of an offer while there is no private sale: a moment in the past, in which it never applied. */
const SUSPENDED = { from: new Date(0), until: new Date(1) }

/** Period of a site's private-sale offers (R122): of its sale, suspended without one, unchanged if unreadable, which is logged. */
export async function readPrivateSalePeriod(
	db: Database,
	{ site, log }: { site: SiteCode; log?: ParameterLog },
): Promise<{ from: Date; until: Date }> {
	const sale = await findPrivateSale(db, site, log)
	if (sale !== 'unreadable') return sale ? privateSalePeriod(sale) : SUSPENDED
	const marked = db.selectFrom('prices').select(['offer_from', 'offer_until']).where('site', '=', site)
	const row = await marked.where('is_private_sale', '=', true).limit(1).executeTakeFirst()
	return row?.offer_from && row.offer_until ? { from: row.offer_from, until: row.offer_until } : SUSPENDED
}
