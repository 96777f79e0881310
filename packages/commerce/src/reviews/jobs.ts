import type { LanguageTag } from '@vitrine/market/locales'
import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { readOrder } from '../orders/queries/find-order.ts'
import { findSender } from '../web-domains/queries.ts'
import { answerEmail, decisionEmail, invitationEmail, refusalEmail } from './email/review-email.ts'

type Job = { db: Database; mailer: Mailer; sender: Sender; now: Date }

/** The page of a review's form beside that of its order; undefined of orders that have none. */
function formUrl(orderPage: string | undefined, reviewKey: string): string | undefined {
	if (!orderPage) return undefined
	const page = new URL(orderPage)
	page.pathname = page.pathname.replace(/\/order\/.*$/, `/review/${reviewKey}/`)
	page.search = ''
	return page.href
}

/** Invites a buyer to review an order, once; nobody who has meanwhile asked for no invitations. */
export async function sendReviewInvitation({ token, ...job }: Job & { token: string }): Promise<void> {
	const { db, now } = job
	const found = db.selectFrom('review_invitations').select('order_id').where('token', '=', token)
	const invitation = await found.executeTakeFirst()
	const read = invitation && (await readOrder(db, invitation.order_id))
	const link = read && formUrl(read.order.snapshot.pageUrl, token)
	if (!read || !link || read.order.orderStatus !== 'confirmed' || read.order.email === '') return
	const { order, site, languageTag: tag } = read
	const objected = db.selectFrom('review_objections').select('email').where('email', '=', order.email.toLowerCase())
	if (await objected.executeTakeFirst()) return
	const sender = await findSender(db, { site, sender: job.sender, pageUrl: link })
	const styles = new Map(order.lines.map((line) => [line.productId, line]))
	const goods = [...styles.values()].map(({ name, colorName: detail, image: picture }) => ({ name, detail, picture }))
	const mail = await invitationEmail({ to: order.email, tag, goods, link, sender })
	await sendOnce(db, { ...job, now, kind: 'review-invitation', reference: token, mail })
}

/** Tells the author why a version of a review is not shown, once for each decision. */
export async function sendReviewRefusal(job: Job & { reviewId: string; version: number }): Promise<void> {
	const { db, reviewId, version } = job
	const columns = ['order_id', 'title', 'refusal', 'version', 'decided_at'] as const
	const review = await db.selectFrom('reviews').select(columns).where('id', '=', reviewId).executeTakeFirst()
	if (!review?.order_id || review.refusal === null || review.version !== version) return
	const read = await readOrder(db, review.order_id)
	if (!read || read.order.email === '') return
	const { order, site, languageTag: tag } = read
	const link = formUrl(order.snapshot.pageUrl, order.id)
	const sender = await findSender(db, { site, sender: job.sender, pageUrl: order.snapshot.pageUrl })
	const { title, refusal: reason } = review
	const mail = await refusalEmail({ to: order.email, tag, title, reason, link, sender })
	// A version can be refused again with another reason.
	const reference = `${reviewId} ${version} ${review.decided_at?.getTime()}`
	await sendOnce(db, { ...job, kind: 'review-refused', reference, mail })
}

/** Tells who reported a review what was decided. */
export async function sendReportDecision({ reportId, ...job }: Job & { reportId: string }): Promise<void> {
	const { db } = job
	const found = db.selectFrom('review_reports').selectAll().where('id', '=', reportId)
	const report = await found.executeTakeFirst()
	if (!report?.email || !report.decision) return
	const { site, email: to, decision, words } = report
	const tag = report.language_tag as LanguageTag
	const sender = await findSender(db, { site, sender: job.sender })
	const mail = await decisionEmail({ to, tag, words, isTakenDown: decision === 'taken-down', sender })
	await sendOnce(db, { ...job, kind: 'review-report-decided', reference: reportId, mail })
}

/** Sends the answer to who asked, and forgets the address. */
export async function sendInquiryAnswer({ inquiryId, ...job }: Job & { inquiryId: string }): Promise<void> {
	const { db } = job
	const found = db.selectFrom('product_inquiries').selectAll().where('id', '=', inquiryId)
	const asked = await found.executeTakeFirst()
	if (!asked?.email || asked.answer === null || asked.status !== 'published') return
	const { site, email: to, words, answer, page_url: link } = asked
	const tag = asked.language_tag as LanguageTag
	const sender = await findSender(db, { site, sender: job.sender, pageUrl: link })
	const mail = await answerEmail({ to, tag, words, answer, link, sender })
	await sendOnce(db, {
		...job,
		kind: 'inquiry-answered',
		reference: inquiryId,
		mail,
		onSent: async (tx) => {
			await tx.updateTable('product_inquiries').set({ email: null }).where('id', '=', inquiryId).execute()
		},
	})
}
