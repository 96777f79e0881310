import { LANGUAGES, type Language } from '@vitrine/market/locales'
import type { ProductCard, ProductPage, Variant } from '../catalog/contract.ts'
import type { FoundColorway } from '../catalog/queries/live-catalog.ts'
import { pickText } from '../catalog/queries/texts.ts'
import { keys } from '../changes/keys.ts'
import { colorwayIdCandidates, secondSizeLabel, sizeLabel, sizeSystem } from '../catalog/rules/naming.ts'
import type { SiteCode } from '@vitrine/market/sites'
import { firstCommon, isIn } from './bitset.ts'
import {
	colorwayPrice,
	colorwayUrlKey,
	describeCard,
	describeSwatch,
	productName,
	publishedColorways,
} from './cards.ts'
import { describeCategory } from './find-products.ts'
import type { Distinctions } from './distinctions.ts'
import type { CategoryEntry, ColorwayEntry, ProductEntry } from './entries.ts'
import { following } from './selection.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { COUNTED_UNITS } from './site-stock.ts'

/** Similar styles on a page. */
export const SIMILAR = 8

type ColorwayInput = {
	key: string
	language: Language
	now: Date
	sitesOf: (colorway: ColorwayEntry) => SiteCode[]
	distinctions: Distinctions | undefined
}

/** Colorway a site shows at `now` for the last segment of a product's URL. The slug may be outdated: the id at its end decides. */
export function findColorway(
	catalog: SiteCatalog,
	{ key, language, now, sitesOf, distinctions }: ColorwayInput,
): FoundColorway {
	const { projection, listing, site } = catalog
	const id = colorwayIdCandidates(key).find((candidate) => projection.colorwayById.has(candidate))
	const colorway = id === undefined ? undefined : projection.colorwayById.get(id)
	if (!colorway) return { state: 'unknown' }
	const { product } = colorway
	if (!isIn(listing.published, colorway.ordinal)) {
		const isOver = projection.sites[site].publishedUntil[colorway.ordinal]! <= now.getTime()
		if (!isOver) return { state: 'unknown' }
		const similar = similarStyles(catalog, { product, language })
		return { state: 'gone', similar, named: pageKeys(catalog, product, similar) }
	}
	const similar = similarStyles(catalog, { product, language })
	return {
		state: 'shown',
		version: product.version,
		named: pageKeys(catalog, product, similar),
		colorway: {
			productId: product.id,
			sizeRunId: product.sizeRunId,
			colorwayId: colorway.id,
			urlKey: colorwayUrlKey(colorway, language),
			urlKeys: urlKeys(colorway),
			sites: sitesOf(colorway),
			name: productName(product, language),
			colorName: pickText(colorway.texts, language) ?? colorway.id,
			distinction: distinctions?.get(colorway.ordinal) ?? null,
			colorFamily: colorway.color.value,
			price: colorwayPrice(catalog, colorway),
			variants: describeVariants(catalog, { colorway, language }),
			colorways: describeSiblings(catalog, { product, language }),
			breadcrumb: breadcrumb(product.category, language),
			similar,
		},
	}
}

/** The last segment of a colorway's URL in every language. */
export function urlKeys(colorway: ColorwayEntry): Record<string, string> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, colorwayUrlKey(colorway, language)]))
}

/** The sizes of a colorway that have a price on the site. */
export function describeVariants(
	{ projection, listing, site }: SiteCatalog,
	{ colorway, language }: { colorway: ColorwayEntry; language: Language },
): Variant[] {
	const { currency } = projection.sites[site]
	return projection.variants
		.slice(colorway.firstVariant, colorway.endVariant)
		.flatMap(({ ordinal, sku, gtin, size }) => {
			const price = listing.priceOf(ordinal)
			if (!price) return []
			const { centAmount, prior, priorDays, percent } = price
			const system = sizeSystem(site, size)
			return {
				sku,
				gtin,
				sizeKey: size.key,
				sizeLabel: sizeLabel(site, size),
				secondSizeLabel: secondSizeLabel(site, size, language),
				sizeSystem: system?.merchantCode ?? null,
				wearableSizeSystem: system?.schemaOrg ?? null,
				price: { centAmount, currency, prior, priorDays, percent },
				available: Math.min(COUNTED_UNITS, Math.max(0, projection.available[ordinal]!)),
			}
		})
}

function describeSiblings(
	catalog: SiteCatalog,
	{ product, language }: { product: ProductEntry; language: Language },
): ProductPage['colorways'] {
	return publishedColorways(catalog, product).map((sibling) => ({
		...describeSwatch(sibling, language),
		isSoldOut: !isIn(catalog.stock.inStock, sibling.ordinal),
		image: sibling.images[0] ?? null,
	}))
}

/** The categories above a page, from the department down. */
export function breadcrumb(category: CategoryEntry | undefined, language: Language): ProductPage['breadcrumb'] {
	return category ? [...breadcrumb(category.parent, language), describeCategory(category, language)] : []
}

/** Available styles of the same category: those that follow in "Our selection", then from its beginning. */
function similarStyles(
	catalog: SiteCatalog,
	{ product, language }: { product: ProductEntry; language: Language },
): ProductCard[] {
	if (!product.category) return []
	const { projection, listing, stock } = catalog
	const sets = [product.category.members, listing.published, stock.inStock]
	const ring: ColorwayEntry[] = []
	let next = following(projection, { product, sets })
	while (next && next !== product && next !== ring[0]?.product && ring.length < SIMILAR) {
		const shown = firstCommon(sets, { from: next.firstColorway, until: next.endColorway })
		ring.push(projection.colorways[shown]!)
		next = following(projection, { product: next, sets })
	}
	return ring.map((colorway) => describeCard(catalog, colorway, language))
}

function pageKeys({ site }: SiteCatalog, product: ProductEntry, similar: readonly ProductCard[]): string[] {
	const shown = similar.flatMap(({ productId }) => [keys.card(site, productId), keys.similar(site, productId)])
	// Fewer than there is room for: any style of the category may join them.
	const joining = similar.length < SIMILAR && product.category ? [keys.list('stocked', site, product.category.id)] : []
	return [keys.product(site, product.id), keys.categories(site), ...shown, ...joining]
}
