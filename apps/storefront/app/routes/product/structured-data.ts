import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import type { LocaleCode } from '@vitrine/market/locales'
import { LOCALES } from '@vitrine/market/locales'
import { canonicalUrl, siteOrigin } from '#app/site/head/origins.ts'

/** The product for search engines (schema.org): one offer per size, in the words and money of the page. */
export function structuredData(locale: LocaleCode, product: ProductPage) {
	const url = canonicalUrl(locale, `p/${product.urlKey}`)
	return {
		'@type': 'Product',
		'@id': url,
		name: product.name,
		sku: product.colorwayId,
		productGroupID: product.productId,
		color: product.colorName,
		brand: { '@type': 'Brand', name: 'Linaire' },
		...(product.description ? { description: product.description } : {}),
		image: product.images
			.slice(0, 3)
			.map((image) => new URL(`${image.base}-960.webp`, siteOrigin(LOCALES[locale].site)).href),
		offers: product.variants.map((variant) => ({
			'@type': 'Offer',
			sku: variant.sku,
			...(variant.gtin ? { gtin: variant.gtin } : {}),
			url,
			price: decimal(variant.price.centAmount, variant.price.currency),
			priceCurrency: variant.price.currency,
			itemCondition: 'https://schema.org/NewCondition',
			availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
		})),
	}
}

/** Minor units as a decimal text: 4995 EUR is `49.95`. No float takes part. */
function decimal(centAmount: number, currency: Currency): string {
	const digits = CURRENCIES[currency].minorDigits
	const minor = String(centAmount).padStart(digits + 1, '0')
	return `${minor.slice(0, -digits)}.${minor.slice(-digits)}`
}
