import { SITE_CODES, isSiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { currencyOfSite, type PriceEntry } from '../pricing/queries.ts'
import { buildProjection } from './build-projection.ts'
import type { Projection } from './projection.ts'
import { readCatalog } from './queries/read-catalog.ts'
import { type OfferRow, readOffers, readPriceLists } from './queries/read-prices.ts'
import { readStock, type StockMark, type StockRow, stockMark } from './queries/read-stock.ts'

/** Reads catalog, prices and stock of one moment into a projection. */
export function loadProjection(db: Database, now: Date): Promise<{ projection: Projection; stockMark: StockMark }> {
	return db
		.transaction()
		.setIsolationLevel('repeatable read')
		.setAccessMode('read only')
		.execute(async (tx) => {
			const mark = await stockMark(tx)
			const projection = buildProjection(await readCatalog(tx))
			for (const site of SITE_CODES) projection.sites[site].currency = await currencyOfSite(tx, site)
			await fillPrices(tx, { projection, now })
			applyStock(projection, await readStock(tx))
			return { projection, stockMark: mark }
		})
}

/** Writes stock into a projection. Returns whether anything is another number than before. */
export function applyStock(projection: Projection, rows: readonly StockRow[]): boolean {
	let hasChanged = false
	for (const { sku, available } of rows) {
		const ordinal = projection.variantBySku.get(sku)?.ordinal
		if (ordinal === undefined || projection.available[ordinal] === available) continue
		projection.available[ordinal] = available
		hasChanged = true
	}
	return hasChanged
}

async function fillPrices(db: Database, { projection, now }: { projection: Projection; now: Date }): Promise<void> {
	for await (const row of readPriceLists(db)) {
		const variant = projection.variantBySku.get(row.sku)
		if (variant && isSiteCode(row.site)) projection.sites[row.site].amounts[variant.ordinal] = row.cent_amount
	}
	// The variants of a colorway nearly always share price, offer and log: one entry for all who do.
	const known = new Map<string, PriceEntry>()
	for await (const row of readOffers(db, now)) {
		const variant = projection.variantBySku.get(row.sku)
		if (!variant || !isSiteCode(row.site)) continue
		const key = JSON.stringify({ ...row, site: undefined, sku: undefined })
		const entry = known.get(key) ?? priceEntry(row)
		known.set(key, entry)
		projection.sites[row.site].offers.set(variant.ordinal, entry)
	}
}

function priceEntry(row: OfferRow): PriceEntry {
	return {
		centAmount: row.cent_amount,
		offer: { centAmount: row.offer_cent_amount, from: row.offer_from, until: row.offer_until },
		log: (row.log ?? []).map((line) => ({ ...line, at: new Date(line.at) })),
	}
}
