import type { Language } from '@vitrine/market/locales'
import type { Price, ProductCard, Swatch } from '../catalog/contract.ts'
import { pickText } from '../catalog/queries/texts.ts'
import { urlKey } from '../catalog/rules/naming.ts'
import { isIn } from './bitset.ts'
import type { ColorwayEntry, ProductEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'

export function productName(product: ProductEntry, language: Language): string {
	return pickText(product.texts, language)?.name ?? product.id
}

export function colorwayUrlKey(colorway: ColorwayEntry, language: Language): string {
	return urlKey(pickText(colorway.product.texts, language)?.slug ?? colorway.product.id.toLowerCase(), colorway.id)
}

/** The colorways of a style published on the site, in order. */
export function publishedColorways({ projection, listing }: SiteCatalog, product: ProductEntry): ColorwayEntry[] {
	return projection.colorways
		.slice(product.firstColorway, product.endColorway)
		.filter(({ ordinal }) => isIn(listing.published, ordinal))
}

export function describeSwatch(colorway: ColorwayEntry, language: Language): Swatch {
	return {
		colorwayId: colorway.id,
		urlKey: colorwayUrlKey(colorway, language),
		name: pickText(colorway.texts, language) ?? colorway.id,
		swatch: colorway.swatch,
	}
}

/** The price of the cheapest variant of a published colorway. */
export function colorwayPrice({ projection, listing, site }: SiteCatalog, { ordinal }: ColorwayEntry): Price {
	return {
		centAmount: listing.amounts[ordinal] ?? 0,
		currency: projection.sites[site].currency,
		prior: known(listing.priors[ordinal]),
		priorDays: known(listing.priorDays[ordinal]),
		percent: known(listing.percents[ordinal]),
	}
}

/** Listings store -1 for none. */
function known(amount = -1): number | null {
	return amount < 0 ? null : amount
}

/** Card of a style, shown by one of its published colorways. */
export function describeCard(catalog: SiteCatalog, colorway: ColorwayEntry, language: Language): ProductCard {
	const { listing, stock } = catalog
	const { product, ordinal } = colorway
	return {
		productId: product.id,
		colorwayId: colorway.id,
		urlKey: colorwayUrlKey(colorway, language),
		name: productName(product, language),
		colorName: pickText(colorway.texts, language) ?? colorway.id,
		price: colorwayPrice(catalog, colorway),
		images: [...colorway.images],
		swatches: publishedColorways(catalog, product).map((sibling) => describeSwatch(sibling, language)),
		isNew: isIn(listing.isNew, ordinal),
		isSoldOut: !isIn(stock.inStock, ordinal),
		hasLastSizes: isIn(stock.hasLastSizes, ordinal),
	}
}
