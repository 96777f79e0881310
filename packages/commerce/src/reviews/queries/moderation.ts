import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { Operator } from '../../http/permissions.ts'
import type { ModeratedInquiry, ModeratedReview, ReviewReport } from '../contract/moderation.ts'
import type { ReviewStatus } from '../contract/choices.ts'
import { fitWord } from '../rules.ts'
import { reviewColumns } from './shown-reviews.ts'

type Sites = Operator['sites']
type PageInput = { status: ReviewStatus; after?: string | undefined; limit: number; sites: Sites }
type ReviewRow = Omit<ModeratedReview, 'fit' | 'changedAt'> & { fit: number | null; changedAt: Date }

/** SQL of a ModeratedReview, its fit as a number. */
function moderated(which: RawBuilder<unknown>) {
	return sql<ReviewRow>`/* prepared */
		select ${reviewColumns}, r.product_id as "productId", r.site, r.status, r.refusal, r.changed_at as "changedAt", r.version,
			(select order_number from orders where id = r.order_id) as "orderNumber",
			(select count(*) from review_reports where review_id = r.id and decision is null)::int as "openReports",
			coalesce((select json_agg(json_build_object('id', id, 'alt', alt, 'width', width, 'height', height) order by position)
				from review_photos where review_id = r.id), '[]') as photos
		from reviews r where ${which}`
}

function described({ fit, changedAt, ...row }: ReviewRow): ModeratedReview {
	return { ...row, fit: fitWord(fit), changedAt: changedAt.toISOString() }
}

function ofSites(sites: Sites, column: string): RawBuilder<unknown> {
	return sites === null ? sql`true` : sql`${sql.ref(column)} = any(${sites}::text[])`
}

/** Reviews of a status, those changed longest ago first. */
export async function listReviews(db: Database, { status, after, limit, sites }: PageInput) {
	const { at, id } = cursorOf(after)
	const { rows } = await moderated(sql`
		r.status = ${status} and ${ofSites(sites, 'r.site')} and (r.changed_at, r.id) > (${at}::timestamptz, ${id}::text)
		order by r.changed_at, r.id limit ${limit}`).execute(db)
	const last = rows.length === limit ? rows.at(-1) : undefined
	return { reviews: rows.map(described), next: last ? `${last.changedAt.getTime()}_${last.id}` : null }
}

/** A review of the caller's sites; undefined for any other. */
export async function findModerated(
	db: Database,
	{ reviewId, sites }: { reviewId: string; sites: Sites },
): Promise<ModeratedReview | undefined> {
	const { rows } = await moderated(sql`r.id = ${reviewId} and ${ofSites(sites, 'r.site')}`).execute(db)
	return rows[0] && described(rows[0])
}

/** Reports without a decision, oldest first, 200 at most. */
export async function listReports(db: Database, sites: Sites): Promise<ReviewReport[]> {
	const open = db.selectFrom('review_reports').innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
	const rows = await open
		.select(['review_reports.id', 'review_id', 'reason', 'words', 'email', 'reported_at'])
		.where('decision', 'is', null)
		.$if(sites !== null, (query) => query.where('reviews.site', 'in', sites ?? []))
		.orderBy('reported_at')
		.orderBy('review_reports.id')
		.limit(200)
		.execute()
	const found = await moderated(sql`r.id = any(${rows.map((row) => row.review_id)}::text[])`).execute(db)
	const reviews = new Map(found.rows.map((row) => [row.id, described(row)]))
	return rows.flatMap(({ id, review_id, reason, words, email, reported_at }) => {
		const review = reviews.get(review_id)
		if (!review) return []
		return [{ id, reason, words, reportedAt: reported_at.toISOString(), hasAddress: email !== null, review }]
	})
}

type InquiryRow = Omit<ModeratedInquiry, 'askedAt'> & { askedAt: Date }

function inquiries(which: RawBuilder<unknown>) {
	return sql<InquiryRow>`/* prepared */
		select id, words, author, answer, language_tag as "languageTag", asked_at as "askedAt", product_id as "productId",
			site, status, email is not null as "hasAddress"
		from product_inquiries q where ${which}`
}

function inquiryOf({ askedAt, ...row }: InquiryRow): ModeratedInquiry {
	return { ...row, askedAt: askedAt.toISOString() }
}

/** Questions of a status, oldest first. */
export async function listInquiries(db: Database, { status, after, limit, sites }: PageInput) {
	const { at, id } = cursorOf(after)
	const { rows } = await inquiries(sql`
		status = ${status} and ${ofSites(sites, 'q.site')} and (asked_at, id) > (${at}::timestamptz, ${id}::text)
		order by asked_at, id limit ${limit}`).execute(db)
	const last = rows.length === limit ? rows.at(-1) : undefined
	return { inquiries: rows.map(inquiryOf), next: last ? `${last.askedAt.getTime()}_${last.id}` : null }
}

export async function findInquiry(
	db: Database,
	{ inquiryId, sites }: { inquiryId: string; sites: Sites },
): Promise<ModeratedInquiry | undefined> {
	const { rows } = await inquiries(sql`id = ${inquiryId} and ${ofSites(sites, 'q.site')}`).execute(db)
	return rows[0] && inquiryOf(rows[0])
}

/** Milliseconds and an id. What is written within one millisecond may come on two pages, and is never left out. */
function cursorOf(after: string | undefined): { at: Date; id: string } {
	const [milliseconds = '0', ...id] = (after ?? '').split('_')
	const at = new Date(Number(milliseconds))
	return Number.isNaN(at.getTime()) ? { at: new Date(0), id: '' } : { at, id: id.join('_') }
}
