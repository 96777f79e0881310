import { type Currency, currencyOfCountry, isCurrency } from '@vitrine/market/currencies'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { VAT_CLASSES, type VatClass } from '@vitrine/market/vat'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { type AppliedPrice, priorPrice, reductionPercent } from '../rules.ts'

/**
 * Current price of a variant: gross, minor units. `prior`, `priorDays` (days the prior price covers, 30 at most) and
 * `percent` are set together, and only when a reduction may be shown (law 1).
 */
export type CurrentPrice = {
	centAmount: number
	currency: Currency
	vatClass: VatClass
	prior: number | null
	priorDays: number | null
	percent: number | null
	isOffer: boolean
}

/** A price with the log that gives its prior price, in order of time. The log may be empty without an offer. */
export type PriceEntry = {
	centAmount: number
	offer: { centAmount: number; from: Date; until: Date | null; isPrivateSale?: boolean } | null
	log: readonly AppliedPrice[]
}

export type PriceInForce = Pick<CurrentPrice, 'centAmount' | 'prior' | 'priorDays' | 'percent' | 'isOffer'>

/** Price at an instant: `from` is included in the offer's period, `until` is not. */
export function priceInForce(options: { site: SiteCode; entry: PriceEntry; now: Date }): PriceInForce {
	const { offer, centAmount, log } = options.entry
	const isOffer = offer !== null && offer.from <= options.now && (offer.until === null || options.now < offer.until)
	const none = { prior: null, priorDays: null, percent: null, isOffer }
	if (!isOffer) return { centAmount, ...none }
	const prior = priorPrice({ log: withStart(log, offer), now: options.now, site: options.site })
	const percent = prior && reductionPercent(offer.centAmount, prior.centAmount)
	if (!percent) return { centAmount: offer.centAmount, ...none }
	return { centAmount: offer.centAmount, prior: prior.centAmount, priorDays: prior.days, percent, isOffer }
}

/** The log including the start of the offer: the job that logs it may be late, the reduction is shown at once. */
function withStart(log: readonly AppliedPrice[], offer: { centAmount: number; from: Date }): readonly AppliedPrice[] {
	const last = log.at(-1)
	const isWritten = !last || last.at >= offer.from || (last.announced && last.centAmount === offer.centAmount)
	return isWritten ? log : [...log, { at: offer.from, centAmount: offer.centAmount, announced: true }]
}

type CurrencyRow = { currency: string; country_code: string }

/** As in the storefront: the record's currency, else that of its country, else the site's initial one (R105, R185). */
export function readCurrency(site: SiteCode, row: CurrencyRow | undefined): Currency {
	if (isCurrency(row?.currency)) return row.currency
	return currencyOfCountry(row?.country_code ?? '') ?? SITES[site].currency
}

/** Currency of a site: that of its web domain, which overrides the table of countries (R105). */
export async function currencyOfSite(db: Database, site: SiteCode): Promise<Currency> {
	const query = db.selectFrom('web_domains').select(['currency', 'country_code']).where('site', '=', site)
	return readCurrency(site, await query.executeTakeFirst())
}

/** A price as its columns are read. */
export type PriceRow = CurrencyRow & {
	cent_amount: number
	vat_class: string
	offer_cent_amount: number | null
	offer_from: Date | null
	offer_until: Date | null
	log: { at: number; centAmount: number; announced: boolean }[] | null
}

/** Prices of variants on a site at `now`, in one statement. Variants without a price there are missing: they cannot be sold. */
export async function currentPrices(
	db: Database,
	{ site, skus, now }: { site: SiteCode; skus: readonly string[]; now: Date },
): Promise<Map<string, CurrentPrice>> {
	if (skus.length === 0) return new Map()
	const { rows } = await sql<PriceRow & { sku: string }>`
		select p.sku, ${priceColumns(now)}
		from prices p join web_domains w on w.site = p.site
		where p.site = ${site} and p.sku = any(${[...skus]})`.execute(db)
	return new Map(rows.map((row) => [row.sku, currentPrice(row, { site, now })]))
}

const isOfferTime = (now: Date) => sql`p.offer_from <= ${now} and (p.offer_until is null or p.offer_until > ${now})`

/** SQL of a PriceRow, for a query with `prices p` and `web_domains w`. */
export function priceColumns(now: Date): RawBuilder<unknown> {
	return sql`w.currency, w.country_code, p.cent_amount, p.vat_class, p.offer_cent_amount, p.offer_from, p.offer_until,
		case when ${isOfferTime(now)} then (
			select json_agg(json_build_object('at', (extract(epoch from log.applied_at) * 1000)::float8,
				'centAmount', log.cent_amount, 'announced', log.announced) order by log.applied_at, log.id)
			from price_log log where log.site = p.site and log.sku = p.sku and log.applied_at <= ${now}) end as log`
}

/** SQL of the amount in force, minor units, for a query with `prices p`. */
export function amountInForce(now: Date): RawBuilder<number> {
	return sql`case when ${isOfferTime(now)} then p.offer_cent_amount else p.cent_amount end`
}

/** The price of a row at `now`. */
export function currentPrice(row: PriceRow, { site, now }: { site: SiteCode; now: Date }): CurrentPrice {
	const offer =
		row.offer_cent_amount !== null && row.offer_from !== null
			? { centAmount: row.offer_cent_amount, from: row.offer_from, until: row.offer_until }
			: null
	const log = (row.log ?? []).map((line) => ({ ...line, at: new Date(line.at) }))
	const entry = { centAmount: row.cent_amount, offer, log }
	return {
		...priceInForce({ site, entry, now }),
		currency: readCurrency(site, row),
		vatClass: VAT_CLASSES.find((known) => known === row.vat_class) ?? 'standard',
	}
}
