import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { findKnownSkus } from '../inventory/queries.ts'
import { changePrices, type PriceChange, type PriceOutcome } from '../pricing/commands/change-prices.ts'
import { currencyOfSite } from '../pricing/queries/current-prices.ts'

/** Changes prices of variants that the catalog has, in one transaction; one outcome per item, in their order. */
export async function changePriceList(
	db: Database,
	{ site, items, now }: { site: SiteCode; items: readonly PriceChange[]; now: Date },
): Promise<PriceOutcome[]> {
	return db.transaction().execute(async (tx) => {
		const known = await findKnownSkus(
			tx,
			items.map(({ sku }) => sku),
		)
		const currency = await currencyOfSite(tx, site)
		const changes = items.filter(({ sku }) => known.has(sku))
		const changed = changes.length > 0 ? await changePrices(tx, { site, currency, now, changes }) : []
		return items.map(({ sku }) => (known.has(sku) ? changed.shift()! : 'sku-unknown'))
	})
}
