import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, problems, SiteHeaders } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { HEIGHTS, REPORT_REASONS } from './choices.ts'
import { ReviewPhoto } from './photos.ts'
import { Fit, line, lines } from './words.ts'

const route = routesOf('reviews')

/** A published review, of whichever site. Instants are ISO 8601. */
export const Review = component('Review', {
	id: OpaqueId,
	/** `bought`: the shop has checked that its author bought the style here; `imported`: nobody has; `example`: of a demo shop. */
	origin: z.enum(['bought', 'imported', 'example']),
	stars: z.int().min(1).max(5),
	title: z.string(),
	body: z.string(),
	/** Language it is written in. */
	languageTag: z.string(),
	author: z.string().nullable(),
	fit: Fit.nullable(),
	sizeLabel: z.string().nullable(),
	colorName: z.string().nullable(),
	heightCm: z.int().nullable(),
	usualSize: z.string().nullable(),
	boughtAt: z.string().nullable(),
	writtenAt: z.string(),
	/** Of the shop. */
	answer: z.string().nullable(),
	helpful: z.int(),
	photos: z.array(ReviewPhoto),
})
export type Review = z.infer<typeof Review>

/** Figures of checked reviews; those of a demo shop count its examples. */
export const ReviewFigures = component('ReviewFigures', {
	count: z.int(),
	/** Mean of the stars, rounded to a tenth; null without any. */
	average: z.number().nullable(),
	/** Reviews with one star, two, ... five. */
	stars: z.array(z.int()).length(5),
	/** What buyers say of the size, in reviews and by their returns; null below the least count (`LEAST_FIT`). */
	fit: z.object({ small: z.int(), true: z.int(), large: z.int(), percentTrue: z.int() }).nullable(),
	/** Counted ones are examples of a demo shop. */
	isExample: z.boolean(),
})
export type ReviewFigures = z.infer<typeof ReviewFigures>

export const Inquiry = component('Inquiry', {
	id: OpaqueId,
	words: z.string(),
	author: z.string().nullable(),
	answer: z.string(),
	languageTag: z.string(),
	askedAt: z.string(),
})
export type Inquiry = z.infer<typeof Inquiry>

export const ProductReviews = component('ProductReviews', {
	productId: z.string(),
	figures: ReviewFigures,
	/** Of those that fit the filters, newest first. */
	reviews: z.array(Review),
	total: z.int(),
	page: z.int(),
	pageCount: z.int(),
	/** All published ones, unchecked ones included. */
	all: z.int(),
	/** Sizes that were bought, most reviewed first. */
	sizes: z.array(z.object({ label: z.string(), count: z.int() })),
	/** Published ones with photos. */
	withPhotos: z.int(),
	/** Newest first. */
	inquiries: z.array(Inquiry),
	inquiryCount: z.int(),
})
export type ProductReviews = z.infer<typeof ProductReviews>

export const ReviewQuery = z.object({
	stars: z.coerce.number().int().min(1).max(5).optional(),
	size: z.string().min(1).max(40).optional(),
	fit: Fit.optional(),
	height: z.enum(HEIGHTS).optional(),
	/** Those with photos alone. */
	photos: z.literal('true').optional(),
	page: z.coerce.number().int().min(1).max(10_000).default(1),
	limit: z.coerce.number().int().min(1).max(20).default(10),
	/** Questions that are answered with it. */
	inquiries: z.coerce.number().int().min(0).max(100).default(3),
})
export type ReviewQuery = z.infer<typeof ReviewQuery>

const UrlKey = z.object({ urlKey: z.string().min(1).max(200) })

export const getProductReviewsRoute = route('get', '/catalog/products/{urlKey}/reviews', {
	operationId: 'getProductReviews',
	summary: 'Published reviews and questions of a style, of all sites, and their figures',
	request: { headers: SiteHeaders, params: UrlKey, query: ReviewQuery },
	responses: { 200: json(ProductReviews, 'A page of reviews'), ...problems(404) },
})

export const askAboutProductRoute = route('post', '/catalog/products/{urlKey}/inquiries', {
	operationId: 'askAboutProduct',
	summary:
		'Asks the shop about a style; published with its answer, which goes to the e-mail address where one is given',
	request: {
		headers: SiteHeaders,
		params: UrlKey,
		body: jsonBody(
			z.object({
				words: lines(10, 1_000),
				author: line(40).nullable().default(null),
				email: z.email().max(254).nullable().default(null),
				/** URL of the product's page, which the e-mail links to. Other hosts are refused. */
				pageUrl: z.url({ protocol: /^https?$/ }).max(500),
			}),
		),
	},
	responses: { 202: { description: 'Asked' }, ...problems(404, 422) },
})

const OfReview = z.object({ reviewId: OpaqueId })

export const voteForReviewRoute = route('post', '/reviews/{reviewId}/votes', {
	operationId: 'voteForReview',
	summary: 'Finds a review helpful: once for each customer, without a sign-in once for each network. Idempotent',
	request: { headers: SiteHeaders, params: OfReview },
	responses: { 200: json(z.object({ helpful: z.int() }), 'How many have'), ...problems(404) },
})

export const reportReviewRoute = route('post', '/reviews/{reviewId}/reports', {
	operationId: 'reportReview',
	summary: 'Reports a review to the shop (Regulation (EU) 2022/2065, art. 16); its decision goes to the e-mail address',
	request: {
		headers: SiteHeaders,
		params: OfReview,
		body: jsonBody(
			z.object({
				reason: z.enum(REPORT_REASONS),
				words: lines(10, 2_000),
				email: z.email().max(254).nullable().default(null),
			}),
		),
	},
	responses: { 202: { description: 'Reported' }, ...problems(404, 422) },
})
