import type { Currency } from '@vitrine/market/currencies'
import { isSiteCode, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { currencyOfSite } from '../pricing/queries/current-prices.ts'
import { enterPublications, projectionInSlices } from './build-projection.ts'
import type { Projection } from './projection.ts'
import { inSlices } from './slices.ts'
import { readCatalog } from './queries/read-catalog.ts'
import { readOffers, readPrices } from './queries/read-prices.ts'
import { readAllPublications } from './queries/read-publications.ts'
import { readStock } from './queries/read-stock.ts'

/** Loads catalog, prices and stock in a transaction of one snapshot. */
export async function loadProjection(tx: Database, { now, load }: { now: Date; load: number }): Promise<Projection> {
	const { projection, colorways, skus } = await loadRows(tx, load)
	for await (const own of readAllPublications(tx, colorways)) enterPublications(projection, { ...own, colorways })
	await fillPrices(tx, { projection, skus, now })
	for await (const { offset, available } of readStock(tx, skus))
		fill(projection.available, { projection, skus, offset, numbers: available })
	return projection
}

/** By itself, so that the rows are gone before anything else is read. Ids are in the order of the database. */
async function loadRows(
	tx: Database,
	load: number,
): Promise<{ projection: Projection; colorways: string[]; skus: string[] }> {
	const rows = await readCatalog(tx)
	const work = projectionInSlices(rows, { currencies: await readCurrencies(tx), version: String(load) })
	return {
		projection: await inSlices(work),
		colorways: rows.colorways.map(({ id }) => id),
		skus: rows.variants.map(({ sku }) => sku),
	}
}

/** Currency of each site's prices: its record overrides the table (R105). */
export async function readCurrencies(db: Database): Promise<Record<SiteCode, Currency>> {
	const currencies: [SiteCode, Currency][] = []
	for (const site of SITE_CODES) currencies.push([site, await currencyOfSite(db, site)])
	return Object.fromEntries(currencies) as Record<SiteCode, Currency>
}

type Numbers = { projection: Projection; skus: readonly string[]; offset: number; numbers: readonly number[] }

/** Copies numbers ordered by SKU into a column ordered by variant. */
function fill(column: Int32Array, { projection, skus, offset, numbers }: Numbers): void {
	for (const [index, number] of numbers.entries()) {
		const ordinal = projection.variantBySku.get(skus[offset + index] ?? '')?.ordinal
		if (ordinal !== undefined) column[ordinal] = number
	}
}

async function fillPrices(
	db: Database,
	{ projection, skus, now }: { projection: Projection; skus: readonly string[]; now: Date },
): Promise<void> {
	for await (const { site, offset, amounts } of readPrices(db, skus))
		fill(projection.sites[site].amounts, { projection, skus, offset, numbers: amounts })
	for await (const { site, skus: shared, ...entry } of readOffers(db, { skus, now })) {
		if (!isSiteCode(site)) continue
		for (const sku of shared) {
			const ordinal = projection.variantBySku.get(sku)?.ordinal
			if (ordinal !== undefined) projection.sites[site].offers.set(ordinal, entry)
		}
	}
}
