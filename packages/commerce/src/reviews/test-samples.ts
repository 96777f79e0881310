import { buyGoods } from '../checkout/fixtures/checkouts.ts'
import type { Samples } from '../declaration/test-gather-samples.ts'
import { deliver, insertReview, OPINION } from './fixtures.ts'

export const samples: Samples = {
	accepted: [
		'getReviewable',
		'writeReview',
		'removeReview',
		'endReviewInvitations',
		'voteForReview',
		'reportReview',
		'listReviews',
		'decideReview',
		'answerReview',
		'listReviewReports',
		'decideReviewReport',
		'listInquiries',
		'decideInquiry',
	],
	async values(db, { sku: [sku = ''] = [] }) {
		const now = new Date()
		const { orderId, orderNumber } = await buyGoods(db, { items: [{ sku, quantity: 1 }] })
		await deliver(db, { orderNumber, now })
		const lines = await db.selectFrom('order_lines').select('snapshot').where('order_id', '=', orderId).execute()
		// A version that is often drawn.
		await insertReview(db, { id: 'review-of-somebody', product_id: 'somewhat', written_at: now, version: 0 })
		const place = { site: 'fr', language_tag: 'fr-FR', words: 'Une explication assez longue.', email: null }
		await db
			.insertInto('review_reports')
			.values({
				...place,
				id: 'report-of-a-review',
				review_id: 'review-of-somebody',
				reason: 'illegal',
				reported_at: now,
			})
			.execute()
		await db
			.insertInto('product_inquiries')
			.values({
				...place,
				id: 'inquiry-of-somebody',
				product_id: 'somewhat',
				author: null,
				page_url: 'https://fr.localhost/fr/p/x/',
				asked_at: now,
			})
			.execute()
		return {
			reviewKey: [orderId],
			productId: lines.map(({ snapshot }) => snapshot.productId),
			reviewId: ['review-of-somebody'],
			reportId: ['report-of-a-review'],
			inquiryId: ['inquiry-of-somebody'],
			title: [OPINION.title],
			body: [OPINION.body],
			author: ['Camille'],
			usualSize: ['38'],
			fit: ['true'],
			words: ['Une explication assez longue.'],
			reason: ['Une explication assez longue.', 'illegal'],
			answer: ['Merci de cet avis.'],
			decision: ['publish', 'refuse', 'keep'],
		}
	},
}
