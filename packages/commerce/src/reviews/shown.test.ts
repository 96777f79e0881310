import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { sizeNames } from '../catalog/rules/size-names.ts'
import { buyGoods } from '../checkout/fixtures/checkouts.ts'
import { orderBook } from '../checkout/fixtures/order-book.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { decideInquiry, decideReport } from './commands/decide.ts'
import { endInvitations, inviteBuyers } from './commands/invite.ts'
import { askAboutProduct, reportReview, voteForReview } from './commands/read-by-others.ts'
import { deliver, insertReview } from './fixtures.ts'
import { sendInquiryAnswer, sendReportDecision, sendReviewInvitation } from './jobs.ts'
import { readProductReviews } from './queries/shown-reviews.ts'
import { fitOf, voterOf } from './rules.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DAY = 86_400_000
let db: Database
let open: TestDatabase['open']
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, open, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const read = (productId: string, query: object = {}, from = db) =>
	readProductReviews(from, { page: 1, limit: 10, inquiries: 3, ...query, productId })

const sent: { to: string; subject: string; text: string; html: string; unsubscribeUrl?: string }[] = []
const post = {
	mailer: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) },
	sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' },
}

test('a thousand reviews at once: figures, filters and pages in one statement', async () => {
	await sql`
		insert into reviews (id, product_id, origin, site, language_tag, size_label, stars, title, body, fit, height_cm, status, written_at, changed_at)
		select 'many-reviews-' || n, 'many', 'example', 'fr', 'fr-FR', (34 + 2 * (n % 4))::text, 1 + n % 5, 'Avis ' || n,
			repeat('x', 2000), n % 3 - 1, 150 + n % 40, 'published', ${NOW}::timestamptz - n * interval '1 minute', ${NOW}
		from generate_series(1, 1000) n`.execute(db)
	const statements: string[] = []
	const one = open({ onStatement: (text) => void statements.push(text) })
	const { figures, reviews, total, pageCount, sizes } = await read('many', {}, one)
	expect(statements).toHaveLength(1)
	expect(figures).toMatchObject({ count: 1_000, average: 3, stars: [200, 200, 200, 200, 200], isExample: true })
	expect(figures.fit).toEqual({ small: 333, true: 334, large: 333, percentTrue: 33 })
	expect([reviews.length, reviews[0]!.title, total, pageCount]).toEqual([10, 'Avis 1', 1_000, 100])
	expect(sizes).toEqual(['34', '36', '38', '40'].map((label) => ({ label, count: 250 })))
	const some = await read('many', { stars: 5, size: '34', fit: 'true', height: '170-179', page: 1 })
	expect(
		some.reviews.every(
			({ stars, sizeLabel, fit, heightCm }) => stars === 5 && sizeLabel === '34' && fit === 'true' && heightCm! >= 170,
		),
	).toBe(true)
	expect(some.total).toBeGreaterThan(0)
	expect((await read('many', { page: 101 })).reviews).toEqual([])
})

test('who wrote on another site is read, and found, in the sizes of this one', async () => {
	const { productId } = await insertProduct(db, { id: 'LN-SIZES' })
	const labels = (fr: string, eu: string, gb: string) => JSON.stringify({ fr, eu, gb })
	const rename = (key: string, named: string) =>
		db.updateTable('sizes').set({ labels: named }).where('key', '=', key).execute()
	await rename('38', labels('38', '36', 'UK 10'))
	await rename('40', labels('40', '38', 'UK 12'))
	const at = { product_id: productId, written_at: NOW, origin: 'example' } as const
	await insertReview(db, { ...at, id: 'french-40', size_label: '40' })
	await insertReview(db, { ...at, id: 'german-38', site: 'de', size_label: '38' })
	await insertReview(db, { ...at, id: 'british-10', site: 'gb', size_label: 'UK 10' })
	await insertReview(db, { ...at, id: 'old-shop', size_label: 'Moyen' })
	const on = async (site: 'fr' | 'de', query: object = {}) => {
		const run = await db
			.selectFrom('sizes')
			.select(['key', 'labels'])
			.where('size_run_id', '=', 'women')
			.orderBy('position')
			.execute()
		const { reviews, sizes } = await read(productId, { ...query, sizeNames: sizeNames(run, site) })
		return { sizes, read: Object.fromEntries(reviews.map(({ id, sizeLabel }) => [id, sizeLabel])) }
	}
	expect(await on('fr')).toEqual({
		sizes: [
			{ label: '40', count: 2 },
			{ label: '38', count: 1 },
			{ label: 'Moyen', count: 1 },
		],
		read: { 'french-40': '40', 'german-38': '40', 'british-10': '38', 'old-shop': 'Moyen' },
	})
	expect((await on('fr', { size: '38' })).read).toEqual({ 'british-10': '38' })
	expect((await on('de', { size: '38' })).read).toEqual({ 'french-40': '38', 'german-38': '38' })
})

test('figures are of checked reviews; imported ones are shown and not counted', async () => {
	await insertReview(db, { id: 'imported-one', product_id: 'moved', written_at: NOW, stars: 5 })
	expect(await read('moved')).toMatchObject({ figures: { count: 0, average: null, fit: null }, all: 1, total: 1 })
})

test('the share that fits is said of enough people, and returns alone are none', () => {
	const none = { small: 0, true: 0, large: 0, tooSmall: 0, tooLarge: 0 }
	expect(fitOf({ ...none, true: 9 })).toBeNull()
	expect(fitOf({ ...none, tooSmall: 40 })).toBeNull()
	expect(fitOf({ ...none, small: 1, true: 21, large: 1, tooSmall: 1, tooLarge: 1 })).toEqual({
		small: 2,
		true: 21,
		large: 2,
		percentTrue: 84,
	})
})

test('a voter counts once for a review, however often and at once', async () => {
	await insertReview(db, { id: 'voted-for-one', product_id: 'voted', written_at: NOW })
	const vote = (address: string, customerId?: string) =>
		voteForReview(db, {
			reviewId: 'voted-for-one',
			voter: voterOf({ reviewId: 'voted-for-one', customerId, address }),
			customerId: customerId ?? null,
			now: NOW,
		})
	await Promise.all(Array.from({ length: 10 }, () => vote('192.0.2.7')))
	expect(await vote('192.0.2.7')).toBe(1)
	expect(await vote('192.0.2.8')).toBe(2)
	expect(await vote('2001:db8::1')).toBe(3)
	expect(await vote('2001:db8::2')).toBe(3)
	expect(await vote('192.0.2.7', 'customer-1')).toBe(4)
	expect(
		await voteForReview(db, { reviewId: 'unknown-review', voter: 'x', customerId: null, now: NOW }),
	).toBeUndefined()
})

test('a report is decided once, by the site of the review, and its answer sent', async () => {
	await insertReview(db, { id: 'reported-one', product_id: 'reported', written_at: NOW })
	const report = { site: 'de', languageTag: 'de-DE', reason: 'illegal', words: 'Das ist verboten.', now: NOW } as const
	await reportReview(db, { ...report, reviewId: 'reported-one', email: 'reader@example.com' })
	expect(await reportReview(db, { ...report, reviewId: 'unknown-review', email: null })).toBe(false)
	const { id: reportId } = await db.selectFrom('review_reports').select('id').executeTakeFirstOrThrow()
	const takeDown = { reportId, decision: 'take-down', reason: 'Unwahre Tatsachen.', now: NOW } as const
	expect(await decideReport(db, { ...takeDown, sites: ['de'] })).toBe(false)
	expect(await decideReport(db, { ...takeDown, sites: ['fr'] })).toBe(true)
	expect(await decideReport(db, { reportId, decision: 'keep', sites: null, now: NOW })).toBe(true)
	expect((await read('reported')).all).toBe(0)
	await sendReportDecision({ db, ...post, now: NOW, reportId })
	await sendReportDecision({ db, ...post, now: NOW, reportId })
	expect(sent.splice(0)).toMatchObject([{ to: 'reader@example.com', subject: 'Die von Ihnen gemeldete Bewertung' }])
})

test('a question is shown with its answer, which is sent once; then its address is forgotten', async () => {
	const asked = { site: 'it', languageTag: 'it-IT', words: 'Si può lavare a mano?', author: null }
	await askAboutProduct(db, {
		...asked,
		productId: 'asked',
		email: 'ada@example.com',
		pageUrl: 'https://shop.example/it/p/x/',
		now: NOW,
	})
	expect((await read('asked')).inquiryCount).toBe(0)
	const { id: inquiryId } = await db.selectFrom('product_inquiries').select('id').executeTakeFirstOrThrow()
	const publish = { inquiryId, decision: 'publish', answer: 'Sì, a 30 gradi.', now: NOW } as const
	expect(await decideInquiry(db, { ...publish, sites: ['fr'] })).toBe(false)
	expect(await decideInquiry(db, { ...publish, sites: null })).toBe(true)
	expect((await read('asked')).inquiries).toMatchObject([{ answer: 'Sì, a 30 gradi.', languageTag: 'it-IT' }])
	await sendInquiryAnswer({ db, ...post, now: NOW, inquiryId })
	await sendInquiryAnswer({ db, ...post, now: NOW, inquiryId })
	expect(sent.splice(0)).toMatchObject([{ to: 'ada@example.com', text: expect.stringContaining('Sì, a 30 gradi.') }])
	expect(await db.selectFrom('product_inquiries').select('email').executeTakeFirst()).toEqual({ email: null })
})

test('who has agreed to news is invited once, ten days after delivery, and never after an objection', async () => {
	const book = await orderBook(db)
	const items = [{ sku: book.skus[0], quantity: 1 }]
	const delivered = new Date()
	const buyers = await Promise.all(
		['agreed@example.com', 'silent@example.com', 'objects@example.com'].map(async (email) => {
			const order = await buyGoods(db, { items, email })
			await deliver(db, { orderNumber: order.orderNumber, now: delivered })
			return { ...order, email }
		}),
	)
	for (const { email } of buyers.filter((buyer) => !buyer.email.startsWith('silent')))
		await db
			.insertInto('newsletter_subscriptions')
			.values({
				id: `subscription ${email}`,
				email,
				site: 'fr',
				language_tag: 'fr-FR',
				source: 'checkout',
				page_url: 'https://shop.example/fr/newsletter/',
				asked_at: delivered,
				confirmed_at: delivered,
				ended_at: null,
			})
			.execute()
	await endInvitations(db, { reviewKey: buyers[2]!.orderId, now: delivered })
	const later = (days: number) => new Date(delivered.getTime() + days * DAY)
	expect(await inviteBuyers(db, later(9))).toBe(0)
	expect(await inviteBuyers(db, later(11))).toBe(1)
	expect(await inviteBuyers(db, later(12))).toBe(0)
	const { token, order_id } = await db.selectFrom('review_invitations').selectAll().executeTakeFirstOrThrow()
	expect(order_id).toBe(buyers[0]!.orderId)
	await sendReviewInvitation({ db, ...post, now: later(11), token })
	await sendReviewInvitation({ db, ...post, now: later(11), token })
	const [mail, ...others] = sent.splice(0)
	expect(others).toEqual([])
	expect(mail).toMatchObject({
		to: 'agreed@example.com',
		unsubscribeUrl: expect.stringMatching(/\/fr\/review\/[\w-]+\/\?stop=true$/),
	})
	expect(mail!.text).not.toContain(order_id)
	await endInvitations(db, { reviewKey: token, now: later(11) })
	expect(await db.selectFrom('review_objections').select('email').execute()).toContainEqual({
		email: 'agreed@example.com',
	})
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">ici</a>'])(
	'%j in a question or its answer is text in the e-mail',
	async (script) => {
		const productId = `script ${script}`
		const asked = { productId, site: 'fr', languageTag: 'fr-FR', words: `Question ${script}`, author: script }
		const pageUrl = 'https://shop.example/fr/p/x/'
		await askAboutProduct(db, { ...asked, email: 'ada@example.com', pageUrl, now: NOW })
		const found = db.selectFrom('product_inquiries').select('id').where('product_id', '=', productId)
		const { id: inquiryId } = await found.executeTakeFirstOrThrow()
		const publish = { inquiryId, decision: 'publish', answer: `Réponse ${script}`, now: NOW } as const
		await decideInquiry(db, { ...publish, sites: null })
		await sendInquiryAnswer({ db, ...post, now: NOW, inquiryId })
		const [mail] = sent.splice(0)
		expect(mail!.text).toContain(`Réponse ${script}`)
		expect(mail!.html).toMatch(/Réponse (&lt;|&quot;&gt;&lt;)/)
		expect(mail!.html.toLowerCase()).not.toMatch(/<script|<img[^>]*onerror|href="javascript/)
	},
)
