import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { ColorwayAddress } from '../catalog/contract.ts'
import type { CatalogPage, LiveMerchandise } from '../catalog/queries/live-catalog.ts'
import { pickText } from '../catalog/queries/texts.ts'
import { isIn } from './bitset.ts'
import { colorwayUrlKey, productName } from './cards.ts'
import type { Distinctions } from './distinctions.ts'
import { breadcrumb, describeVariants, urlKeys } from './find-colorway.ts'
import type { ColorwayEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** A page of everything a site shows, in catalog order; empty beyond the last page. */
export function pageOfColorways<T>(
	{ projection, listing }: SiteCatalog,
	{ page, pageSize, describe }: { page: number; pageSize: number; describe: (colorway: ColorwayEntry) => T },
): CatalogPage<T> {
	const shown: ColorwayEntry[] = []
	for (const ordinal of projection.selection.order) {
		const { firstColorway, endColorway } = projection.products[ordinal]!
		for (let own = firstColorway; own < endColorway; own++)
			if (isIn(listing.published, own)) shown.push(projection.colorways[own]!)
	}
	const items = shown.slice((page - 1) * pageSize, page * pageSize).map(describe)
	return { total: shown.length, page, pageCount: Math.ceil(shown.length / pageSize), items }
}

/** URL of a colorway, and the sites that show it. */
export function describeAddress(colorway: ColorwayEntry, sites: SiteCode[]): ColorwayAddress {
	return { colorwayId: colorway.id, urlKeys: urlKeys(colorway), sites }
}

/** A colorway with the price of each size, computed by the same function as its page, and the offer behind it. */
export function describeMerchandise(
	catalog: SiteCatalog,
	colorway: ColorwayEntry,
	{ language, distinctions }: { language: Language; distinctions: Distinctions | undefined },
): LiveMerchandise {
	const { projection, site } = catalog
	const { product } = colorway
	return {
		productId: product.id,
		colorwayId: colorway.id,
		urlKey: colorwayUrlKey(colorway, language),
		name: productName(product, language),
		colorName: pickText(colorway.texts, language) ?? colorway.id,
		distinction: distinctions?.get(colorway.ordinal) ?? null,
		breadcrumb: breadcrumb(product.category, language),
		variants: describeVariants(catalog, { colorway, language }).map((variant) => {
			const ordinal = projection.variantBySku.get(variant.sku)?.ordinal ?? -1
			const offer = variant.price.prior === null ? undefined : projection.sites[site].offers.get(ordinal)?.offer
			const period = offer && { from: offer.from.toISOString(), until: offer.until?.toISOString() ?? null }
			return { ...variant, offer: period ?? null }
		}),
	}
}
