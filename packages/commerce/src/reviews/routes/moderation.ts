import type { Context } from 'hono'
import type { Database } from '../../database/client.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { createRouteApp, type RouteEnv } from '../../http/route-app.ts'
import { answerReview, decideInquiry, decideReport, decideReview } from '../commands/decide.ts'
import {
	answerInquiryRoute,
	answerReviewRoute,
	decideReportRoute,
	decideReviewRoute,
	listInquiriesRoute,
	listReviewReportsRoute,
	listReviewsRoute,
} from '../contract/moderation.ts'
import { getModeratedPhotoRoute } from '../contract/photos.ts'
import { findModeratedPhoto } from '../queries/photos.ts'
import { findInquiry, findModerated, listInquiries, listReports, listReviews } from '../queries/moderation.ts'
import { PRIVATE_PHOTO } from './shop.ts'

/** What the retailer decides of reviews, reports and questions; those of other sites than the caller's are not found. */
export function moderationRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	async function reviewOf(c: Context<RouteEnv>, reviewId: string) {
		const review = await findModerated(db, { reviewId, sites: c.get('operator').sites })
		if (!review) throw notFound('review-not-found')
		return review
	}

	return createRouteApp()
		.openapi(listReviewsRoute, async (c) => {
			const { sites } = c.get('operator')
			return c.json(await listReviews(db, { ...c.req.valid('query'), sites }), 200)
		})
		.openapi(decideReviewRoute, async (c) => {
			const { reviewId } = c.req.valid('param')
			const { sites } = c.get('operator')
			const decided = await decideReview(db, { ...c.req.valid('json'), reviewId, sites, now: clock() })
			if (!decided.ok)
				throw decided.reason === 'changed-meanwhile' ? conflict(decided.reason) : notFound(decided.reason)
			return c.json(await reviewOf(c, reviewId), 200)
		})
		.openapi(getModeratedPhotoRoute, async (c) => {
			const { sites } = c.get('operator')
			const bytes = await findModeratedPhoto(db, { ...c.req.valid('param'), sites })
			if (!bytes) throw notFound('photo-not-found')
			return c.body(new Uint8Array(bytes), 200, PRIVATE_PHOTO)
		})
		.openapi(answerReviewRoute, async (c) => {
			const { reviewId } = c.req.valid('param')
			const { sites } = c.get('operator')
			const isFound = await answerReview(db, { ...c.req.valid('json'), reviewId, sites, now: clock() })
			if (!isFound) throw notFound('review-not-found')
			return c.json(await reviewOf(c, reviewId), 200)
		})
		.openapi(listReviewReportsRoute, async (c) =>
			c.json({ reports: await listReports(db, c.get('operator').sites) }, 200),
		)
		.openapi(decideReportRoute, async (c) => {
			const { sites } = c.get('operator')
			const input = { ...c.req.valid('json'), ...c.req.valid('param'), sites, now: clock() }
			if (!(await decideReport(db, input))) throw notFound('report-not-found')
			return c.body(null, 204)
		})
		.openapi(listInquiriesRoute, async (c) => {
			const { sites } = c.get('operator')
			return c.json(await listInquiries(db, { ...c.req.valid('query'), sites }), 200)
		})
		.openapi(answerInquiryRoute, async (c) => {
			const { inquiryId } = c.req.valid('param')
			const { sites } = c.get('operator')
			const isFound = await decideInquiry(db, { ...c.req.valid('json'), inquiryId, sites, now: clock() })
			const inquiry = isFound && (await findInquiry(db, { inquiryId, sites }))
			if (!inquiry) throw notFound('inquiry-not-found')
			return c.json(inquiry, 200)
		})
}
