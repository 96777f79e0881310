import { isIn } from './bitset.ts'
import type { ProductEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { COUNTED_UNITS } from './site-stock.ts'

/** What a site shows of a product, each part as text: two states with the same text look the same. */
export type ProductState = {
	/** Prices and units of every size. */
	page: string
	card: string
	/** Whether lists hold it, and as new. */
	members: string
	published: string
	prices: string
	offers: string
	/** Sizes that are left. */
	sizes: string
	/** Published amounts. */
	amounts: readonly number[]
	/** A published colorway is in stock: similar styles show it. */
	isAvailable: boolean
}

export function describeState({ projection, listing, stock, site }: SiteCatalog, product: ProductEntry): ProductState {
	const state = { page: '', card: '', members: '', prices: '', offers: '', sizes: '' }
	const amounts: number[] = []
	let isAvailable = false
	for (let ordinal = product.firstColorway; ordinal < product.endColorway; ordinal++) {
		if (!isIn(listing.published, ordinal)) {
			state.members += '-'
			continue
		}
		const { firstVariant, endVariant } = projection.colorways[ordinal]!
		const inStock = isIn(stock.inStock, ordinal)
		const isNew = isIn(listing.isNew, ordinal)
		isAvailable ||= inStock
		amounts.push(listing.amounts[ordinal]!)
		state.members += isNew ? 'n' : '+'
		state.prices += `${listing.amounts[ordinal]} ${listing.priors[ordinal]} ${listing.percents[ordinal]},`
		state.card += `${listing.priorDays[ordinal]} ${inStock} ${isIn(stock.hasLastSizes, ordinal)},`
		state.offers += `${isIn(listing.onOffer, ordinal)} ${isIn(listing.inPrivateSale, ordinal)},`
		state.sizes += `${stock.sizes.subarray(firstVariant, stock.ends[ordinal])};`
		for (let variant = firstVariant; variant < endVariant; variant++) {
			const price = listing.priceOf(variant)
			if (!price) continue
			const { centAmount, prior, priorDays, percent } = price
			const period = prior === null ? undefined : projection.sites[site].offers.get(variant)?.offer
			const units = Math.min(COUNTED_UNITS, Math.max(0, projection.available[variant]!))
			state.page += `${centAmount} ${prior} ${priorDays} ${percent} ${period?.from.getTime()} ${period?.until?.getTime()} ${units},`
		}
	}
	state.card += state.members + state.prices
	state.page += state.card + state.offers + state.sizes
	return { ...state, published: state.members.replaceAll('n', '+'), amounts, isAvailable }
}
