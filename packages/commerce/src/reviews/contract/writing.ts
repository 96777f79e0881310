import { z } from '@hono/zod-openapi'
import { Image } from '../../catalog/contract.ts'
import { json, jsonBody, OpaqueId, problems, Site, SiteHeaders } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { MOST_PHOTOS } from './choices.ts'
import { NewPhoto, OwnPhoto } from './photos.ts'
import { Fit, line, lines, ReviewStatus } from './words.ts'

const route = routesOf('reviews')

export const NewReview = component('NewReview', {
	stars: z.int().min(1).max(5),
	title: line(100),
	body: lines(20, 4_000),
	fit: Fit.nullable().default(null),
	/** One of those bought; by default the first. */
	sku: z
		.string()
		.regex(/^[\w.-]{1,64}$/)
		.nullable()
		.default(null),
	heightCm: z.int().min(40).max(250).nullable().default(null),
	usualSize: line(20).nullable().default(null),
	/** Name shown beside it; null: none. */
	author: line(40).nullable().default(null),
	/** Of those sent before, in order; without it they stay as they are. */
	photos: z.array(NewPhoto).max(MOST_PHOTOS).optional(),
})
export type NewReview = z.output<typeof NewReview>

/** A review as its author sees it. */
export const OwnReview = NewReview.extend({
	title: z.string(),
	body: z.string(),
	usualSize: z.string().nullable(),
	author: z.string().nullable(),
	sku: z.string().nullable(),
	photos: z.array(OwnPhoto),
	status: ReviewStatus,
	/** Why it was refused. */
	refusal: z.string().nullable(),
}).openapi('OwnReview')
export type OwnReview = z.infer<typeof OwnReview>

/** What an order's buyer may review: one entry for each style. */
export const Reviewable = component('Reviewable', {
	site: Site,
	/** The key of an invitation: invitations can be ended with it. */
	isInvitation: z.boolean(),
	items: z.array(
		z.object({
			productId: z.string(),
			urlKey: z.string(),
			name: z.string(),
			colorName: z.string(),
			image: Image.nullable(),
			sizes: z.array(z.object({ sku: z.string(), label: z.string() })),
			isDelivered: z.boolean(),
			/** The buyer's, if written: writing again changes it. */
			review: OwnReview.nullable(),
		}),
	),
})
export type Reviewable = z.infer<typeof Reviewable>

/** The id of an order, or the token of an invitation: who has it may write for its buyer. */
const ReviewKey = z.object({ reviewKey: OpaqueId })
const OfProduct = ReviewKey.extend({ productId: z.string().min(1).max(100) })

export const getReviewableRoute = route('get', '/reviewable/{reviewKey}', {
	operationId: 'getReviewable',
	summary: 'Styles of an order and what its buyer wrote of them, by the id of the order or the token of an invitation',
	request: { headers: SiteHeaders, params: ReviewKey },
	responses: { 200: json(Reviewable, 'The styles'), ...problems(404) },
})

export const writeReviewRoute = route('put', '/reviewable/{reviewKey}/{productId}', {
	operationId: 'writeReview',
	summary:
		'Writes or changes the one review of a bought and delivered style; it is shown once the shop has looked at it',
	request: { headers: SiteHeaders, params: OfProduct, body: jsonBody(NewReview) },
	responses: { 200: json(OwnReview, 'The review'), ...problems(404, 409, 422) },
})

export const removeReviewRoute = route('delete', '/reviewable/{reviewKey}/{productId}', {
	operationId: 'removeReview',
	summary: 'Removes what the buyer wrote of a style. Idempotent',
	request: { headers: SiteHeaders, params: OfProduct },
	responses: { 204: { description: 'Removed' }, ...problems(404) },
})

export const endInvitationsRoute = route('post', '/reviewable/{reviewKey}/end-invitations', {
	operationId: 'endReviewInvitations',
	summary: 'Invites the buyer to no review any more, without a sign-in (Directive 2002/58/EC, art. 13(2)). Idempotent',
	request: { headers: SiteHeaders, params: ReviewKey },
	responses: { 204: { description: 'Ended' }, ...problems(404) },
})
