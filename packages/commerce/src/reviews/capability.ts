import type { Capability } from '../declaration/capability.ts'
import { OF_CUSTOMER, OF_ORDER, ofEmail } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import type { MediaStore } from '../media/providers/media-store.ts'
import { countFitReturns, inviteBuyers, tidyReviews } from './commands/invite.ts'
import { forgetUnusedPhotos } from './commands/photos.ts'
import { deletePhotoFiles, publishPhotos } from './commands/publish-photos.ts'
import { sendInquiryAnswer, sendReportDecision, sendReviewInvitation, sendReviewRefusal } from './jobs.ts'
import { moderationRoutes } from './routes/moderation.ts'
import { type ReviewOptions, shopRoutes } from './routes/shop.ts'
import type { ReviewTables } from './tables.ts'

export const reviews: Capability<{
	tables: ReviewTables
	services: ReviewOptions
	/** `media`: where public files of photos are written. */
	work: Mailing & { media: MediaStore }
	jobs: {
		'send-review-invitation': { token: string }
		'publish-review-photos': { reviewId: string }
		'send-review-refusal': { reviewId: string; version: number }
		'send-report-decision': { reportId: string }
		'send-inquiry-answer': { inquiryId: string }
	}
	emails: 'review-invitation' | 'review-refused' | 'review-report-decided' | 'inquiry-answered'
}> = {
	name: 'reviews',
	reads: [
		'content_blocks',
		'orders',
		'order_lines',
		'parcels',
		'parcel_lines',
		'returns',
		'return_lines',
		'newsletter_subscriptions',
	],
	tables: {
		reviews: {
			group: 'reviews',
			holds: 'Reviews of bought goods: stars, words, name as its author wished it, fit, size and height',
			found: [OF_ORDER],
			gives: { request: 'id' },
			erase: 'delete',
		},
		review_photos: {
			group: 'reviews',
			holds: 'Photos of bought goods that go with reviews, without what cameras write into them',
			found: [OF_ORDER],
			exported: ['added_at', 'alt', 'bytes'],
			erase: 'delete',
		},
		review_photo_removals: 'random names of files of photos that are gone, until those are deleted',
		review_votes: {
			group: 'reviews',
			holds: 'Which reviews a customer has found helpful',
			found: [OF_CUSTOMER],
			secret: ['voter'],
			erase: 'delete',
		},
		review_reports: {
			group: 'reviews',
			holds: 'Reports of reviews: why, in which words, e-mail address for the decision',
			found: ofEmail('review_reports.email', 'review_reports.reported_at'),
			gives: { request: 'id' },
			erase: { empty: { email: 'null', words: `''` } },
			why: 'that a review was reported and what was decided has to be proved (Regulation (EU) 2022/2065)',
		},
		review_invitations: {
			group: 'reviews',
			holds: 'That a buyer was invited to review an order, and when',
			found: [OF_ORDER],
			gives: { request: 'token' },
			secret: ['token'],
			erase: 'delete',
		},
		review_objections: {
			group: 'reviews',
			holds: 'E-mail addresses that are invited to no review',
			found: ofEmail('review_objections.email', 'review_objections.objected_at'),
			erase: 'delete',
		},
		product_inquiries: {
			group: 'reviews',
			holds: 'Questions about products: words, name, until its answer is sent an e-mail address',
			found: ofEmail('product_inquiries.email', 'product_inquiries.asked_at'),
			gives: { request: 'id' },
			erase: 'delete',
		},
		fit_returns: 'how often styles came back as too small or too large: numbers',
	},
	routes(services) {
		const app = shopRoutes(services)
		app.route('/', moderationRoutes(services))
		return app
	},
	jobs: {
		'send-review-invitation': (work, data) => sendReviewInvitation({ ...mailJob(work), ...data }),
		'publish-review-photos': ({ db, media }, data) => publishPhotos({ db, media, ...data }),
		'send-review-refusal': (work, data) => sendReviewRefusal({ ...mailJob(work), ...data }),
		'send-report-decision': (work, data) => sendReportDecision({ ...mailJob(work), ...data }),
		'send-inquiry-answer': (work, data) => sendInquiryAnswer({ ...mailJob(work), ...data }),
	},
	emails: {
		'review-invitation': 'send-review-invitation',
		'review-refused': 'send-review-refusal',
		'review-report-decided': 'send-report-decision',
		'inquiry-answered': 'send-inquiry-answer',
	},
	tasks: ({ db, clock, media }) => [
		{ name: 'review-photo-removals', everySeconds: 60, run: () => deletePhotoFiles({ db, media }) },
		{ name: 'unused-review-photos', everySeconds: 900, run: () => forgetUnusedPhotos(db, clock()) },
		{ name: 'review-invitations', everySeconds: 3_600, run: async () => void (await inviteBuyers(db, clock())) },
		{ name: 'fit-returns', everySeconds: 3_600, run: () => countFitReturns(db) },
		{ name: 'old-review-addresses', everySeconds: 86_400, run: () => tidyReviews(db, clock()) },
	],
}
