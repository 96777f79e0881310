import type { SiteCode } from '@vitrine/market/sites'
import { type PriceEntry, type PriceInForce, priceInForce } from '../pricing/queries/current-prices.ts'
import { addTo, type Bitset, emptySet, removeFrom } from './bitset.ts'
import type { ColorwayEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import { complete, forEachSliced, type Sliced } from './slices.ts'

const DAY = 86_400_000
/** Days a style counts as new (brief 2.4). */
const NEW_FOR_DAYS = 60

/** Publications and prices of a site at an instant, by colorway. Valid until `changesAt`. */
export type SiteListing = {
	/** Instant of the last computation; the whole listing is that of any instant from here to before `changesAt`. */
	now: Date
	/** Within its publication period and with a price. */
	published: Bitset
	/** With a reduction that may be displayed. */
	onOffer: Bitset
	/** With a size at its private-sale price, while the sale runs (R122). */
	inPrivateSale: Bitset
	isNew: Bitset
	/** Price of the cheapest variant in minor units; prior price, its days and percentage -1 for none. */
	amounts: Int32Array
	priors: Int32Array
	priorDays: Int8Array
	percents: Int32Array
	/** Milliseconds: next start or end of a publication or offer, or midnight. */
	changesAt: number
	/** The price of a variant; undefined without one on the site. */
	priceOf(variant: number): PriceInForce | undefined
}

type ListingInput = { projection: Projection; site: SiteCode; now: Date }

/** Computes publications and prices of a site at `now`. */
export function buildListing(input: ListingInput): SiteListing {
	return complete(listingInSlices(input))
}

export function* listingInSlices({ projection, site, now }: ListingInput): Sliced<SiteListing> {
	const data = projection.sites[site]
	const size = projection.room.colorways
	const entries = new WeakMap<PriceEntry, PriceInForce>()
	const listing: SiteListing = {
		now,
		published: emptySet(size),
		onOffer: emptySet(size),
		inPrivateSale: emptySet(size),
		isNew: emptySet(size),
		amounts: new Int32Array(size).fill(-1),
		priors: new Int32Array(size).fill(-1),
		priorDays: new Int8Array(size).fill(-1),
		percents: new Int32Array(size).fill(-1),
		changesAt: nextChange({ projection, site, now }),
		priceOf(variant) {
			const entry = data.offers.get(variant)
			const centAmount = data.amounts[variant] ?? -1
			if (!entry && centAmount < 0) return undefined
			if (!entry) return { centAmount, prior: null, priorDays: null, percent: null, isOffer: false }
			const known = entries.get(entry) ?? priceInForce({ site, entry, now: listing.now })
			entries.set(entry, known)
			return known
		},
	}
	yield* forEachSliced(projection.colorways, (colorway) => enterColorway(listing, colorway, { projection, site, now }))
	return listing
}

/** Computes some colorways of a listing anew at `now`, which must lie before its `changesAt`. */
export function updateListing(
	listing: SiteListing,
	{ projection, site, now, colorways }: ListingInput & { colorways: readonly ColorwayEntry[] },
): void {
	const { offers, publishedFrom, publishedUntil } = projection.sites[site]
	listing.now = now
	const consider = (change: number | undefined) => {
		if (change !== undefined && change > now.getTime() && change < listing.changesAt) listing.changesAt = change
	}
	for (const colorway of colorways) {
		const { ordinal, firstVariant, endVariant } = colorway
		for (const set of [listing.published, listing.onOffer, listing.inPrivateSale, listing.isNew])
			removeFrom(set, ordinal)
		for (const column of [listing.amounts, listing.priors, listing.priorDays, listing.percents]) column[ordinal] = -1
		consider(publishedFrom[ordinal])
		consider(publishedUntil[ordinal])
		for (let variant = firstVariant; variant < endVariant; variant++) {
			const offer = offers.get(variant)?.offer
			consider(offer?.from.getTime())
			consider(offer?.until?.getTime())
		}
		enterColorway(listing, colorway, { projection, site, now })
	}
}

function enterColorway(
	listing: SiteListing,
	{ ordinal, firstVariant, endVariant, product }: ColorwayEntry,
	{ projection, site, now }: ListingInput,
): void {
	const data = projection.sites[site]
	const isShown = data.publishedFrom[ordinal]! <= now.getTime() && now.getTime() < data.publishedUntil[ordinal]!
	if (!isShown) return
	let cheapest: PriceInForce | undefined
	for (let variant = firstVariant; variant < endVariant; variant++) {
		const price = listing.priceOf(variant)
		if (price?.isOffer && data.offers.get(variant)?.offer?.isPrivateSale) addTo(listing.inPrivateSale, ordinal)
		if (price && (!cheapest || price.centAmount < cheapest.centAmount)) cheapest = price
	}
	if (!cheapest) return
	addTo(listing.published, ordinal)
	listing.amounts[ordinal] = cheapest.centAmount
	listing.priors[ordinal] = cheapest.prior ?? -1
	listing.priorDays[ordinal] = cheapest.priorDays ?? -1
	listing.percents[ordinal] = cheapest.percent ?? -1
	if (cheapest.percent !== null) addTo(listing.onOffer, ordinal)
	const age = Math.floor(now.getTime() / DAY) - product.launchedDay
	if (age >= 0 && age <= NEW_FOR_DAYS) addTo(listing.isNew, ordinal)
}

function nextChange({ projection, site, now }: ListingInput): number {
	const { publishedFrom, publishedUntil, offers } = projection.sites[site]
	const instant = now.getTime()
	let next = (Math.floor(instant / DAY) + 1) * DAY
	const consider = (change: number | undefined) => {
		if (change !== undefined && change > instant && change < next) next = change
	}
	publishedFrom.forEach(consider)
	publishedUntil.forEach(consider)
	for (const { offer } of new Set(offers.values())) {
		consider(offer?.from.getTime())
		consider(offer?.until?.getTime())
	}
	return next
}
