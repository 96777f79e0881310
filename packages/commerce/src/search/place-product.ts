import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { PriceEntry } from '../pricing/queries/current-prices.ts'
import { addTo, emptySet, removeFrom } from './bitset.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ColorwayEntry, ProductEntry, VariantEntry } from './entries.ts'
import { valuesOf } from './facet-values.ts'
import type { Projection } from './projection.ts'

/** First ordinals of a product. */
export type Slots = { product: number; colorway: number; variant: number }

/** What a variant costs and how many units there are, as it is written in the columns. */
export type Goods = {
	available: number
	prices: Partial<Record<SiteCode, { amount: number; offer: PriceEntry | undefined }>>
}

export function nextSlots({ products, colorways, variants }: Projection): Slots {
	return { product: products.length, colorway: colorways.length, variant: variants.length }
}

/** Gives a product and its parts ordinals, and enters it into the sets of its values and categories. */
export function placeProduct(
	projection: Projection,
	{ draft, slots }: { draft: ProductDraft; slots: Slots },
): ProductEntry {
	const { products, colorways, variants, variantBySku } = projection
	const endColorway = slots.colorway + draft.colorways.length
	const product = { ...draft.product, ordinal: slots.product, firstColorway: slots.colorway, endColorway }
	products[product.ordinal] = product
	projection.productById.set(product.id, product)
	let variant = slots.variant
	const own = draft.colorways.map(({ colorway, variants: sized }, place): ColorwayEntry => {
		const ordinal = slots.colorway + place
		const entry = { ...colorway, ordinal, product, firstVariant: variant, endVariant: variant + sized.length }
		colorways[ordinal] = entry
		projection.colorwayById.set(entry.id.toLowerCase(), entry)
		for (const { sku, gtin, size } of sized) {
			// Spelled out: of a million objects, what is added to a copy would lie outside of each.
			const sized = { ordinal: variant, sku, gtin, colorway: entry, size }
			variants[variant++] = sized
			variantBySku.set(sku, sized)
		}
		return entry
	})
	projection.columns.enter(product, own)
	for (const colorway of own) enterSets(projection, colorway, addTo)
	return product
}

/** Takes a product out of everything but the arrays by ordinal. Answers what its variants cost. */
export function removeProduct(projection: Projection, product: ProductEntry): Map<string, Goods> {
	const goods = new Map<string, Goods>()
	projection.productById.delete(product.id)
	for (const colorway of projection.colorways.slice(product.firstColorway, product.endColorway)) {
		const { ordinal, firstVariant, endVariant } = colorway
		enterSets(projection, colorway, removeFrom)
		projection.colorwayById.delete(colorway.id.toLowerCase())
		for (const variant of projection.variants.slice(firstVariant, endVariant)) {
			projection.variantBySku.delete(variant.sku)
			goods.set(variant.sku, takeGoods(projection, variant))
			projection.values.release(variant.size.value)
		}
		for (const site of SITE_CODES) {
			projection.sites[site].publishedFrom[ordinal] = Number.NaN
			projection.sites[site].publishedUntil[ordinal] = Number.POSITIVE_INFINITY
		}
		projection.values.release(colorway.color)
	}
	for (const value of product.values) projection.values.release(value)
	return goods
}

/** Adds a colorway to the sets of its product's categories and fibres and of its values, or takes it out. */
function enterSets(
	{ variants, byFibre, room }: Projection,
	colorway: ColorwayEntry,
	act: typeof addTo | typeof removeFrom,
): void {
	const { ordinal, product } = colorway
	const more = act === addTo ? 1 : -1
	for (const { members } of product.categories) act(members, ordinal)
	for (const value of valuesOf(variants, colorway)) {
		act(value.members, ordinal)
		for (const { held } of product.categories) held[value.ordinal] = (held[value.ordinal] ?? 0) + more
	}
	for (const fibre of product.fibres) {
		const own = byFibre.get(fibre) ?? emptySet(room.colorways)
		byFibre.set(fibre, own)
		act(own, ordinal)
	}
}

function takeGoods({ sites, available }: Projection, { ordinal }: VariantEntry): Goods {
	const goods: Goods = { available: available[ordinal]!, prices: {} }
	available[ordinal] = 0
	for (const site of SITE_CODES) {
		const { amounts, offers } = sites[site]
		goods.prices[site] = { amount: amounts[ordinal]!, offer: offers.get(ordinal) }
		amounts[ordinal] = -1
		offers.delete(ordinal)
	}
	return goods
}

/** Writes what the variants of a product cost. */
export function putGoods(
	{ sites, available, variants }: Projection,
	{ colorways, goodsOf }: { colorways: readonly ColorwayEntry[]; goodsOf: (sku: string) => Goods | undefined },
): void {
	for (const { firstVariant, endVariant } of colorways)
		for (const { sku, ordinal } of variants.slice(firstVariant, endVariant)) {
			const goods = goodsOf(sku)
			available[ordinal] = goods?.available ?? 0
			for (const site of SITE_CODES) {
				const { amount = -1, offer } = goods?.prices[site] ?? {}
				sites[site].amounts[ordinal] = amount
				if (offer) sites[site].offers.set(ordinal, offer)
			}
		}
}
