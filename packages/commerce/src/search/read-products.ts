import { isSiteCode, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { Goods } from './place-product.ts'
import type { ProductRows } from './product-draft.ts'
import { AT_ONCE, groupProducts } from './product-rows.ts'
import type { Projection } from './projection.ts'
import { readProductRows } from './queries/read-catalog.ts'
import { readPricesOf, readUnitsOf } from './queries/read-goods.ts'
import { readPublications, type SitePublications } from './queries/read-publications.ts'

/**
 * At most this share of the catalog, or a few products of a small one, is written into the index. A load costs 0.2 ms of
 * processor for each style, a changed product 0.2 to 1.2 (a name, in six languages).
 */
const MOST = { share: 0.1, products: 100 }

/** Products whose rows have changed, read in the transaction that has read the changes. */
export type ChangedProducts = {
	ids: readonly string[]
	/** In order; those that are gone are missing. */
	rows: ReadonlyMap<string, ProductRows>
	/** By colorway. */
	publications: ReadonlyMap<string, Partial<Record<SiteCode, SitePublications['periods'][number]>>>
	/** Of variants that the index does not know. */
	goods: ReadonlyMap<string, Goods>
}

/** Undefined where the whole catalog is to be loaded: too many products, or parts of others among them. */
export async function readChangedProducts(
	tx: Database,
	{ ids, projection, now }: { ids: readonly string[]; projection: Projection; now: Date },
): Promise<ChangedProducts | undefined> {
	if (ids.length > Math.max(MOST.products, MOST.share * projection.productById.size)) return undefined
	const read = { ids, rows: new Map(), publications: new Map(), goods: new Map() }
	for (let first = 0; first < ids.length; first += AT_ONCE) {
		const some = await readSome(tx, { ids: ids.slice(first, first + AT_ONCE), projection, now })
		if (!some) return undefined
		for (const part of ['rows', 'publications', 'goods'] as const)
			for (const [key, value] of some[part]) read[part].set(key, value)
	}
	return read
}

async function readSome(
	tx: Database,
	{ ids, projection, now }: { ids: readonly string[]; projection: Projection; now: Date },
): Promise<Omit<ChangedProducts, 'ids'> | undefined> {
	const { products, colorways, variants } = await readProductRows(tx, ids)
	const { colorwayById, variantBySku } = projection
	const ownerOf = new Map(colorways.map((colorway) => [colorway.id, colorway.product_id]))
	const isOwn = (former: string | undefined, owner: string | undefined) => former === undefined || former === owner
	const areOwn =
		colorways.every(({ id }) => isOwn(colorwayById.get(id.toLowerCase())?.product.id, ownerOf.get(id))) &&
		variants.every(({ sku, colorway_id }) =>
			isOwn(variantBySku.get(sku)?.colorway.product.id, ownerOf.get(colorway_id)),
		)
	if (!areOwn) return undefined
	const read = groupProducts({ products, colorways, variants }, projection.sizes)
	const unknown = variants.flatMap(({ sku }) => (variantBySku.has(sku) ? [] : sku))
	return {
		rows: new Map(read.map((own) => [own.row.id, own])),
		publications: byColorway(colorways, await readPublications(tx, ids)),
		goods: await readGoodsOf(tx, { skus: unknown, now }),
	}
}

function byColorway(
	colorways: readonly { id: string }[],
	publications: readonly SitePublications[],
): ChangedProducts['publications'] {
	return new Map(
		colorways.map(({ id }, place) => [
			id,
			Object.fromEntries(publications.map(({ site, periods }) => [site, periods[place]])),
		]),
	)
}

async function readGoodsOf(
	tx: Database,
	{ skus, now }: { skus: readonly string[]; now: Date },
): Promise<Map<string, Goods>> {
	const goods = new Map<string, Goods>()
	if (skus.length === 0) return goods
	for (const { sku, available } of await readUnitsOf(tx, skus)) goods.set(sku, { available, prices: {} })
	const pairs = skus.flatMap((sku) => SITE_CODES.map((site) => ({ site, sku })))
	for (const { site, sku, centAmount, offer, log } of await readPricesOf(tx, { pairs, now }))
		if (isSiteCode(site))
			goods.get(sku)!.prices[site] = { amount: centAmount, offer: offer ? { centAmount, offer, log } : undefined }
	return goods
}
