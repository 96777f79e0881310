import {
	askAboutProductRoute,
	getProductReviewsRoute,
	reportReviewRoute,
	type ReviewQuery,
	voteForReviewRoute,
} from '@vitrine/commerce/reviews/contract/shown'
import { addReviewPhotoRoute, getOwnPhotoRoute } from '@vitrine/commerce/reviews/contract/photos'
import type { ReportReason } from '@vitrine/commerce/reviews/contract/choices'
import {
	endInvitationsRoute,
	getReviewableRoute,
	type NewReview,
	removeReviewRoute,
	writeReviewRoute,
} from '@vitrine/commerce/reviews/contract/writing'
import type { Gateway } from '#app/request/gateway/client.ts'

/** A page can do without them. */
export function findProductReviews(gateway: Gateway, asked: { urlKey: string; query: Partial<ReviewQuery> }) {
	return gateway.callResult(getProductReviewsRoute, { params: { urlKey: asked.urlKey }, query: asked.query })
}

export function voteForReview(gateway: Gateway, reviewId: string) {
	return gateway.callResult(voteForReviewRoute, { params: { reviewId } })
}

type Report = { reviewId: string; reason: ReportReason; words: string; email: string | null }

export function reportReview(gateway: Gateway, { reviewId, ...json }: Report) {
	return gateway.callResult(reportReviewRoute, { params: { reviewId }, json })
}

type Question = { urlKey: string; words: string; author: string | null; email: string | null; pageUrl: string }

export function askAboutProduct(gateway: Gateway, { urlKey, ...json }: Question) {
	return gateway.callResult(askAboutProductRoute, { params: { urlKey }, json })
}

export function findReviewable(gateway: Gateway, reviewKey: string) {
	return gateway.callResult(getReviewableRoute, { params: { reviewKey } })
}

type Of = { reviewKey: string; productId: string }

export function writeReview(gateway: Gateway, { json, ...params }: Of & { json: NewReview }) {
	return gateway.callResult(writeReviewRoute, { params, json })
}

export function removeReview(gateway: Gateway, params: Of) {
	return gateway.callResult(removeReviewRoute, { params })
}

export function endInvitations(gateway: Gateway, reviewKey: string) {
	return gateway.callResult(endInvitationsRoute, { params: { reviewKey } })
}

/** `photo`: base64. */
export function addReviewPhoto(gateway: Gateway, { reviewKey, photo }: { reviewKey: string; photo: string }) {
	return gateway.callResult(addReviewPhotoRoute, { params: { reviewKey }, json: { photo } })
}

export function getOwnPhoto(gateway: Gateway, params: { reviewKey: string; photoId: string }) {
	return gateway.callResult(getOwnPhotoRoute, { params })
}
