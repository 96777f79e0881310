import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, OperatorHeaders, problems, Site } from '../../http/contract.ts'
import { component } from '../../http/openapi.ts'
import { operationsOf } from '../../http/operations.ts'
import { OwnPhoto } from './photos.ts'
import { Inquiry, Review } from './shown.ts'
import { REPORT_REASONS } from './choices.ts'
import { lines, ReviewStatus } from './words.ts'

const operation = operationsOf('reviews')
const access = { permission: 'reviews.moderate', scope: 'site' } as const

export const ModeratedReview = Review.extend({
	productId: z.string(),
	site: Site,
	status: ReviewStatus,
	refusal: z.string().nullable(),
	/** Number of its order; null of imported ones. */
	orderNumber: z.string().nullable(),
	changedAt: z.string(),
	/** Grows when its author changes it: a decision names the one it is about. */
	version: z.int(),
	openReports: z.int(),
	/** Shown or not: see getReviewPhoto. */
	photos: z.array(OwnPhoto),
}).openapi('ModeratedReview')
export type ModeratedReview = z.infer<typeof ModeratedReview>

const After = z
	.string()
	.regex(/^\d{1,15}_[\w-]{1,64}$/)
	.optional()
	.openapi({ description: '`next` of the page before' })
const Limit = z.coerce.number().int().min(1).max(200).default(50)
/** Of the next page; null on the last one. */
const Next = z.string().nullable()

export const listReviewsRoute = operation('get', '/admin/reviews', {
	...access,
	operationId: 'listReviews',
	summary: 'Reviews by what was decided of them, those changed longest ago first',
	request: {
		headers: OperatorHeaders,
		query: z.object({ status: ReviewStatus.default('pending'), after: After, limit: Limit }),
	},
	responses: { 200: json(z.object({ reviews: z.array(ModeratedReview), next: Next }), 'A page'), ...problems(403) },
})

const OfReview = z.object({ reviewId: OpaqueId })

/** The reason of a refusal goes to the author (Regulation (EU) 2022/2065, art. 17). */
const Refusing = z.object({ decision: z.literal('refuse'), reason: lines(10, 1_000) })

export const decideReviewRoute = operation('post', '/admin/reviews/{reviewId}/decision', {
	...access,
	operationId: 'decideReview',
	summary:
		'Publishes a review or refuses it with the reason, which its author is told. Opinions are no reason (law of unfair commercial practices). Idempotent; 409 changed-meanwhile for another version',
	request: {
		headers: OperatorHeaders,
		params: OfReview,
		body: jsonBody(
			z.discriminatedUnion('decision', [
				z.object({ decision: z.literal('publish'), version: z.int().min(0).max(1_000_000) }),
				Refusing.extend({ version: z.int().min(0).max(1_000_000) }),
			]),
		),
	},
	responses: { 200: json(ModeratedReview, 'The review'), ...problems(403, 404, 409) },
})

export const answerReviewRoute = operation('put', '/admin/reviews/{reviewId}/answer', {
	...access,
	operationId: 'answerReview',
	summary: "Writes the shop's answer below a review; null removes it",
	request: {
		headers: OperatorHeaders,
		params: OfReview,
		body: jsonBody(z.object({ answer: lines(2, 2_000).nullable() })),
	},
	responses: { 200: json(ModeratedReview, 'The review'), ...problems(403, 404) },
})

export const ReviewReport = component('ReviewReport', {
	id: OpaqueId,
	reason: z.enum(REPORT_REASONS),
	words: z.string(),
	reportedAt: z.string(),
	/** Whether the decision will be sent to who reported. */
	hasAddress: z.boolean(),
	review: ModeratedReview,
})
export type ReviewReport = z.infer<typeof ReviewReport>

export const listReviewReportsRoute = operation('get', '/admin/review-reports', {
	...access,
	operationId: 'listReviewReports',
	summary: 'Reports without a decision, oldest first, 200 at most',
	request: { headers: OperatorHeaders },
	responses: { 200: json(z.object({ reports: z.array(ReviewReport) }), 'The reports'), ...problems(403) },
})

export const decideReportRoute = operation('post', '/admin/review-reports/{reportId}/decision', {
	...access,
	operationId: 'decideReviewReport',
	summary: 'Takes the reported review down, with the reason its author is told, or keeps it. Idempotent',
	request: {
		headers: OperatorHeaders,
		params: z.object({ reportId: OpaqueId }),
		body: jsonBody(
			z.discriminatedUnion('decision', [
				z.object({ decision: z.literal('take-down'), reason: lines(10, 1_000) }),
				z.object({ decision: z.literal('keep') }),
			]),
		),
	},
	responses: { 204: { description: 'Decided' }, ...problems(403, 404) },
})

export const ModeratedInquiry = Inquiry.extend({
	productId: z.string(),
	site: Site,
	status: ReviewStatus,
	answer: z.string().nullable(),
	hasAddress: z.boolean(),
}).openapi('ModeratedInquiry')
export type ModeratedInquiry = z.infer<typeof ModeratedInquiry>

export const listInquiriesRoute = operation('get', '/admin/inquiries', {
	...access,
	operationId: 'listInquiries',
	summary: 'Questions about products, oldest first',
	request: {
		headers: OperatorHeaders,
		query: z.object({ status: ReviewStatus.default('pending'), after: After, limit: Limit }),
	},
	responses: { 200: json(z.object({ inquiries: z.array(ModeratedInquiry), next: Next }), 'A page'), ...problems(403) },
})

export const answerInquiryRoute = operation('post', '/admin/inquiries/{inquiryId}/decision', {
	...access,
	operationId: 'decideInquiry',
	summary: 'Publishes a question with its answer, which goes to who asked, or refuses it. Idempotent',
	request: {
		headers: OperatorHeaders,
		params: z.object({ inquiryId: OpaqueId }),
		body: jsonBody(
			z.discriminatedUnion('decision', [
				z.object({ decision: z.literal('publish'), answer: lines(2, 2_000) }),
				z.object({ decision: z.literal('refuse') }),
			]),
		),
	},
	responses: { 200: json(ModeratedInquiry, 'The question'), ...problems(403, 404) },
})
