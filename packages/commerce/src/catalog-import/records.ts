import { NamedBrand } from '../brand/contract.ts'
import { BANNER_GROUNDS, BANNER_PAGES, BANNER_SLOTS, PAGE_GROUPS } from '../content/contract.ts'
import { CurrencyCode } from '../http/contract.ts'
import { CAPTURE_POLICIES, PAYMENT_PRODUCT_IDS } from '../payments/rules.ts'
import { fields as textFields } from '../texts/contract.ts'
import { SiteRecord, SizeSystemRecord, VatRateRecord } from './site-record.ts'
import { Seller } from '../web-domains/contract.ts'
import { z } from 'zod'
import { PriceRecord, StockRecord } from './delta-records.ts'
import { PickupPointRecord } from './pickup-points/record.ts'
import { ContentBlockRecord } from './block-record.ts'
import { ProductRecord } from './product-record.ts'
import { ReviewRecord } from './review-record.ts'
import { CentAmount, EmphasizedText, Id, Instant, Language, PictureSource, Site, Slug } from './record-fields.ts'

const EuResponsible = z.strictObject({ name: z.string().min(1), postalAddress: z.string().min(1), email: z.email() })

export const ManufacturerRecord = z.strictObject({
	type: z.literal('manufacturer'),
	id: Id,
	name: z.string().min(1),
	postalAddress: z.string().min(1),
	email: z.email(),
	euResponsible: EuResponsible.optional(),
})

export const SizeRunRecord = z.strictObject({
	type: z.literal('size-run'),
	id: Id,
	/** In natural order. Labels by size system (alpha, fr, eu, gb, it or a recorded one) or by site for labels of its own. */
	sizes: z
		.array(
			z.strictObject({
				key: z.string().min(1).max(20),
				labels: z.record(z.string(), z.string()),
				childrens: z.boolean().optional(),
			}),
		)
		.min(1),
})

export const CategoryRecord = z.strictObject({
	type: z.literal('category'),
	id: Id,
	parent: Id.optional(),
	position: z.int().default(0),
	/** Picture of the category's tile. */
	tile: PictureSource.optional(),
	texts: z.partialRecord(
		Language,
		z.strictObject({ name: z.string().min(1), slug: Slug, intro: z.string().optional() }),
	),
})

export const WebDomainRecord = z.strictObject({
	type: z.literal('web-domain'),
	site: Site,
	domain: z.string().min(1),
	storeId: z.string().min(1),
	countryCode: z.string().length(2),
	currency: CurrencyCode,
	params: z.record(z.string(), z.unknown()),
})

/** Seller of a site, named on invoices and labels: without one no invoice is issued (R118, law 11). */
export const SellerRecord = Seller.extend({
	type: z.literal('seller'),
	site: Site,
	/** Logo of the brand, dark on a light or transparent background; without one e-mails show the name as text. */
	wordmark: PictureSource.optional(),
})

/** Brand of the shop, or with `site` what differs there: name, look, senders. The complete record of its place. */
export const BrandRecord = NamedBrand.extend({ type: z.literal('brand'), site: Site.optional() })

/** A text of pages or e-mails in the shop's own words, in the place of the shipped one; null gives that back. */
export const TextOverrideRecord = z.strictObject({
	type: z.literal('text-override'),
	...textFields,
	text: textFields.text.nullable(),
})

export const DeliveryMethodRecord = z.strictObject({
	type: z.literal('delivery-method'),
	site: Site,
	id: Id,
	kind: z.enum(['home', 'relay', 'store']),
	position: z.int(),
	centAmount: CentAmount,
	minimumDays: z.int().min(0),
	maximumDays: z.int().min(0),
})

/** Account at a payment provider that takes a product's payments on a site; its keys are settings, never records. */
export const PaymentRouteRecord = z.strictObject({
	type: z.literal('payment-route'),
	site: Site,
	product: z.enum(PAYMENT_PRODUCT_IDS),
	provider: z.string().regex(/^[a-z]{1,40}$/),
	account: z.string().regex(/^[a-z0-9-]{1,40}$/),
	/** When authorized money is captured: at once, or what each parcel holds when it leaves. */
	capture: z.enum(CAPTURE_POLICIES).default('on-confirmation'),
	/** Where a code such as BLIK's is typed: in the shop, or on the provider's page. */
	entry: z.enum(['code', 'page']).default('code'),
	/** Minor units; a payment above them whose fraud would be the shop's loss is held until a person has decided. */
	reviewAbove: CentAmount.optional(),
})

export const CouponRecord = z.strictObject({
	type: z.literal('coupon'),
	site: Site,
	code: z.string().regex(/^[A-Z0-9-]{3,40}$/),
	kind: z.enum(['percent', 'amount']),
	/** Percent with at most two decimals (`12.5` is 12.5 %), or minor units of the site's currency. */
	value: z.number().positive(),
	minimumCentAmount: CentAmount.default(0),
	validFrom: Instant,
	validUntil: Instant.optional(),
})

export const StoreRecord = z.strictObject({
	type: z.literal('store'),
	id: Id,
	site: Site,
	name: z.string().min(1),
	slug: Slug,
	street: z.string().min(1),
	postalCode: z.string().min(1),
	city: z.string().min(1),
	countryCode: z.string().length(2),
	phone: z.string().optional(),
	/** Address for reservation e-mails; without one nothing can be reserved in the store. */
	email: z.email().optional(),
	latitude: z.number().min(-90).max(90),
	longitude: z.number().min(-180).max(180),
	openingHours: z.array(z.array(z.tuple([z.string(), z.string()]))).length(7),
	services: z.array(z.string()).default([]),
})

/** An editorial picture in two formats, on a page of the shop. */
export const BannerRecord = z.strictObject({
	type: z.literal('banner'),
	id: Id,
	page: z.enum(BANNER_PAGES),
	slot: z.enum(BANNER_SLOTS),
	position: z.int().default(0),
	/** Empty: every site. */
	sites: z.array(Site).default([]),
	/** Background color of the pictures. */
	ground: z.enum(BANNER_GROUNDS),
	wide: PictureSource,
	tall: PictureSource,
	/** Category it links to. */
	category: Id.optional(),
	texts: z.partialRecord(
		Language,
		z.strictObject({ title: EmphasizedText, action: z.string().min(1).max(100), alt: z.string().max(200) }),
	),
})

/** A legal or help page of a site in a language. Published texts are kept: a changed text is a new version. */
export const PageRecord = z.strictObject({
	type: z.literal('page'),
	site: Site,
	/** Kind of page, equal on every site: terms, privacy, withdrawal, legal-notice... */
	id: z
		.string()
		.regex(/^[a-z]+(-[a-z]+)*$/)
		.max(40),
	language: Language,
	group: z.enum(PAGE_GROUPS),
	position: z.int().default(0),
	slug: Slug,
	title: z.string().trim().min(1).max(120),
	/** Label of links to it. */
	link: z.string().trim().min(1).max(60),
	/** Meta description. */
	description: z.string().max(300).optional(),
	/** Day the text takes effect, in the site's zone. */
	validFrom: z.iso.date(),
	/** Markdown with placeholders, such as {{seller.company}}: docs/catalog-import.md. */
	body: z.string().min(1).max(200_000),
})

/** A word or phrase as shoppers type it. */
const SearchTerm = z.string().trim().min(1).max(60)

/** Search synonyms in a language: the complete list of that language. */
export const SynonymsRecord = z.strictObject({
	type: z.literal('synonyms'),
	language: Language,
	groups: z
		.array(
			z.strictObject({
				id: Id,
				/** Synonyms: each finds the others. */
				terms: z.array(SearchTerm).min(1).max(100),
				/** Related words that each term also finds, ranked last; they do not find the terms. */
				also: z.array(SearchTerm).max(100).default([]),
			}),
		)
		.max(5000),
})

/** One line of Vitrine's catalog file. References point to earlier lines or to the database. */
export const CatalogRecord = z.discriminatedUnion('type', [
	ManufacturerRecord,
	SizeSystemRecord,
	SizeRunRecord,
	CategoryRecord,
	SiteRecord,
	VatRateRecord,
	WebDomainRecord,
	BrandRecord,
	TextOverrideRecord,
	SellerRecord,
	DeliveryMethodRecord,
	PaymentRouteRecord,
	CouponRecord,
	StoreRecord,
	BannerRecord,
	ContentBlockRecord,
	PageRecord,
	SynonymsRecord,
	ProductRecord,
	StockRecord,
	PriceRecord,
	PickupPointRecord,
	ReviewRecord,
])
export type CatalogRecord = z.infer<typeof CatalogRecord>
/** Input form: fields with a default are optional. */
export type CatalogRecordInput = z.input<typeof CatalogRecord>
