import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { recordEvent } from '../../events/commands.ts'
import type { ReportReason } from '../contract/choices.ts'

type VoteInput = { reviewId: string; voter: string; customerId: string | null; now: Date }

/** Counts a voter once. Returns how many have found it helpful; undefined for a review that is not shown. */
export async function voteForReview(db: Database, input: VoteInput): Promise<number | undefined> {
	const { reviewId, voter, customerId, now } = input
	const { rows } = await sql<{ helpful: number }>`/* prepared */
		with shown as (
			select id, helpful from reviews where id = ${reviewId} and status = 'published' for update
		), vote as (
			insert into review_votes (review_id, voter, customer_id, voted_at)
			select id, ${voter}, ${customerId}, ${now} from shown
			on conflict do nothing returning review_id
		), counted as (
			update reviews r set helpful = r.helpful + 1 from vote where r.id = vote.review_id returning r.helpful
		)
		select coalesce((select helpful from counted), helpful) as helpful from shown`.execute(db)
	return rows[0]?.helpful
}

type ReportInput = {
	reviewId: string
	site: string
	languageTag: string
	reason: ReportReason
	words: string
	email: string | null
	now: Date
}

/** Records a report, once while the same one waits; false for a review that is not shown. It stays until a person has decided. */
export function reportReview(db: Database, { reviewId, now, ...report }: ReportInput): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const shown = tx.selectFrom('reviews').select('site').where('id', '=', reviewId).where('status', '=', 'published')
		const review = await shown.forUpdate().executeTakeFirst()
		if (!review) return false
		const { reason, words, email } = report
		const same = tx.selectFrom('review_reports').select('id').where('review_id', '=', reviewId)
		const waiting = same.where('decision', 'is', null).where('reason', '=', reason).where('words', '=', words)
		if (await waiting.where('email', 'is not distinct from', email).executeTakeFirst()) return true
		const { languageTag, ...own } = report
		const id = randomBytes(12).toString('base64url')
		await tx
			.insertInto('review_reports')
			.values({ ...own, id, review_id: reviewId, language_tag: languageTag, reported_at: now })
			.execute()
		await recordEvent(tx, { type: 'review.reported', subject: reviewId, site: review.site, now })
		return true
	})
}

type AskInput = {
	productId: string
	site: string
	languageTag: string
	words: string
	author: string | null
	email: string | null
	pageUrl: string
	now: Date
}

/** Writes down a question about a style, once while the same one of its site and language waits; nobody reads it before the shop has answered. */
export async function askAboutProduct(db: Database, { productId, languageTag, pageUrl, now, ...asked }: AskInput) {
	const { site, words } = asked
	const id = randomBytes(12).toString('base64url')
	await db.transaction().execute(async (tx) => {
		const own = `inquiry ${productId} ${site} ${languageTag} ${words}`
		await sql`select pg_advisory_xact_lock(hashtextextended(${own}, 0))`.execute(tx)
		const ofProduct = tx.selectFrom('product_inquiries').select('id').where('product_id', '=', productId)
		// Each site answers its own, in the language in which it was asked.
		const same = ofProduct.where('site', '=', site).where('language_tag', '=', languageTag).where('words', '=', words)
		const waiting = same.where('status', '=', 'pending')
		if (await waiting.where('email', 'is not distinct from', asked.email).executeTakeFirst()) return
		await tx
			.insertInto('product_inquiries')
			.values({ ...asked, id, product_id: productId, language_tag: languageTag, page_url: pageUrl, asked_at: now })
			.execute()
		await recordEvent(tx, { type: 'inquiry.asked', subject: id, site, now })
	})
}
