import type { Currency } from '@vitrine/market/currencies'
import { isSiteCode, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { currencyOfSite } from '../pricing/queries/current-prices.ts'
import { emptyProjection, enterProduct, enterPublications } from './build-projection.ts'
import type { ProductRows } from './product-draft.ts'
import { groupProducts } from './product-rows.ts'
import type { Projection } from './projection.ts'
import { readKeyRanges } from './queries/key-ranges.ts'
import { countGoods, readColorwayIds, readSkus, readStructure } from './queries/read-catalog.ts'
import { readInOrder } from './queries/read-in-order.ts'
import { readOffers, readPrices } from './queries/read-prices.ts'
import { readAllPublications } from './queries/read-publications.ts'
import { readStock } from './queries/read-stock.ts'
import { selectionOf } from './selection.ts'
import { forEachSliced, inSlices } from './slices.ts'

/** Loads catalog, prices and stock in a transaction of one snapshot. Rows are read some at a time. */
export async function loadProjection(tx: Database, { now, load }: { now: Date; load: number }): Promise<Projection> {
	const structure = await readStructure(tx)
	const projection = emptyProjection(structure, { currencies: await readCurrencies(tx), counts: await countGoods(tx) })
	const enter = (rows: ProductRows) => enterProduct(projection, { ...rows, version: String(load) })
	for await (const rows of readInOrder(tx)) await inSlices(forEachSliced(groupProducts(rows, projection.sizes), enter))
	projection.selection = selectionOf(projection.products, projection.room.products)
	await fillPublications(tx, projection)
	await fillGoods(tx, { projection, now })
	return projection
}

/** Currency of each site's prices: its record overrides the table (R105). */
export async function readCurrencies(db: Database): Promise<Record<SiteCode, Currency>> {
	const currencies: [SiteCode, Currency][] = []
	for (const site of SITE_CODES) currencies.push([site, await currencyOfSite(db, site)])
	return Object.fromEntries(currencies) as Record<SiteCode, Currency>
}

async function fillPublications(tx: Database, projection: Projection): Promise<void> {
	const { colorways, colorwayById } = projection
	const ordinals = new Uint32Array(colorways.length)
	const place = (id: string, index: number) => (ordinals[index] = colorwayById.get(id.toLowerCase())!.ordinal)
	const ranges = await readKeyRanges((page) => readColorwayIds(tx, page), place)
	for await (const own of readAllPublications(tx, ranges)) enterPublications(projection, { ...own, ordinals })
}

async function fillGoods(tx: Database, { projection, now }: { projection: Projection; now: Date }): Promise<void> {
	const { sites, variants, variantBySku, available } = projection
	const ordinals = new Uint32Array(variants.length)
	const place = (sku: string, index: number) => (ordinals[index] = variantBySku.get(sku)!.ordinal)
	const ranges = await readKeyRanges((page) => readSkus(tx, page), place)
	const fill = (column: Int32Array, { offset, numbers }: { offset: number; numbers: readonly number[] }) => {
		for (const [index, number] of numbers.entries()) column[ordinals[offset + index]!] = number
	}
	for await (const { site, offset, amounts } of readPrices(tx, ranges))
		fill(sites[site].amounts, { offset, numbers: amounts })
	for await (const { site, skus, ...entry } of readOffers(tx, { ranges, now }))
		if (isSiteCode(site)) for (const sku of skus) sites[site].offers.set(variantBySku.get(sku)!.ordinal, entry)
	for await (const { offset, available: numbers } of readStock(tx, ranges)) fill(available, { offset, numbers })
}
