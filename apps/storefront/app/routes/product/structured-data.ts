import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { canonicalUrl, type Domains, siteOrigin } from '#app/site/head/origins.ts'

type Place = { locale: LocaleCode; domains: Domains | undefined }

/** The product for search engines (schema.org): one offer per size, in the words and money of the page. */
export function structuredData({ locale, domains }: Place, product: ProductPage) {
	const url = canonicalUrl({ locale, path: `p/${product.urlKey}`, domains })
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
			.map((image) => new URL(`${image.base}-960.webp`, siteOrigin(LOCALES[locale].site, domains)).href),
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
