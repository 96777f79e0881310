import type { SiteCode } from '@vitrine/market/sites'
import { type PriceEntry, type PriceInForce, priceInForce } from '../pricing/queries/current-prices.ts'
import { addTo, type Bitset, emptySet, removeFrom } from './bitset.ts'
import type { ColorwayEntry, ProductEntry } from './entries.ts'
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
	/** Prices of offers until then. */
	prices: WeakMap<PriceEntry, PriceInForce>
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
		prices: new WeakMap(),
		priceOf(variant) {
			const entry = data.offers.get(variant)
			const centAmount = data.amounts[variant] ?? -1
			if (!entry && centAmount < 0) return undefined
			if (!entry) return { centAmount, prior: null, priorDays: null, percent: null, isOffer: false }
			const known = listing.prices.get(entry) ?? priceInForce({ site, entry, now: listing.now })
			listing.prices.set(entry, known)
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

/** Follows a listing to another instant, by the colorways that are touched between the two. */
export function advanceListing(
	listing: SiteListing,
	input: ListingInput & { colorways: readonly ColorwayEntry[] },
): void {
	listing.prices = new WeakMap()
	listing.changesAt = nextChange(input)
	updateListing(listing, input)
}

/** Colorways that may look different at another instant: offers, publications, and what days decide. */
export function touchedBetween(listing: SiteListing, { projection, site, now }: ListingInput): ColorwayEntry[] {
	const { publishedFrom, publishedUntil, offers } = projection.sites[site]
	const [from, until] = [Math.min(+listing.now, +now), Math.max(+listing.now, +now)]
	const isPassed = (instant = Number.NaN) => instant > from && instant <= until
	const isOtherDay = dayOf(from) !== dayOf(until)
	const touched = new Set<number>()
	for (let ordinal = 0; ordinal < projection.colorways.length; ordinal++)
		if (isPassed(publishedFrom[ordinal]) || isPassed(publishedUntil[ordinal])) touched.add(ordinal)
	const priceAt = (entry: PriceEntry, at: Date) => JSON.stringify(priceInForce({ site, entry, now: at }))
	// A prior price may be shown for some days only (CH).
	const isTouched = (entry: PriceEntry) =>
		(isOtherDay || isPassed(entry.offer?.from.getTime()) || isPassed(entry.offer?.until?.getTime())) &&
		priceAt(entry, listing.now) !== priceAt(entry, now)
	for (const variant of offers.variantsWhere(isTouched)) touched.add(projection.variants[variant]!.colorway.ordinal)
	if (isOtherDay)
		for (const { ordinal, product } of projection.colorways)
			if (isNewAt(product, from) !== isNewAt(product, until)) touched.add(ordinal)
	return Array.from(touched, (ordinal) => projection.colorways[ordinal]!)
}

function dayOf(instant: number): number {
	return Math.floor(instant / DAY)
}

function isNewAt({ launchedDay }: ProductEntry, instant: number): boolean {
	const age = dayOf(instant) - launchedDay
	return age >= 0 && age <= NEW_FOR_DAYS
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
	if (isNewAt(product, now.getTime())) addTo(listing.isNew, ordinal)
}

function nextChange({ projection, site, now }: ListingInput): number {
	const { colorways } = projection
	const { publishedFrom, publishedUntil, offers } = projection.sites[site]
	const instant = now.getTime()
	let next = (dayOf(instant) + 1) * DAY
	const consider = (change: number | undefined) => {
		if (change !== undefined && change > instant && change < next) next = change
	}
	for (let ordinal = 0; ordinal < colorways.length; ordinal++) {
		consider(publishedFrom[ordinal])
		consider(publishedUntil[ordinal])
	}
	for (const { offer } of offers.entries()) {
		consider(offer?.from.getTime())
		consider(offer?.until?.getTime())
	}
	return next
}
