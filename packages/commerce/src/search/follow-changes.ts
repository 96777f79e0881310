import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSiteCode, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { ChangedRows } from './changed-rows.ts'
import type { Loaded } from './load-catalog.ts'
import { readCurrencies } from './load-projection.ts'
import type { LiveSites } from './live-sites.ts'
import type { ProductEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import { type GoodsPrice, readPricesOf, readUnitsOf } from './queries/read-goods.ts'

/** Rows that are read, and written into the index, in one turn of the event loop. */
const READ_AT_ONCE = 1_000
const WRITTEN_AT_ONCE = 250

/** Prices and units that have changed, read in the transaction that has read the changes. */
export type ChangedGoods = { prices: readonly GoodsPrice[]; units: readonly { sku: string; available: number }[] }

export async function readGoods(
	tx: Database,
	{ prices, priced, stock }: Pick<ChangedRows, 'prices' | 'priced' | 'stock'>,
	{ projection, now }: { projection: Projection; now: Date },
): Promise<ChangedGoods> {
	const known = ({ site, sku }: { site: string; sku: string }) => isSiteCode(site) && projection.variantBySku.has(sku)
	const all = priced.flatMap((id) => skusOf(projection, id).flatMap((sku) => SITE_CODES.map((site) => ({ site, sku }))))
	const pairs = [...prices, ...all].filter(known)
	const skus = stock.filter((sku) => projection.variantBySku.has(sku))
	const goods = { prices: [] as GoodsPrice[], units: [] as { sku: string; available: number }[] }
	for (let first = 0; first < pairs.length; first += READ_AT_ONCE)
		goods.prices.push(...(await readPricesOf(tx, { pairs: pairs.slice(first, first + READ_AT_ONCE), now })))
	for (let first = 0; first < skus.length; first += READ_AT_ONCE)
		goods.units.push(...(await readUnitsOf(tx, skus.slice(first, first + READ_AT_ONCE))))
	return goods
}

function skusOf({ productById, colorways, variants }: Projection, id: string): string[] {
	const product = productById.get(id)
	if (!product) return []
	const [first, last] = [colorways[product.firstColorway], colorways[product.endColorway - 1]]
	return first && last ? variants.slice(first.firstVariant, last.endVariant).map(({ sku }) => sku) : []
}

type Target = { projection: Projection; sites: LiveSites }

/** Writes prices and units into the index, in turns of the event loop. Resolves with the keys of what looks different. */
export async function applyGoods(
	{ prices, units }: ChangedGoods,
	{ clock, ...target }: Target & { clock: () => Date },
): Promise<Set<string>> {
	const changed = new Set<string>()
	for (let first = 0; first < Math.max(prices.length, units.length); first += WRITTEN_AT_ONCE) {
		if (first > 0) await nextTurn()
		const some = <T>(all: readonly T[]) => all.slice(first, first + WRITTEN_AT_ONCE)
		for (const key of writeSome({ prices: some(prices), units: some(units) }, { ...target, now: clock() }))
			changed.add(key)
	}
	return changed
}

function writeSome({ prices, units }: ChangedGoods, { projection, sites, now }: Target & { now: Date }): Set<string> {
	const touched = Object.fromEntries(SITE_CODES.map((site) => [site, new Set()])) as Record<SiteCode, Set<ProductEntry>>
	const productOf = (sku: string) => projection.variantBySku.get(sku)!.colorway.product
	for (const { site, sku } of prices) if (isSiteCode(site)) touched[site].add(productOf(sku))
	for (const { sku } of units) for (const site of SITE_CODES) touched[site].add(productOf(sku))
	const write = () => {
		for (const { site, sku, centAmount, offer, log } of prices) {
			if (!isSiteCode(site)) continue
			const { ordinal } = projection.variantBySku.get(sku)!
			const { amounts, offers } = projection.sites[site]
			amounts[ordinal] = centAmount
			if (offer) offers.set(ordinal, { centAmount, offer, log })
			else offers.delete(ordinal)
		}
		for (const { sku, available } of units) projection.available[projection.variantBySku.get(sku)!.ordinal] = available
	}
	return sites.update(touched, { now, write })
}

/** True if changes reach further than goods and products: the structure of the catalog, a site's currency. */
export async function mustReload(
	tx: Database,
	{ rows, loaded: { projection } }: { rows: ChangedRows; loaded: Pick<Loaded, 'projection'> },
): Promise<boolean> {
	if (rows.structure) return true
	if (rows.sites.length === 0) return false
	const currencies = await readCurrencies(tx)
	return SITE_CODES.some((site) => currencies[site] !== projection.sites[site].currency)
}

/** Products whose prices or units have changed. */
export function goodsOf({ prices, priced, stock }: ChangedRows, { variantBySku }: Projection): Set<string> {
	const found = new Set(priced)
	for (const sku of [...stock, ...prices.map((price) => price.sku)]) {
		const product = variantBySku.get(sku)?.colorway.product
		if (product) found.add(product.id)
	}
	return found
}
