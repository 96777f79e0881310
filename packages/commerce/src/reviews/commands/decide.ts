import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { recordEvent } from '../../events/commands.ts'
import type { Operator } from '../../http/permissions.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { listOwnPhotos } from '../queries/own-photos.ts'
import { hidePhotos } from './publish-photos.ts'

type Sites = Operator['sites']
type Decision = { decision: 'publish' } | { decision: 'refuse'; reason: string }
export type DecideResult = { ok: true } | { ok: false; reason: 'review-not-found' | 'changed-meanwhile' }

function lockReview(tx: DatabaseTransaction, { reviewId, sites }: { reviewId: string; sites: Sites }) {
	const one = tx.selectFrom('reviews').select(['id', 'site', 'status', 'refusal', 'version', 'shown_photos'])
	return one
		.where('id', '=', reviewId)
		.$if(sites !== null, (query) => query.where('site', 'in', sites ?? []))
		.forUpdate()
		.executeTakeFirst()
}

/**
 * Publishes a version of a review, or refuses it and tells its author why. Idempotent; publishing again asks once more for
 * photos that are not shown yet, whose job may have failed for good.
 */
export function decideReview(
	db: Database,
	input: Decision & { reviewId: string; version: number; sites: Sites; now: Date },
): Promise<DecideResult> {
	return db.transaction().execute(async (tx): Promise<DecideResult> => {
		const review = await lockReview(tx, input)
		if (!review) return { ok: false, reason: 'review-not-found' }
		if (review.version !== input.version) return { ok: false, reason: 'changed-meanwhile' }
		await settle(tx, { review, ...input })
		return { ok: true }
	})
}

type Locked = {
	id: string
	site: string
	status: string
	refusal: string | null
	version: number
	shown_photos: readonly unknown[]
}

async function settle(tx: DatabaseTransaction, input: Decision & { review: Locked; now: Date }): Promise<void> {
	const { review, now } = input
	const refusal = input.decision === 'refuse' ? input.reason : null
	const status = refusal === null ? 'published' : 'refused'
	if (review.status === status && review.refusal === refusal) {
		if (status === 'published' && review.shown_photos.length === 0) await askForPhotos(tx, review.id)
		return
	}
	await tx.updateTable('reviews').set({ status, refusal, decided_at: now }).where('id', '=', review.id).execute()
	const { id: reviewId, site, version } = review
	await recordEvent(tx, { type: `review.${status}`, subject: reviewId, site, now })
	if (status === 'published') {
		await askForPhotos(tx, reviewId)
		return
	}
	await hidePhotos(tx, reviewId)
	await enqueue(tx, { name: 'send-review-refusal', data: { reviewId, version } })
}

async function askForPhotos(tx: DatabaseTransaction, reviewId: string): Promise<void> {
	if ((await listOwnPhotos(tx, [reviewId])).size === 0) return
	await enqueue(tx, { name: 'publish-review-photos', data: { reviewId }, singletonKey: reviewId })
}

/** Writes the shop's answer below a review, or removes it; false for an unknown review. */
export async function answerReview(
	db: Database,
	input: { reviewId: string; answer: string | null; sites: Sites; now: Date },
): Promise<boolean> {
	const { reviewId, answer, sites, now } = input
	const { numUpdatedRows } = await db
		.updateTable('reviews')
		.set({ answer, answered_at: answer === null ? null : now })
		.where('id', '=', reviewId)
		.$if(sites !== null, (query) => query.where('site', 'in', sites ?? []))
		.executeTakeFirst()
	return numUpdatedRows > 0n
}

type ReportDecision = { decision: 'take-down'; reason: string } | { decision: 'keep' }

/** Decides a report once: what was decided before stays. False for an unknown one. */
export function decideReport(
	db: Database,
	input: ReportDecision & { reportId: string; sites: Sites; now: Date },
): Promise<boolean> {
	const { reportId, sites, now } = input
	return db.transaction().execute(async (tx) => {
		const found = tx.selectFrom('review_reports').select(['review_id', 'decision', 'email']).where('id', '=', reportId)
		const report = await found.forUpdate().executeTakeFirst()
		const review = report && (await lockReview(tx, { reviewId: report.review_id, sites }))
		if (!review) return false
		if (report.decision) return true
		const isTakenDown = input.decision === 'take-down'
		if (isTakenDown) await settle(tx, { review, decision: 'refuse', reason: input.reason, now })
		await tx
			.updateTable('review_reports')
			.set({ decision: isTakenDown ? 'taken-down' : 'kept', decided_at: now })
			.where('id', '=', reportId)
			.execute()
		if (report.email !== null) await enqueue(tx, { name: 'send-report-decision', data: { reportId } })
		return true
	})
}

type InquiryDecision = { decision: 'publish'; answer: string } | { decision: 'refuse' }

/** Publishes a question with its answer and sends that to who asked, or refuses it. False for an unknown one. */
export function decideInquiry(
	db: Database,
	input: InquiryDecision & { inquiryId: string; sites: Sites; now: Date },
): Promise<boolean> {
	const { inquiryId, sites, now } = input
	return db.transaction().execute(async (tx) => {
		const found = await tx
			.selectFrom('product_inquiries')
			.select(['site', 'status', 'answer', 'email'])
			.where('id', '=', inquiryId)
			.$if(sites !== null, (query) => query.where('site', 'in', sites ?? []))
			.forUpdate()
			.executeTakeFirst()
		if (!found) return false
		const isPublished = input.decision === 'publish'
		const set = isPublished
			? { status: 'published' as const, answer: input.answer, decided_at: now }
			: { status: 'refused' as const, decided_at: now, email: null }
		if (found.status === set.status && (!isPublished || found.answer === input.answer)) return true
		await tx.updateTable('product_inquiries').set(set).where('id', '=', inquiryId).execute()
		if (!isPublished) return true
		await recordEvent(tx, { type: 'inquiry.answered', subject: inquiryId, site: found.site, now })
		if (found.email !== null) await enqueue(tx, { name: 'send-inquiry-answer', data: { inquiryId } })
		return true
	})
}
