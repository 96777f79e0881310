import type { Context } from 'hono'
import type { LiveCatalog } from '../../catalog/queries/live-catalog.ts'
import { sizeNames } from '../../catalog/rules/size-names.ts'
import { keys, SURROGATE_KEY } from '../../changes/keys.ts'
import type { Database } from '../../database/client.ts'
import { conflict, notFound, ProblemError, refusedValues } from '../../http/problem.ts'
import { createRouteApp, type RouteEnv } from '../../http/route-app.ts'
import { requireShopPage } from '../../http/shop-page.ts'
import { endInvitations } from '../commands/invite.ts'
import { askAboutProduct, reportReview, voteForReview } from '../commands/read-by-others.ts'
import { addPhoto, type AddPhotoResult } from '../commands/photos.ts'
import { removeReview, writeReview } from '../commands/write-review.ts'
import { addReviewPhotoRoute, getOwnPhotoRoute } from '../contract/photos.ts'
import {
	askAboutProductRoute,
	getProductReviewsRoute,
	reportReviewRoute,
	voteForReviewRoute,
} from '../contract/shown.ts'
import { endInvitationsRoute, getReviewableRoute, removeReviewRoute, writeReviewRoute } from '../contract/writing.ts'
import { findOwnPhoto } from '../queries/photos.ts'
import { readReviewable } from '../queries/reviewable.ts'
import { readProductReviews } from '../queries/shown-reviews.ts'
import { voterOf } from '../rules.ts'

export type ReviewOptions = {
	db: Database
	clock: () => Date
	index: LiveCatalog
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
}

/** Reviews and questions for shoppers, and for who has bought. */
export function shopRoutes({ db, clock, index, isShopUrl }: ReviewOptions) {
	/** The garment of an address of a product's page. */
	function colorwayOf(c: Context<RouteEnv>, urlKey: string) {
		const found = index.findColorway({ site: c.get('site'), language: c.get('language'), key: urlKey })
		if (found.state !== 'shown') throw notFound('product-unknown')
		return found.colorway
	}

	return createRouteApp()
		.openapi(getProductReviewsRoute, async (c) => {
			const { productId, sizeRunId } = colorwayOf(c, c.req.valid('param').urlKey)
			const names = sizeNames(index.sizesOf(sizeRunId), c.get('site'))
			const read = await readProductReviews(db, { ...c.req.valid('query'), productId, sizeNames: names })
			return c.json(read, 200, { [SURROGATE_KEY]: keys.reviews(productId) })
		})
		.openapi(askAboutProductRoute, async (c) => {
			const asked = c.req.valid('json')
			requireShopPage(asked.pageUrl, isShopUrl)
			const { productId } = colorwayOf(c, c.req.valid('param').urlKey)
			const reading = { site: c.get('site'), languageTag: c.get('languageTag'), now: clock() }
			await askAboutProduct(db, { ...asked, ...reading, productId })
			return c.body(null, 202)
		})
		.openapi(voteForReviewRoute, async (c) => {
			const { reviewId } = c.req.valid('param')
			const customerId = c.get('customer')?.customerId
			const voter = voterOf({ reviewId, customerId, address: c.get('clientAddress') })
			const helpful = await voteForReview(db, { reviewId, voter, customerId: customerId ?? null, now: clock() })
			if (helpful === undefined) throw notFound('review-not-found')
			return c.json({ helpful }, 200)
		})
		.openapi(reportReviewRoute, async (c) => {
			const reading = { site: c.get('site'), languageTag: c.get('languageTag'), now: clock() }
			const isShown = await reportReview(db, { ...c.req.valid('json'), ...c.req.valid('param'), ...reading })
			if (!isShown) throw notFound('review-not-found')
			return c.body(null, 202)
		})
		.openapi(getReviewableRoute, async (c) => {
			const found = await readReviewable(db, c.req.valid('param').reviewKey)
			if (!found) throw notFound('review-key-unknown')
			return c.json(found, 200)
		})
		.openapi(writeReviewRoute, async (c) => {
			const reading = { languageTag: c.get('languageTag'), now: clock() }
			const written = await writeReview(db, { ...c.req.valid('json'), ...c.req.valid('param'), ...reading })
			if (written.ok) return c.json(written.review, 200)
			if (written.reason === 'photo-unknown') throw refusedValues([{ field: 'photos', code: written.reason }])
			throw written.reason === 'not-delivered' ? conflict(written.reason) : notFound(written.reason)
		})
		.openapi(addReviewPhotoRoute, async (c) => {
			const bytes = Buffer.from(c.req.valid('json').photo, 'base64')
			const added = await addPhoto(db, { ...c.req.valid('param'), bytes, now: clock() })
			if (added.ok) return c.json(added.photo, 201)
			throw photoProblem(added.reason)
		})
		.openapi(getOwnPhotoRoute, async (c) => {
			const bytes = await findOwnPhoto(db, c.req.valid('param'))
			if (!bytes) throw notFound('photo-not-found')
			return c.body(new Uint8Array(bytes), 200, PRIVATE_PHOTO)
		})
		.openapi(removeReviewRoute, async (c) => {
			if (!(await removeReview(db, c.req.valid('param')))) throw notFound('review-key-unknown')
			return c.body(null, 204)
		})
		.openapi(endInvitationsRoute, async (c) => {
			if (!(await endInvitations(db, { ...c.req.valid('param'), now: clock() }))) throw notFound('review-key-unknown')
			return c.body(null, 204)
		})
}

/** Of a photo that nobody but its author and the shop may see. */
export const PRIVATE_PHOTO = {
	'Content-Type': 'image/webp',
	'Cache-Control': 'private, no-store',
	'X-Content-Type-Options': 'nosniff',
}

function photoProblem(reason: Exclude<AddPhotoResult, { ok: true }>['reason']): ProblemError {
	if (reason === 'review-key-unknown') return notFound(reason)
	if (reason === 'not-delivered' || reason === 'too-many-photos') return conflict(reason)
	if (reason === 'busy') return new ProblemError({ status: 503, code: reason, retryAfter: 10 })
	return refusedValues([{ field: 'photo', code: reason }])
}
