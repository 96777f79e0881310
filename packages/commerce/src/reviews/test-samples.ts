import { buyGoods } from '../checkout/fixtures/checkouts.ts'
import { cameraPicture } from '../media/test-pictures.ts'
import type { Samples } from '../declaration/test-gather-samples.ts'
import { deliver, insertReview, OPINION } from './fixtures.ts'

export const samples: Samples = {
	accepted: [
		'getProductReviews',
		'askAboutProduct',
		'getReviewable',
		'addReviewPhoto',
		'getOwnReviewPhoto',
		'getReviewPhoto',
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
		const bytes = await cameraPicture({ width: 300, height: 200 })
		const photo = { order_id: orderId, alt: null, bytes, width: 200, height: 300, added_at: now }
		await db
			.insertInto('review_photos')
			.values([
				{ ...photo, id: 'photo-of-somebody', review_id: 'review-of-somebody' },
				{ ...photo, id: 'photo-of-nobody', review_id: null },
			])
			.execute()
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
			photoId: ['photo-of-somebody'],
			photo: [bytes.toString('base64'), bytes.toString('latin1'), Buffer.from('<svg/>').toString('base64')],
			id: ['photo-of-nobody'],
			pageUrl: ['https://fr.localhost/fr/p/x/'],
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
