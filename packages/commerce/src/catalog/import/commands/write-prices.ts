import type { SiteCode } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../../database/client.ts'
import { removePrices, setPrices, type VariantPrice } from '../../../pricing/commands.ts'
import type { Scope } from '../entries.ts'
import type { Known } from '../known.ts'
import type { PriceEntry } from '../records.ts'
import type { z } from 'zod'
import type { Changes } from './changes.ts'
import type { PreparedProduct } from './product-rows.ts'

type Options = { known: Known; scope: Scope; now: Date; changes: Changes; isNew: boolean }

/** Sets the prices that products name on the sites of the file, and takes off the lists of those sites what they do not. */
export async function writePrices(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	{ known, scope, now, changes, isNew }: Options,
): Promise<void> {
	const skus = batch.flatMap(({ record }) => record.colorways.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
	const found = isNew
		? []
		: await tx
				.selectFrom('prices')
				.selectAll()
				.where('sku', 'in', skus)
				.where('site', 'in', [...scope.sites])
				.execute()
	for (const site of scope.sites) {
		const currency = known.currencies.get(site)
		if (!currency) continue
		const prices = batch.flatMap(({ record }) => pricesOf(record, { site, known }))
		const before = new Map(found.filter((price) => price.site === site).map((price) => [price.sku, price]))
		const kept = scope.foreign ? prices.map((price) => keepOfferStart(price, before.get(price.sku), now)) : prices
		const named = new Set(prices.map(({ sku }) => sku))
		const gone = [...before.keys()].filter((sku) => !named.has(sku))
		changes.add('prices', await removePrices(tx, { site, skus: gone, now }))
		if (kept.length > 0) changes.add('prices', await setPrices(tx, { site, currency, now, prices: kept }))
	}
}

function pricesOf(
	record: PreparedProduct['record'],
	{ site, known }: { site: SiteCode; known: Known },
): VariantPrice[] {
	const sizes = known.sizeRuns.get(record.sizeRun)
	return record.colorways.flatMap(({ variants }) =>
		variants.flatMap(({ sku, size, prices }) => {
			const price = prices[site]
			if (!price) return []
			const vatClass = price.vatClass ?? (sizes?.get(size)?.isChildrens ? 'childrens' : 'standard')
			return [{ sku, centAmount: price.centAmount, vatClass, offer: offerOf(price) }]
		}),
	)
}

function offerOf({ offer }: z.infer<typeof PriceEntry>): VariantPrice['offer'] {
	if (!offer) return null
	const { centAmount, from, until } = offer
	return { centAmount, from: new Date(from), until: until === undefined ? null : new Date(until) }
}

type Before = { offer_cent_amount: number | null; offer_from: Date | null; offer_until: Date | null } | undefined

/** A foreign file says of an offer that it is there, not since when: the same offer goes on, it does not start again. */
function keepOfferStart(price: VariantPrice, before: Before, now: Date): VariantPrice {
	const { offer } = price
	if (!offer || offer.from.getTime() !== now.getTime() || !before?.offer_from) return price
	if (before.offer_from > now || before.offer_cent_amount !== offer.centAmount) return price
	if (before.offer_until?.getTime() !== offer.until?.getTime()) return price
	return { ...price, offer: { ...offer, from: before.offer_from } }
}
