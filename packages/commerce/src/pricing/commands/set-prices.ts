import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import { type Selectable, sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { PricesTable } from '../tables.ts'

/**
 * Price of a variant on a site, in minor units, VAT included. The offer applies from `from` until just before `until`;
 * a private-sale offer has the period of the sale (`readPrivateSalePeriod`), which `alignPrivateSale` updates.
 */
export type VariantPrice = {
	sku: string
	centAmount: number
	vatClass: VatClass
	offer: { centAmount: number; from: Date; until: Date | null; isPrivateSale?: boolean } | null
}

/** Offer of a stored price. */
export function offerOfRow(row: Selectable<PricesTable>): VariantPrice['offer'] {
	if (row.offer_cent_amount === null || row.offer_from === null) return null
	return {
		centAmount: row.offer_cent_amount,
		from: row.offer_from,
		until: row.offer_until,
		isPrivateSale: row.is_private_sale,
	}
}

export type PriceFault = 'not-a-price-step' | 'offer-not-below-price' | 'offer-ends-before-it-starts'

/** Reason a price is invalid: Swiss list prices are multiples of 5 rappen (law 11), an offer must be below the regular price. */
export function priceFault(price: VariantPrice, currency: Currency): PriceFault | undefined {
	const { priceStep } = CURRENCIES[currency]
	if (price.centAmount % priceStep !== 0 || (price.offer?.centAmount ?? 0) % priceStep !== 0) return 'not-a-price-step'
	if (!price.offer) return undefined
	if (price.offer.centAmount >= price.centAmount) return 'offer-not-below-price'
	if (price.offer.until && price.offer.until <= price.offer.from) return 'offer-ends-before-it-starts'
	return undefined
}

/** Serializes writers of the price log: two could both find a change missing. Held until the transaction ends. */
export async function lockPriceLog(tx: DatabaseTransaction): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('price_log'))`.execute(tx)
}

/**
 * Sets prices of variants on a site and appends each change of the public price to the price log (law 1). Unchanged
 * prices are not written. Returns how many were. Throws RangeError for an invalid price (`priceFault`).
 */
export async function setPrices(
	tx: DatabaseTransaction,
	{ site, currency, now, prices }: { site: SiteCode; currency: Currency; now: Date; prices: readonly VariantPrice[] },
): Promise<number> {
	for (const price of prices) {
		const fault = priceFault(price, currency)
		if (fault) throw new RangeError(`${fault}: ${price.sku} on ${site}`)
	}
	const found = await sql<{ sku: string; exists: boolean }>`
		select i.sku, p.sku is not null as exists from ${priceList(prices)}
		-- One look into the index for each, however little the planner knows of a table that is being filled.
		left join lateral (select * from prices where site = ${site} and sku = i.sku limit 1) p on true
		where p.sku is null
			or (p.cent_amount, p.vat_class, p.offer_cent_amount, p.offer_from, p.offer_until, p.is_private_sale)
			is distinct from
			(i.cent_amount, i.vat_class, i.offer_cent_amount, i.offer_from, i.offer_until, i.is_private_sale)`.execute(tx)
	if (found.rows.length === 0) return 0
	await lockPriceLog(tx)
	// An offer about to be replaced may have started or ended without being logged yet.
	const existing = found.rows.filter((row) => row.exists).map((row) => row.sku)
	if (existing.length > 0) await logScheduled(tx, { now, only: { site, skus: existing } })
	const different = new Set(found.rows.map((row) => row.sku))
	const changed = prices.filter(({ sku }) => different.has(sku))
	await writeAndLog(tx, { site, currency, now, prices: changed })
	return changed.length
}

/** Prices as a table: arrays parse faster than JSON, and a catalog has hundreds of thousands. */
function priceList(prices: readonly VariantPrice[]) {
	return sql`unnest(
		${prices.map(({ sku }) => sku)}::text[],
		${prices.map(({ centAmount }) => centAmount)}::int[],
		${prices.map(({ vatClass }) => vatClass)}::text[],
		${prices.map(({ offer }) => offer?.centAmount ?? null)}::int[],
		${prices.map(({ offer }) => offer?.from.toISOString() ?? null)}::timestamptz[],
		${prices.map(({ offer }) => offer?.until?.toISOString() ?? null)}::timestamptz[],
		${prices.map(({ offer }) => offer?.isPrivateSale ?? false)}::boolean[]
	) as i(sku, cent_amount, vat_class, offer_cent_amount, offer_from, offer_until, is_private_sale)`
}

/** Writes prices, and logs the public price at `now` where it differs from the last row of the log. */
async function writeAndLog(
	tx: DatabaseTransaction,
	{ site, currency, now, prices }: { site: SiteCode; currency: Currency; now: Date; prices: readonly VariantPrice[] },
): Promise<void> {
	await sql`
		with written as (
			insert into prices
				(site, sku, cent_amount, vat_class, offer_cent_amount, offer_from, offer_until, is_private_sale)
			select ${site}, i.* from ${priceList(prices)}
			on conflict (site, sku) do update set cent_amount = excluded.cent_amount, vat_class = excluded.vat_class,
				offer_cent_amount = excluded.offer_cent_amount, offer_from = excluded.offer_from,
				offer_until = excluded.offer_until, is_private_sale = excluded.is_private_sale
			returning sku, cent_amount, offer_cent_amount,
				coalesce(offer_from <= ${now} and (offer_until is null or offer_until > ${now}), false) as announced
		)
		insert into price_log (site, sku, cent_amount, currency, announced, applied_at)
		select ${site}, w.sku, paid.cent_amount, ${currency}, w.announced, ${now}::timestamptz
		from written w
		cross join lateral (select case when w.announced then w.offer_cent_amount else w.cent_amount end as cent_amount) paid
		left join lateral (
			select l.cent_amount, l.announced, l.currency from price_log l where l.site = ${site} and l.sku = w.sku
			order by l.applied_at desc, l.id desc limit 1
		) last on true
		where (last.cent_amount, last.announced, last.currency) is distinct from (paid.cent_amount, w.announced, ${currency}::text)
		order by w.sku`.execute(tx)
}

/** Deletes prices of variants on a site. The log is kept. Returns how many had a price. */
export async function removePrices(
	tx: DatabaseTransaction,
	{ site, skus, now }: { site: SiteCode; skus: readonly string[]; now: Date },
): Promise<number> {
	if (skus.length === 0) return 0
	await lockPriceLog(tx)
	await logScheduled(tx, { now, only: { site, skus } })
	const result = await tx.deleteFrom('prices').where('site', '=', site).where('sku', 'in', skus).executeTakeFirst()
	return Number(result.numDeletedRows)
}

/** Logs the starts and ends of offers since the last row of each log, each at its exact instant. */
async function logScheduled(
	tx: DatabaseTransaction,
	{ now, only }: { now: Date; only?: { site: SiteCode; skus: readonly string[] } },
): Promise<number> {
	const scope = only ? sql`and p.site = ${only.site} and p.sku = any(${only.skus}::text[])` : sql``
	const result = await sql`
		with due as (
			select p.*, last.currency, last.applied_at, last.cent_amount as last_cent_amount, last.announced
			from prices p
			cross join lateral (
				select l.cent_amount, l.announced, l.currency, l.applied_at from price_log l
				where l.site = p.site and l.sku = p.sku order by l.applied_at desc, l.id desc limit 1
			) last
			where p.offer_cent_amount is not null and p.offer_from <= ${now} ${scope}
		), turns as (
			select site, sku, offer_cent_amount as cent_amount, currency, true as announced, offer_from as applied_at
			from due where offer_from > applied_at and (last_cent_amount, announced) <> (offer_cent_amount, true)
			union all
			select site, sku, cent_amount, currency, false, offer_until
			from due where offer_until <= ${now} and offer_until > applied_at and (announced or offer_from > applied_at)
		)
		insert into price_log (site, sku, cent_amount, currency, announced, applied_at)
		select * from turns order by applied_at, site, sku`.execute(tx)
	return Number(result.numAffectedRows ?? 0n)
}

/** Logs every offer that started or ended until `now`, at its exact instant. Idempotent. Returns how many rows were appended. */
export async function applyScheduledPrices(tx: DatabaseTransaction, now: Date): Promise<number> {
	await lockPriceLog(tx)
	return logScheduled(tx, { now })
}
