import type { SiteCode } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { ParameterLog } from '../../web-domains/rules/fields.ts'
import { setPrices, type VariantPrice } from './set-prices.ts'
import { currencyOfSite } from '../queries/current-prices.ts'
import { readPrivateSalePeriod } from '../queries/private-sale-period.ts'

/**
 * Sets the period of a site's private-sale offers to its current parameter (R122). Without a sale they are suspended
 * until there is one; with an unreadable one they stay unchanged and `log` gets it. Returns how many prices changed.
 */
export async function alignPrivateSale(
	tx: DatabaseTransaction,
	{ site, now, log }: { site: SiteCode; now: Date; log?: ParameterLog },
): Promise<number> {
	const query = tx.selectFrom('prices').selectAll().where('site', '=', site).where('is_private_sale', '=', true)
	const marked = await query.execute()
	if (marked.length === 0) return 0
	const period = await readPrivateSalePeriod(tx, { site, log })
	const prices = marked.flatMap((row): VariantPrice[] => {
		const { sku, cent_amount: centAmount, vat_class: vatClass, offer_cent_amount: offered } = row
		return offered === null
			? []
			: [{ sku, centAmount, vatClass, offer: { centAmount: offered, ...period, isPrivateSale: true } }]
	})
	return setPrices(tx, { site, currency: await currencyOfSite(tx, site), now, prices })
}
