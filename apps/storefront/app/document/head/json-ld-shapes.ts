import { z } from 'zod'

/** What tests hold the shop's structured data against: the parts of schema.org it uses, as Google's documentation asks for them. */
const Url = z.url({ protocol: /^https$/ })
const Term = Url.startsWith('https://schema.org/')
const Reference = z.strictObject({ '@id': z.string() })
const Amount = z.string().regex(/^\d+\.\d{2}$/)
const Currency = z.enum(['EUR', 'GBP', 'PLN', 'CHF'])

const Offer = z.strictObject({
	'@type': z.literal('Offer'),
	url: Url,
	price: Amount,
	priceCurrency: Currency,
	priceSpecification: z
		.strictObject({
			'@type': z.literal('UnitPriceSpecification'),
			priceType: z.literal('https://schema.org/StrikethroughPrice'),
			price: Amount,
			priceCurrency: Currency,
		})
		.optional(),
	itemCondition: Term,
	availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
	shippingDetails: Reference.optional(),
	hasMerchantReturnPolicy: Reference,
})

const SizedProduct = z.strictObject({
	'@type': z.literal('Product'),
	sku: z.string().min(1),
	gtin: z
		.string()
		.regex(/^\d{8,14}$/)
		.optional(),
	name: z.string().min(1),
	color: z.string().min(1),
	size: z.strictObject({
		'@type': z.literal('SizeSpecification'),
		name: z.string().min(1),
		sizeSystem: Term.optional(),
	}),
	image: z.array(Url),
	offers: Offer,
})

export const ProductGroup = z.strictObject({
	'@type': z.literal('ProductGroup'),
	'@id': Url,
	name: z.string().min(1),
	url: Url,
	productGroupID: z.string().min(1),
	brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string() }),
	description: z.string().optional(),
	variesBy: z.array(Term),
	hasVariant: z.array(z.union([SizedProduct, z.strictObject({ '@type': z.literal('Product'), url: Url })])).min(1),
})

const Shipping = z.strictObject({
	'@type': z.literal('OfferShippingDetails'),
	'@id': z.string(),
	shippingRate: z.strictObject({ '@type': z.literal('MonetaryAmount'), value: Amount, currency: Currency }),
	shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: z.string().length(2) }),
})

const Returns = z.strictObject({
	'@type': z.literal('MerchantReturnPolicy'),
	'@id': z.string(),
	applicableCountry: z.string().length(2),
	returnPolicyCategory: Term,
	merchantReturnDays: z.int().min(7),
	returnMethod: Term,
	returnFees: Term,
})

const Organization = z.strictObject({
	'@type': z.literal('Organization'),
	'@id': Url,
	name: z.string(),
	legalName: z.string().optional(),
	url: Url,
	logo: Url,
})

const WebSite = z.strictObject({
	'@type': z.literal('WebSite'),
	'@id': Url,
	name: z.string(),
	url: Url,
	inLanguage: z.string(),
	publisher: Reference,
	potentialAction: z.strictObject({
		'@type': z.literal('SearchAction'),
		target: z.strictObject({
			'@type': z.literal('EntryPoint'),
			urlTemplate: z.string().regex(/^https:.*\{search_term_string\}$/),
		}),
		'query-input': z.string(),
	}),
})

export const BreadcrumbList = z.strictObject({
	'@context': z.string(),
	'@type': z.literal('BreadcrumbList'),
	itemListElement: z
		.array(
			z.strictObject({
				'@type': z.literal('ListItem'),
				position: z.int().min(1),
				name: z.string().min(1),
				item: Url.optional(),
			}),
		)
		.min(1),
})

export const Store = z.strictObject({
	'@context': z.string(),
	'@type': z.literal('ClothingStore'),
	'@id': Url,
	name: z.string().min(1),
	url: Url,
	parentOrganization: Reference,
	telephone: z.string().optional(),
	address: z.strictObject({
		'@type': z.literal('PostalAddress'),
		streetAddress: z.string(),
		postalCode: z.string(),
		addressLocality: z.string(),
		addressCountry: z.string().length(2),
	}),
	geo: z.strictObject({
		'@type': z.literal('GeoCoordinates'),
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	openingHoursSpecification: z.array(
		z.strictObject({
			'@type': z.literal('OpeningHoursSpecification'),
			dayOfWeek: Term,
			opens: z.string().regex(/^\d\d:\d\d$/),
			closes: z.string().regex(/^\d\d:\d\d$/),
		}),
	),
})

/** A page of law or help, in its version. */
export const ContentPage = z.strictObject({
	'@context': z.string(),
	'@type': z.literal('WebPage'),
	name: z.string().min(1),
	url: Url,
	inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
	dateModified: z.iso.date(),
})

const graphOf = <T extends z.ZodType>(node: T) =>
	z.strictObject({ '@context': z.string(), '@graph': z.array(node).min(1) })

/** Anything a page of the shop may carry. */
export const PageFacts = z.union([
	BreadcrumbList,
	Store,
	ContentPage,
	graphOf(z.union([ProductGroup, Shipping, Returns, Organization, WebSite])),
])

/** The structured data of a document, as it stands there. */
export function jsonLdOf(html: string): unknown[] {
	const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
	return [...blocks].map(([, json = '']) => JSON.parse(json))
}
