import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { PriceEntry } from '../pricing/queries/current-prices.ts'
import { addTo, removeFrom } from './bitset.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ColorwayEntry, FacetValueEntry, ProductEntry, VariantEntry } from './entries.ts'
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
		for (const size of sized) {
			const sized = { ...size, ordinal: variant, colorway: entry }
			variants[variant++] = sized
			variantBySku.set(sized.sku, sized)
		}
		return entry
	})
	projection.columns.enter(product, own)
	for (const fibre of product.fibres) {
		const others = projection.byFibre.get(fibre)
		if (others) others.add(product)
		else projection.byFibre.set(fibre, new Set([product]))
	}
	for (const colorway of own)
		for (const { members } of [...product.categories, ...valuesOf(projection, colorway)])
			addTo(members, colorway.ordinal)
	return product
}

/** Takes a product out of everything but the arrays by ordinal. Answers what its variants cost. */
export function removeProduct(projection: Projection, product: ProductEntry): Map<string, Goods> {
	const goods = new Map<string, Goods>()
	projection.productById.delete(product.id)
	for (const fibre of product.fibres) projection.byFibre.get(fibre)?.delete(product)
	for (const colorway of projection.colorways.slice(product.firstColorway, product.endColorway)) {
		const { ordinal, firstVariant, endVariant } = colorway
		const values = valuesOf(projection, colorway)
		for (const { members } of [...product.categories, ...values]) removeFrom(members, ordinal)
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

/** All values of a colorway, of its product and of its sizes. */
function valuesOf(
	{ variants }: Projection,
	{ product, color, firstVariant, endVariant }: ColorwayEntry,
): FacetValueEntry[] {
	const sizes = variants.slice(firstVariant, endVariant).map(({ size }) => size.value)
	return [...product.values, color, ...sizes]
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
