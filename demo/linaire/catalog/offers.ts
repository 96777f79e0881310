import type { SiteCode } from '@vitrine/market/sites'
import { between, chance, drawShare } from './chance.ts'
import { allColorways, type Colorway, colorwayAge } from './colorways.ts'
import { daysFrom } from './moments.ts'
import { readRecords } from './records.ts'
import { listPrice } from './styles.ts'

const SHARE_ON_OFFER = 0.14
/** A reduction refers to the 30 days before it: what is younger has no such price (law 1). */
const DAYS_AT_LIST_PRICE = 60
const PERCENTS = [20, 20, 30, 30, 30, 40, 40, 50] as const

/**
 * The instant to import the demo catalog as of: list prices are then in the price log before the first offer begins, so that
 * each reduction has the prior price without which it may not be shown (law 1).
 */
export function priceHistoryStart(now: Date): Date {
	return new Date(daysFrom(now, -DAYS_AT_LIST_PRICE))
}

/** The list price reduced by whole percent, ended as prices end in that currency: 34.95 from 49.95, £31 from £45, CHF 41.90 from CHF 59.90. */
function reducedPrice(list: number, percent: number): number {
	const ending = list % 100
	return Math.round((list * (100 - percent)) / 10_000 - ending / 100) * 100 + ending
}

/** Ids of the colorways on offer: 14 percent of all, drawn among those sold long enough. */
export function onOffer(colorways: readonly Colorway[]): Set<string> {
	const old = colorways.filter((colorway) => colorwayAge(colorway) >= DAYS_AT_LIST_PRICE).map(({ id }) => id)
	return drawShare(old, (SHARE_ON_OFFER * colorways.length) / old.length, 'offer ')
}

/** The offer of a colorway on a site: begun within the last four weeks; two in three have an end. */
export function offerOf({ id, style }: Colorway, { site, now }: { site: SiteCode; now: Date }) {
	const percent = PERCENTS[between(`percent ${id}`, 0, PERCENTS.length - 1)] ?? 20
	return {
		centAmount: reducedPrice(listPrice(site, style), percent),
		from: daysFrom(now, -between(`offer from ${id}`, 3, 28), 5),
		...(chance(`offer ends ${id}`) < 0.66 && { until: daysFrom(now, between(`offer until ${id}`, 9, 35), 21) }),
	}
}

/** Colorways of private sales: so many of the small catalog, so that tests see a sale too, and so many of the others. */
const IN_PRIVATE_SALE = { lite: 16, others: 24 }
const PRIVATE_PERCENTS = [30, 40, 40, 50] as const

/** Ids of the colorways that private sales reduce: sold long enough, everywhere, and by nothing else. */
export function inPrivateSale(colorways: readonly Colorway[], elsewhere: { has(id: string): boolean }[]): Set<string> {
	const isEverywhere = ({ published }: Colorway) => !published.sites && !published.until
	const fit = colorways.filter((colorway) => isEverywhere(colorway) && !elsewhere.some((ids) => ids.has(colorway.id)))
	const old = fit.filter((colorway) => colorwayAge(colorway) >= DAYS_AT_LIST_PRICE).map(({ id }) => id)
	const lite = new Set(allColorways({ lite: true }).map(({ id }) => id))
	const drawn = (ids: string[], count: number) => drawShare(ids, Math.min(1, count / ids.length), 'private sale ')
	const ofLite = old.filter((id) => lite.has(id))
	const others = old.filter((id) => !lite.has(id))
	return new Set([...drawn(ofLite, IN_PRIVATE_SALE.lite), ...drawn(others, IN_PRIVATE_SALE.others)])
}

// Whether there is a private sale does not depend on the instant.
const PRIVATE_SALES = new Set(
	readRecords('web-domain', new Date(0)).flatMap(({ site, params }) => (params.privateSales ? [site] : [])),
)

/** Whether a site has a private sale: one that runs, is to come or is over. */
export function hasPrivateSale(site: SiteCode): boolean {
	return PRIVATE_SALES.has(site)
}

/** The price of a colorway in the private sale of a site: the sale gives it its period. */
export function privateOfferOf({ id, style }: Colorway, site: SiteCode) {
	const percent = PRIVATE_PERCENTS[between(`private percent ${id}`, 0, PRIVATE_PERCENTS.length - 1)] ?? 30
	return { centAmount: reducedPrice(listPrice(site, style), percent), privateSale: true as const }
}
