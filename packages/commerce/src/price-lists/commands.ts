import type { SiteCode } from '@vitrine/market/sites'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { findKnownSkus } from '../inventory/queries.ts'
import { changePrices, type PriceChange, type PriceOutcome } from '../pricing/commands/change-prices.ts'
import { currencyOfSite } from '../pricing/queries/current-prices.ts'

type Batch = { site: SiteCode; items: readonly PriceChange[]; now: Date }

/** Changes prices of variants that the catalog has, in one transaction; one outcome per item, in their order. */
export async function changePriceList(db: Database, batch: Batch): Promise<PriceOutcome[]> {
	return db.transaction().execute(async (tx) => (await changeKnownPrices(tx, batch)).outcomes)
}

/** The same within a transaction. `written`: how many prices differ now. */
export async function changeKnownPrices(
	tx: DatabaseTransaction,
	{ site, items, now }: Batch,
): Promise<{ outcomes: PriceOutcome[]; written: number }> {
	const known = await findKnownSkus(
		tx,
		items.map(({ sku }) => sku),
	)
	const currency = await currencyOfSite(tx, site)
	const changes = items.filter(({ sku }) => known.has(sku))
	const { outcomes, written } =
		changes.length > 0 ? await changePrices(tx, { site, currency, now, changes }) : { outcomes: [], written: 0 }
	return { outcomes: items.map(({ sku }) => (known.has(sku) ? outcomes.shift()! : 'sku-unknown')), written }
}
