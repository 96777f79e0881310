import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { MEASURES } from '../catalog/rules/measures.ts'
import type { CatalogRecordInput } from '../catalog-import/records.ts'
import { orderKeys, sortKeys, unlessDefault } from './canonical.ts'
import type { ProductPage } from './queries/product-page.ts'

type ProductInput = CatalogRecordInput & { type: 'product' }
type ColorwayInput = ProductInput['colorways'][number]
type VariantInput = ColorwayInput['variants'][number]

/** The records of a page of products, in order. */
export function productRecords(page: ProductPage, options: { leaveOutStock: boolean }): ProductInput[] {
	const categories = Map.groupBy(page.categories, (row) => row.product_id)
	const texts = Map.groupBy(page.texts, (row) => row.product_id)
	const colorways = colorwaysByProduct(page, options)
	return page.products.map((product) => ({
		type: 'product',
		id: product.id,
		category: product.category_id,
		categories: unlessDefault((categories.get(product.id) ?? []).map((row) => row.category_id)),
		sizeRun: product.size_run_id,
		manufacturer: product.manufacturer_id ?? undefined,
		launchedOn: product.launched_on,
		rank: unlessDefault(product.rank),
		texts: orderKeys(
			LANGUAGES,
			(texts.get(product.id) ?? []).map(({ language, name, slug, description, details }) => [
				language,
				{ name, slug, description: description ?? undefined, details: unlessDefault(details) },
			]),
		),
		attributes: unlessDefault(orderKeys([], Object.entries(product.attributes))),
		composition: unlessDefault(
			product.composition.map(({ part, fibres }) => ({
				part,
				fibres: fibres.map(({ fibre, percent }) => ({ fibre, percent })),
			})),
		) as ProductInput['composition'],
		brand: product.brand ?? undefined,
		animalParts: unlessDefault(product.has_animal_parts),
		care: unlessDefault(product.care),
		environment: unlessDefault(sortKeys(product.environment) as Record<string, unknown>),
		measures: unlessDefault(
			orderKeys(
				MEASURES,
				Object.entries(product.measures).map(([measure, bySize]) => [measure, orderKeys([], Object.entries(bySize))]),
			),
		),
		colorways: colorways.get(product.id) ?? [],
	}))
}

function colorwaysByProduct(page: ProductPage, options: { leaveOutStock: boolean }): Map<string, ColorwayInput[]> {
	const texts = Map.groupBy(page.colorwayTexts, (row) => row.colorway_id)
	const images = Map.groupBy(page.images, (row) => row.colorway_id)
	const publications = Map.groupBy(page.publications, (row) => row.colorway_id)
	const variants = variantsByColorway(page, options)
	const byProduct = new Map<string, ColorwayInput[]>()
	for (const { id, product_id, color_family, swatch } of page.colorways) {
		const published = (publications.get(id) ?? []).map(
			(row) =>
				[row.site, { from: row.published_from.toISOString(), until: row.published_until?.toISOString() }] as const,
		)
		const colorway: ColorwayInput = {
			id,
			family: color_family as ColorwayInput['family'],
			swatch,
			texts: orderKeys(
				LANGUAGES,
				(texts.get(id) ?? []).map(({ language, name }) => [language, { name }] as const),
			),
			images: unlessDefault((images.get(id) ?? []).map(({ view, source }) => ({ view, source }))),
			published: unlessDefault(orderKeys(SITE_CODES, published)),
			variants: variants.get(id) ?? [],
		}
		byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), colorway])
	}
	return byProduct
}

function variantsByColorway(
	page: ProductPage,
	{ leaveOutStock }: { leaveOutStock: boolean },
): Map<string, VariantInput[]> {
	const prices = Map.groupBy(page.prices, (row) => row.sku)
	const stock = Map.groupBy(page.stock, (row) => row.sku)
	const byColorway = new Map<string, VariantInput[]>()
	for (const { sku, colorway_id, size_key, gtin, is_childrens } of page.variants) {
		const usualVatClass = is_childrens ? 'childrens' : 'standard'
		const priced = (prices.get(sku) ?? []).map((row) => [row.site, priceEntry(row, usualVatClass)] as const)
		const units = (stock.get(sku) ?? []).map((row) => [row.location_id, row.on_hand] as const)
		const variant: VariantInput = {
			sku,
			size: size_key,
			gtin: gtin ?? undefined,
			prices: orderKeys(SITE_CODES, priced),
			// Without units it says so: one that is left out would stay as it is.
			...(leaveOutStock ? {} : { stock: orderKeys(['warehouse'], units) }),
		}
		byColorway.set(colorway_id, [...(byColorway.get(colorway_id) ?? []), variant])
	}
	return byColorway
}

function priceEntry(row: ProductPage['prices'][number], usualVatClass: 'standard' | 'childrens') {
	return {
		centAmount: row.cent_amount,
		vatClass: row.vat_class === usualVatClass ? undefined : row.vat_class,
		offer: offerEntry(row),
	}
}

function offerEntry({ offer_cent_amount, offer_from, offer_until, is_private_sale }: ProductPage['prices'][number]) {
	if (offer_cent_amount === null || offer_from === null) return undefined
	if (is_private_sale) return { centAmount: offer_cent_amount, privateSale: true as const }
	return { centAmount: offer_cent_amount, from: offer_from.toISOString(), until: offer_until?.toISOString() }
}
