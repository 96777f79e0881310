import type { Price, ProductPage, Variant } from '@vitrine/commerce/catalog/contract'
import type { DeliveryMethod } from '@vitrine/commerce/fulfillment/contract/delivery'
import type { ReturnPromise } from '@vitrine/market/return-periods'
import { isPublicGtin } from '#app/request/crawlers/gtin.ts'
import { decimal } from '#app/facts/money/decimal.ts'

const SHIPPING = { '@id': '#shipping' }
const RETURNS = { '@id': '#returns' }

type ProductFactsInput = {
	/** Of goods that name none. */
	productBrand: string
	returnPromise: ReturnPromise
	/** Of the country's own domain. */
	origin: string
	urlOf: (urlKey: string) => string
	delivery: { methods: DeliveryMethod[]; freeFrom: number | null; countryCode: string }
	/** Of checked reviews; undefined without any. */
	rating?: { average: number; count: number } | undefined
}

/**
 * The style for search engines (schema.org): one product per size of the colorway shown, the other colorways by their
 * addresses, in the words and money of the page. What it was sold for before is told only where the page may strike it (law 1).
 */
export function productFacts(
	product: ProductPage,
	{ productBrand, returnPromise, origin, urlOf, delivery, rating }: ProductFactsInput,
): object {
	const url = urlOf(product.urlKey)
	const others = product.colorways.filter(({ colorwayId }) => colorwayId !== product.colorwayId)
	const shipping = shippingDetails(product.price, delivery)
	const image = product.images.slice(0, 3).map(({ base }) => new URL(`${base}-960.webp`, origin).href)
	return {
		'@graph': [
			{
				'@type': 'ProductGroup',
				'@id': `${url}#style`,
				name: product.name,
				url,
				productGroupID: product.productId,
				brand: { '@type': 'Brand', name: product.brand ?? productBrand },
				...(product.description ? { description: product.description } : {}),
				...(rating && {
					aggregateRating: {
						'@type': 'AggregateRating',
						ratingValue: rating.average,
						reviewCount: rating.count,
						bestRating: 5,
					},
				}),
				variesBy: ['https://schema.org/color', 'https://schema.org/size'],
				hasVariant: [
					...product.variants.map((variant) => variantFacts(variant, { product, url, image, hasShipping: !!shipping })),
					...others.map(({ urlKey }) => ({ '@type': 'Product', url: urlOf(urlKey) })),
				],
			},
			...(shipping ? [shipping] : []),
			{
				'@type': 'MerchantReturnPolicy',
				...RETURNS,
				applicableCountry: delivery.countryCode,
				returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
				merchantReturnDays: returnPromise.returnsDays,
				returnMethod: 'https://schema.org/ReturnByMail',
				returnFees: `https://schema.org/${returnPromise.freeReturns ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
			},
		],
	}
}

type Around = { product: ProductPage; url: string; image: string[]; hasShipping: boolean }

function variantFacts(variant: Variant, { product, url, image, hasShipping }: Around): object {
	const { sku, gtin, sizeLabel, wearableSizeSystem, price, available } = variant
	const system = wearableSizeSystem && { sizeSystem: `https://schema.org/${wearableSizeSystem}` }
	return {
		'@type': 'Product',
		sku,
		...(isPublicGtin(gtin) ? { gtin } : {}),
		name: `${product.name}, ${product.colorName}, ${sizeLabel}`,
		color: product.colorName,
		size: { '@type': 'SizeSpecification', name: sizeLabel, ...system },
		image,
		offers: {
			'@type': 'Offer',
			url,
			price: decimal(price),
			priceCurrency: price.currency,
			...struckPrice(price),
			itemCondition: 'https://schema.org/NewCondition',
			availability: `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
			...(hasShipping ? { shippingDetails: SHIPPING } : {}),
			hasMerchantReturnPolicy: RETURNS,
		},
	}
}

function struckPrice({ prior, centAmount, currency }: Price): object {
	if (prior === null || prior <= centAmount) return {}
	return {
		priceSpecification: {
			'@type': 'UnitPriceSpecification',
			priceType: 'https://schema.org/StrikethroughPrice',
			price: decimal({ centAmount: prior, currency }),
			priceCurrency: currency,
		},
	}
}

/** What delivery home costs with this garment alone in the cart; undefined where nothing is delivered home. */
function shippingDetails(
	price: Price,
	{ methods, freeFrom, countryCode }: ProductFactsInput['delivery'],
): object | undefined {
	const home = methods.find(({ kind }) => kind === 'home')
	if (!home) return undefined
	const centAmount = freeFrom !== null && price.centAmount >= freeFrom ? 0 : home.centAmount
	return {
		'@type': 'OfferShippingDetails',
		...SHIPPING,
		shippingRate: {
			'@type': 'MonetaryAmount',
			value: decimal({ centAmount, currency: price.currency }),
			currency: price.currency,
		},
		shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
	}
}
