import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { DatabaseTransaction } from '../../database/client.ts'
import {
	lockPriceLog,
	offerOfRow,
	removePrices,
	setPrices,
	type VariantPrice,
} from '../../pricing/commands/set-prices.ts'
import { readPrivateSalePeriod } from '../../pricing/queries/private-sale-period.ts'
import type { Scope } from '../entries.ts'
import type { Known } from '../known.ts'
import type { PriceEntry } from '../product-record.ts'
import type { Changes } from './changes.ts'
import type { PreparedProduct } from './product-rows.ts'

type SalePeriod = { from: Date; until: Date }
type Options = { known: Known; scope: Scope; now: Date; changes: Changes; isNew: boolean }

/**
 * Writes prices of products on the file's sites, deletes those not named if the file replaces its products, and gives
 * private-sale offers the sale's period.
 */
export async function writePrices(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	{ known, scope, now, changes, isNew }: Options,
): Promise<void> {
	const bySite = new Map<SiteCode, VariantPrice[]>()
	for (const site of scope.sites) {
		const sale = await readPrivateSalePeriod(tx, { site })
		const stored = isNew || scope.replaces ? undefined : await readStored(tx, { site, batch, now })
		const prices = batch.flatMap(({ record }) => pricesOf(record, { site, known, sale, stored }))
		bySite.set(site, scope.foreign ? await preserveOfferStarts(tx, { site, prices, now }) : prices)
	}
	if (!isNew && scope.replaces) {
		for (const [site, skus] of await findGone(tx, batch, bySite)) {
			changes.add('prices', await removePrices(tx, { site, skus, now }))
		}
	}
	for (const [site, prices] of bySite) {
		const currency = known.currencies.get(site)
		if (currency && prices.length > 0) changes.add('prices', await setPrices(tx, { site, currency, now, prices }))
	}
}

/** Stored prices the records no longer name, by site. */
async function findGone(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	bySite: ReadonlyMap<SiteCode, VariantPrice[]>,
): Promise<Map<SiteCode, string[]>> {
	const skus = batch.flatMap(({ record }) => record.colorways.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
	const named = [...bySite].flatMap(([site, prices]) => prices.map(({ sku }) => ({ site, sku })))
	const { rows } = await sql<{ site: SiteCode; sku: string }>`
		select site, sku from prices where sku = any(${skus}::text[]) and site = any(${[...bySite.keys()]}::text[])
		except
		select site, sku from json_to_recordset(${JSON.stringify(named)}::json) as i(site text, sku text)`.execute(tx)
	const gone = new Map<SiteCode, string[]>()
	for (const { site, sku } of rows) gone.set(site, [...(gone.get(site) ?? []), sku])
	return gone
}

type Stored = Map<string, Pick<VariantPrice, 'vatClass' | 'offer'>>

/** VAT classes and offers of the batch's variants on a site; offers that are over are none. */
async function readStored(
	tx: DatabaseTransaction,
	{ site, batch, now }: { site: SiteCode; batch: readonly PreparedProduct[]; now: Date },
): Promise<Stored> {
	const skus = batch.flatMap(({ record }) =>
		record.colorways.flatMap(({ variants }) => variants.flatMap(({ sku, prices }) => (prices[site] ? [sku] : []))),
	)
	if (skus.length === 0) return new Map()
	// What is read here is written back: nobody else may change it in between.
	await lockPriceLog(tx)
	const rows = await tx.selectFrom('prices').selectAll().where('site', '=', site).where('sku', 'in', skus).execute()
	return new Map(
		rows.map((row) => {
			const isOver = row.offer_until !== null && row.offer_until <= now
			return [row.sku, { vatClass: row.vat_class, offer: isOver ? null : offerOfRow(row) }]
		}),
	)
}

function pricesOf(
	record: PreparedProduct['record'],
	{ site, known, sale, stored }: { site: SiteCode; known: Known; sale: SalePeriod; stored: Stored | undefined },
): VariantPrice[] {
	const sizes = known.sizeRuns.get(record.sizeRun)
	return record.colorways.flatMap(({ variants }) =>
		variants.flatMap(({ sku, size, prices }) => {
			const price = prices[site]
			if (!price) return []
			const before = stored?.get(sku)
			const vatClass = price.vatClass ?? before?.vatClass ?? (sizes?.get(size)?.isChildrens ? 'childrens' : 'standard')
			const offer = price.offer === undefined && before ? before.offer : offerOf(price, sale)
			return [{ sku, centAmount: price.centAmount, vatClass, offer }]
		}),
	)
}

function offerOf({ offer }: z.infer<typeof PriceEntry>, sale: SalePeriod): VariantPrice['offer'] {
	if (!offer) return null
	const { centAmount, from, until, privateSale } = offer
	if (privateSale) return { centAmount, ...sale, isPrivateSale: true }
	if (from === undefined) return null
	return { centAmount, from: new Date(from), until: until === undefined ? null : new Date(until) }
}

/** A foreign file states an offer but not its start: an unchanged offer keeps its start. */
async function preserveOfferStarts(
	tx: DatabaseTransaction,
	{ site, prices, now }: { site: SiteCode; prices: VariantPrice[]; now: Date },
): Promise<VariantPrice[]> {
	const skus = prices.flatMap(({ sku, offer }) => (offer ? [sku] : []))
	if (skus.length === 0) return prices
	const found = tx.selectFrom('prices').selectAll().where('site', '=', site).where('sku', 'in', skus)
	const before = new Map((await found.execute()).map((row) => [row.sku, row]))
	return prices.map((price) => {
		const row = before.get(price.sku)
		const { offer } = price
		if (!offer || offer.from.getTime() !== now.getTime() || !row?.offer_from || row.offer_from > now) return price
		if (row.offer_cent_amount !== offer.centAmount) return price
		if (row.offer_until?.getTime() !== offer.until?.getTime()) return price
		return { ...price, offer: { ...offer, from: row.offer_from } }
	})
}
