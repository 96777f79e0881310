import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { buyGoods } from '../checkout/fixtures/checkouts.ts'
import { orderBook } from '../checkout/fixtures/order-book.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { decideReview } from './commands/decide.ts'
import { tidyReviews } from './commands/invite.ts'
import { askAboutProduct } from './commands/read-by-others.ts'
import { removeReview, writeReview } from './commands/write-review.ts'
import { NewReview } from './contract/writing.ts'
import { deliver, OPINION } from './fixtures.ts'
import { sendReviewRefusal } from './jobs.ts'
import { listReviews } from './queries/moderation.ts'
import { readReviewable } from './queries/reviewable.ts'
import { readProductReviews } from './queries/shown-reviews.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
let db: Database
let drop: () => Promise<void>
let book: Awaited<ReturnType<typeof orderBook>>
let productId: string
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	book = await orderBook(db)
	const { orderId } = await book.buy()
	productId = (await readReviewable(db, orderId))!.items[0]!.productId
})
afterAll(() => drop())

const PAGE = { page: 1, limit: 10, inquiries: 3 }
const write = (reviewKey: string, changes: Partial<NewReview> & { productId?: string } = {}) =>
	writeReview(db, { ...OPINION, productId, ...changes, reviewKey, languageTag: 'fr-FR', now: NOW })
const shown = async () => (await readProductReviews(db, { ...PAGE, productId })).reviews.map(({ title }) => title)
const rowsOf = (orderId: string) => db.selectFrom('reviews').selectAll().where('order_id', '=', orderId).execute()

async function bought(options: { customerId?: string } = {}) {
	const items = [{ sku: book.skus[0], quantity: 1 }]
	const order = await buyGoods(db, { items, ...options })
	await deliver(db, { orderNumber: order.orderNumber, now: new Date() })
	return order
}

test('only what was bought and delivered is reviewed, with the key of its order alone', async () => {
	const { orderId, orderNumber } = await book.buy()
	expect(await write(orderId)).toEqual({ ok: false, reason: 'not-delivered' })
	await deliver(db, { orderNumber, now: new Date() })
	expect(await write(orderId, { productId: 'another-style' })).toEqual({ ok: false, reason: 'not-bought' })
	expect(await write('somebody-elses-key')).toEqual({ ok: false, reason: 'review-key-unknown' })
	expect(await write(orderId)).toMatchObject({ ok: true, review: { status: 'pending', stars: 4 } })
	expect(await shown()).toEqual([])
	expect((await readReviewable(db, orderId))!.items).toMatchObject([
		{ isDelivered: true, review: { title: 'Belle coupe' } },
	])
})

test('a cancelled order reviews nothing', async () => {
	const { orderId } = await bought()
	await sql`update orders set order_status = 'cancelled' where id = ${orderId}`.execute(db)
	expect(await write(orderId)).toEqual({ ok: false, reason: 'review-key-unknown' })
})

test('a second review changes the first; both at once leave one row', async () => {
	const { orderId } = await bought()
	await Promise.all(Array.from({ length: 8 }, (_, number) => write(orderId, { title: `Essai ${number}` })))
	const [row, ...others] = await rowsOf(orderId)
	expect(others).toEqual([])
	expect(row).toMatchObject({ version: 8, status: 'pending' })
	const again = { title: row!.title }
	expect(await write(orderId, again)).toMatchObject({ ok: true })
	expect((await rowsOf(orderId))[0]).toMatchObject({ version: 8 })
})

test('a customer with two orders of a style has one review of it', async () => {
	const { customerId } = await insertCustomer(db)
	const [first, second] = [await bought({ customerId }), await bought({ customerId })]
	await Promise.all([write(first.orderId, { title: 'La première' }), write(second.orderId, { title: 'La seconde' })])
	const rows = await db.selectFrom('reviews').select('title').where('customer_id', '=', customerId).execute()
	expect(rows).toHaveLength(1)
	expect((await readReviewable(db, first.orderId))!.items[0]!.review).toMatchObject(rows[0]!)
})

test('reviews of a guest order that is claimed later stand beside the customer’s, and both orders can still change them', async () => {
	const { customerId } = await insertCustomer(db)
	const [guest, own] = [await bought(), await bought({ customerId })]
	await write(guest.orderId, { title: 'Sans compte' })
	await write(own.orderId, { title: 'Avec compte' })
	await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', guest.orderId).execute()
	for (const { orderId } of [guest, own])
		expect(await write(orderId, { title: `Changé par ${orderId}` })).toMatchObject({ ok: true })
})

test('published is what the shop has seen: a change is looked at again, another version is not decided', async () => {
	const { orderId } = await bought()
	await write(orderId, { title: 'Avant' })
	const { id } = (await rowsOf(orderId))[0]!
	const decide = (version: number, sites: readonly ('fr' | 'de')[] | null = null) =>
		decideReview(db, { reviewId: id, version, decision: 'publish', sites, now: NOW })
	expect(await decide(1, ['de'])).toEqual({ ok: false, reason: 'review-not-found' })
	expect(await decide(1)).toEqual({ ok: true })
	expect(await shown()).toContain('Avant')
	await write(orderId, { title: 'Après' })
	expect(await shown()).not.toContain('Après')
	expect(await decide(1)).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await decide(2)).toEqual({ ok: true })
	expect(await decide(2)).toEqual({ ok: true })
	expect(await shown()).toContain('Après')
	const events = await db.selectFrom('events').select('type').where('subject', '=', id).orderBy('serial').execute()
	expect(events.map(({ type }) => type)).toEqual([
		'review.submitted',
		'review.published',
		'review.submitted',
		'review.published',
	])
	expect(await removeReview(db, { reviewKey: orderId, productId })).toBe(true)
	expect(await shown()).not.toContain('Après')
})

test('a refusal is told to its author once for each version, with its reason', async () => {
	const { orderId } = await bought()
	await write(orderId)
	const { id } = (await rowsOf(orderId))[0]!
	const refuse = () =>
		decideReview(db, {
			reviewId: id,
			version: 1,
			decision: 'refuse',
			reason: 'Une adresse est citée.',
			sites: null,
			now: NOW,
		})
	await refuse()
	await refuse()
	const { rows } = await sql<{ data: object }>`
		select data from pgboss.job where name = 'send-review-refusal' and data ->> 'reviewId' = ${id}`.execute(db)
	expect(rows).toEqual([{ data: { reviewId: id, version: 1 } }])
	expect((await readReviewable(db, orderId))!.items[0]!.review).toMatchObject({ refusal: 'Une adresse est citée.' })
})

test('a second refusal of a version has its own reason, which is told once too', async () => {
	const { orderId } = await bought()
	await write(orderId)
	const { id: reviewId } = (await rowsOf(orderId))[0]!
	const sent: string[] = []
	const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) }
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS' }
	for (const [minute, reason] of ['Une adresse est citée.', 'Un nom est cité.'].entries()) {
		const now = new Date(NOW.getTime() + minute * 60_000)
		await decideReview(db, { reviewId, version: 1, decision: 'refuse', reason, sites: null, now })
		for (const _ of [1, 2]) await sendReviewRefusal({ db, mailer, sender, now, reviewId, version: 1 })
	}
	expect(sent).toEqual([expect.stringContaining('Une adresse'), expect.stringContaining('Un nom')])
})

test('the address of a question that nobody answers is forgotten after half a year', async () => {
	const asked = {
		site: 'fr',
		languageTag: 'fr-FR',
		words: 'Quelle longueur ?',
		author: null,
		pageUrl: 'https://a.example/',
	}
	for (const days of [184, 182]) {
		const now = new Date(NOW.getTime() - days * 86_400_000)
		await askAboutProduct(db, { ...asked, productId, email: `${days}@example.com`, now })
	}
	await tidyReviews(db, NOW)
	const rows = await db.selectFrom('product_inquiries').select('email').orderBy('asked_at').execute()
	expect(rows).toEqual([{ email: null }, { email: '182@example.com' }])
})

test('the same question counts once for each site and language', async () => {
	const asked = { words: 'Se lave-t-elle à la main ?', author: null, email: null, pageUrl: 'https://a.example/' }
	for (const [site, languageTag] of [
		['fr', 'fr-FR'],
		['fr', 'fr-FR'],
		['ch', 'fr-CH'],
		['fr', 'en-FR'],
	] as const)
		await askAboutProduct(db, { ...asked, site, languageTag, productId: 'asked-twice', now: NOW })
	const rows = db
		.selectFrom('product_inquiries')
		.select(['site', 'language_tag'])
		.where('product_id', '=', 'asked-twice')
	expect((await rows.execute()).map((row) => `${row.site} ${row.language_tag}`).toSorted()).toEqual([
		'ch fr-CH',
		'fr en-FR',
		'fr fr-FR',
	])
})

test('what is typed is plain text in a few sizes: no line breaks in a title, no characters that turn the direction', () => {
	const parsed = NewReview.parse({
		...OPINION,
		title: ' Très\n\tbien\u202e ',
		body: `<script>alert(1)</script>\r\n\r\n\r\n\r\n\0${'x'.repeat(20)}`,
	})
	expect(parsed.title).toBe('Très bien')
	expect(parsed.body).toBe(`<script>alert(1)</script>\n\n${'x'.repeat(20)}`)
	for (const wrong of [
		{ stars: 0 },
		{ stars: 6 },
		{ stars: 4.5 },
		{ body: 'court' },
		{ body: 'x'.repeat(4_001) },
		{ title: '' },
	])
		expect(NewReview.safeParse({ ...OPINION, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test('the list to decide on comes in pages, each review once', async () => {
	const seen: string[] = []
	let after: string | undefined
	do {
		const page = await listReviews(db, { status: 'pending', limit: 2, after, sites: null })
		seen.push(...page.reviews.map(({ id }) => id))
		after = page.next ?? undefined
	} while (after)
	const all = await db.selectFrom('reviews').select('id').where('status', '=', 'pending').execute()
	expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)))
})
