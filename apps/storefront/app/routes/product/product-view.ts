import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import { cardView } from '#app/document/products/card-view.ts'
import { categoryPath } from '#app/request/web-domain/departments.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { priceView } from '#app/facts/money/price-view.ts'
import { galleryGrid } from './gallery-grid.ts'

/** No page says how many there are when there are plenty. */
const COUNTED_STOCK = 10

/** What the page of a product shows. */
export function productView(tag: string, product: ProductPage) {
	return {
		id: product.colorwayId,
		productId: product.productId,
		name: product.name,
		colorName: product.colorName,
		distinction: product.distinction,
		description: product.description,
		details: product.details,
		attributes: Object.entries(product.attributes).map(([key, value]) => ({ key, values: [value].flat() })),
		images: product.images.map((image) => ({ ...pictureView(image), view: image.view })),
		gallery: galleryGrid(product.images),
		price: priceView(tag, product.price),
		variants: product.variants.map((variant) => ({
			sku: variant.sku,
			label: variant.sizeLabel,
			second: variant.secondSizeLabel,
			available: Math.min(variant.available, COUNTED_STOCK),
			/** Only where a size costs something else. */
			price: variant.price.centAmount === product.price.centAmount ? undefined : priceView(tag, variant.price),
		})),
		hasSizeGuide: product.hasSizeGuide,
		isSoldOut: product.variants.every((variant) => variant.available === 0),
		colors: product.colorways.map((colorway) => ({
			id: colorway.colorwayId,
			urlKey: colorway.urlKey,
			name: colorway.name,
			swatch: colorway.swatch,
			isSoldOut: colorway.isSoldOut,
			picture: colorway.image && pictureView(colorway.image),
		})),
		breadcrumb: product.breadcrumb.map(({ name, path }) => ({ label: name, path: categoryPath(path) })),
		composition: product.composition,
		hasAnimalParts: product.hasAnimalParts,
		care: product.care,
		manufacturer: product.manufacturer,
		similar: product.similar.map((card) => cardView(tag, card)),
	}
}

export type ProductView = ReturnType<typeof productView>
