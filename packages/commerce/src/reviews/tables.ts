import type { Generated } from 'kysely'
import type { ReportReason, ReviewStatus } from './contract/choices.ts'
import type { ReviewPhoto } from './contract/photos.ts'

export type ReviewsTable = {
	id: string
	product_id: string
	origin: 'bought' | 'imported' | 'example'
	/** Set of `bought` ones only. */
	order_id: string | null
	customer_id: string | null
	site: string
	language_tag: string
	sku: string | null
	size_label: string | null
	color_name: string | null
	author: string | null
	stars: number
	title: string
	body: string
	/** -1 runs small, 0 true to size, 1 runs large. */
	fit: number | null
	height_cm: number | null
	usual_size: string | null
	status: Generated<ReviewStatus>
	refusal: Generated<string | null>
	answer: Generated<string | null>
	answered_at: Generated<Date | null>
	bought_at: Date | null
	written_at: Date
	changed_at: Date
	decided_at: Generated<Date | null>
	helpful: Generated<number>
	version: Generated<number>
	/** Of its photos those whose files are written, in order. */
	shown_photos: Generated<ReviewPhoto[]>
}
export type ReviewPhotosTable = {
	id: string
	order_id: string
	review_id: string | null
	position: Generated<number>
	alt: string | null
	/** WebP. */
	bytes: Buffer
	width: number
	height: number
	added_at: Date
	file_name: Generated<string | null>
	widths: Generated<number[] | null>
}
export type ReviewPhotoRemovalsTable = { file_name: string; widths: number[]; asked_at: Generated<Date> }
export type ReviewVotesTable = { review_id: string; voter: string; customer_id: string | null; voted_at: Date }
export type ReviewReportsTable = {
	id: string
	review_id: string
	site: string
	language_tag: string
	reason: ReportReason
	words: string
	email: string | null
	reported_at: Date
	decision: Generated<'taken-down' | 'kept' | null>
	decided_at: Generated<Date | null>
}
export type ReviewInvitationsTable = { token: string; order_id: string; invited_at: Date }
export type ReviewObjectionsTable = { email: string; objected_at: Date }
export type ProductInquiriesTable = {
	id: string
	product_id: string
	site: string
	language_tag: string
	author: string | null
	email: string | null
	words: string
	answer: Generated<string | null>
	status: Generated<ReviewStatus>
	page_url: string
	asked_at: Date
	decided_at: Generated<Date | null>
}
export type FitReturnsTable = { product_id: string; too_small: number; too_large: number }

export type ReviewTables = {
	reviews: ReviewsTable
	review_photos: ReviewPhotosTable
	review_photo_removals: ReviewPhotoRemovalsTable
	review_votes: ReviewVotesTable
	review_reports: ReviewReportsTable
	review_invitations: ReviewInvitationsTable
	review_objections: ReviewObjectionsTable
	product_inquiries: ProductInquiriesTable
	fit_returns: FitReturnsTable
}
