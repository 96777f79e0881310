import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { buyGoods } from '../checkout/fixtures/checkouts.ts'
import { orderBook } from '../checkout/fixtures/order-book.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { cameraPicture } from '../media/test-pictures.ts'
import { openTestStore, type TestStore } from '../media/test-stores.ts'
import { decideReport, decideReview } from './commands/decide.ts'
import { tidyReviews } from './commands/invite.ts'
import { addPhoto } from './commands/photos.ts'
import { deletePhotoFiles, hidePhotos, publishPhotos } from './commands/publish-photos.ts'
import { reportReview } from './commands/read-by-others.ts'
import { removeReview, writeReview } from './commands/write-review.ts'
import type { NewPhoto } from './contract/photos.ts'
import { deliver, OPINION } from './fixtures.ts'
import { listReviews } from './queries/moderation.ts'
import { findModeratedPhoto, findOwnPhoto } from './queries/photos.ts'
import { readReviewable } from './queries/reviewable.ts'
import { readProductReviews } from './queries/shown-reviews.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DAY = 86_400_000
let db: Database
let drop: () => Promise<void>
let media: TestStore
let skus: readonly string[]
let productId: string
let picture: Buffer
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	media = await openTestStore('bucket')
	await insertSites(db)
	const book = await orderBook(db)
	skus = book.skus
	productId = (await readReviewable(db, (await book.buy()).orderId))!.items[0]!.productId
	picture = await cameraPicture({ width: 700, height: 500 })
})
afterAll(async () => {
	await media.close()
	await drop()
})

async function bought(options: { customerId?: string } = {}) {
	const order = await buyGoods(db, { items: [{ sku: skus[0]!, quantity: 1 }], ...options })
	await deliver(db, { orderNumber: order.orderNumber, now: new Date() })
	return order.orderId
}

async function added(reviewKey: string, bytes = picture): Promise<string> {
	const result = await addPhoto(db, { reviewKey, bytes, now: NOW })
	if (!result.ok) throw new Error(result.reason)
	return result.photo.id
}

const write = (reviewKey: string, photos?: NewPhoto[], title = OPINION.title) =>
	writeReview(db, {
		...OPINION,
		title,
		...(photos && { photos }),
		productId,
		reviewKey,
		languageTag: 'fr-FR',
		now: NOW,
	})
const named = (id: string, alt: string | null = null) => ({ id, alt })

async function reviewOf(orderId: string) {
	return db.selectFrom('reviews').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

async function decide(orderId: string, decision: 'publish' | 'refuse' = 'publish') {
	const { id: reviewId, version } = await reviewOf(orderId)
	const reason = 'Une personne est reconnaissable.'
	const decided = decision === 'publish' ? { decision } : { decision, reason }
	expect(await decideReview(db, { ...decided, reviewId, version, sites: null, now: NOW })).toEqual({ ok: true })
	return reviewId
}

async function published(orderId: string): Promise<string> {
	const reviewId = await decide(orderId)
	await publishPhotos({ db, media, reviewId })
	return reviewId
}

const shown = async () =>
	(await readProductReviews(db, { page: 1, limit: 20, inquiries: 0, photos: 'true', productId })).reviews

test('nothing of a photo is public before a person has seen it; then it is, under a name of its own', async () => {
	const orderId = await bought()
	const ids = [await added(orderId), await added(orderId)]
	await write(orderId, [named(ids[0]!, 'De face'), named(ids[1]!)])
	expect(await media.keys()).toEqual([])
	expect(await shown()).toEqual([])
	const { reviews } = await listReviews(db, { status: 'pending', limit: 200, sites: ['fr'] })
	const { id: reviewId } = await reviewOf(orderId)
	expect(reviews.find(({ id }) => id === reviewId)).toMatchObject({
		photos: [
			{ id: ids[0], alt: 'De face' },
			{ id: ids[1], alt: null },
		],
	})
	const look = (sites: readonly ('fr' | 'de')[] | null) => findModeratedPhoto(db, { reviewId, photoId: ids[0]!, sites })
	expect(await look(['de'])).toBeUndefined()
	expect(await look(['fr'])).toBeInstanceOf(Buffer)
	// A job that comes too early publishes nothing.
	await publishPhotos({ db, media, reviewId })
	expect(await media.keys()).toEqual([])
	await published(orderId)
	await published(orderId)
	const [review] = await shown()
	expect(review!.photos).toMatchObject([{ alt: 'De face', width: 500, height: 700 }, { alt: null }])
	const bases = review!.photos.map(({ base }) => base)
	for (const base of bases) expect(base).toMatch(/^\/media\/reviews\/([\da-f]{2})\/\1[\da-f]{62}$/)
	expect(new Set(bases).size).toBe(2)
	expect((await media.keys()).filter((key) => bases.some((base) => `/media/${key}`.startsWith(base)))).toEqual(
		await media.keys(),
	)
	await removeReview(db, { reviewKey: orderId, productId })
	await deletePhotoFiles({ db, media })
	expect(await media.keys()).toEqual([])
})

test('the same picture in two reviews is two photos: one goes, the other stays', async () => {
	const [first, second] = [await bought(), await bought()]
	for (const orderId of [first, second]) {
		await write(orderId, [named(await added(orderId))])
		await published(orderId)
	}
	const before = await media.keys()
	await removeReview(db, { reviewKey: first, productId })
	await deletePhotoFiles({ db, media })
	const [left] = await shown()
	expect(await media.keys()).toEqual(before.filter((key) => `/media/${key}`.startsWith(left!.photos[0]!.base)))
	expect(await media.keys()).not.toEqual([])
	await removeReview(db, { reviewKey: second, productId })
	await deletePhotoFiles({ db, media })
})

test('a changed photo is looked at again, one that is taken back is deleted, and what is not said stays', async () => {
	const orderId = await bought()
	const [kept, dropped] = [await added(orderId), await added(orderId)]
	await write(orderId, [named(kept), named(dropped)])
	await published(orderId)
	const { version } = await reviewOf(orderId)
	expect(await write(orderId)).toMatchObject({ ok: true, review: { photos: [{ id: kept }, { id: dropped }] } })
	expect(await reviewOf(orderId)).toMatchObject({ version, status: 'published' })
	await write(orderId, [named(kept, 'Avec une ceinture')])
	expect(await reviewOf(orderId)).toMatchObject({ version: version + 1, status: 'pending', shown_photos: [] })
	expect(await findOwnPhoto(db, { reviewKey: orderId, photoId: dropped })).toBeUndefined()
	await deletePhotoFiles({ db, media })
	await published(orderId)
	const [review] = await shown()
	expect(review!.photos).toMatchObject([{ alt: 'Avec une ceinture' }])
	expect((await media.keys()).every((key) => `/media/${key}`.startsWith(review!.photos[0]!.base))).toBe(true)
	await removeReview(db, { reviewKey: orderId, productId })
	await deletePhotoFiles({ db, media })
})

test('a refused or reported review leaves no file; its photos are kept half a year for an objection', async () => {
	const [refused, reported] = [await bought(), await bought()]
	for (const orderId of [refused, reported]) {
		await write(orderId, [named(await added(orderId))])
		await published(orderId)
	}
	await decide(refused, 'refuse')
	const { id: reviewId } = await reviewOf(reported)
	const report = {
		site: 'fr',
		languageTag: 'fr-FR',
		reason: 'personal-data',
		words: 'On me reconnaît.',
		email: null,
	} as const
	await reportReview(db, { ...report, reviewId, now: NOW })
	const { id: reportId } = await db.selectFrom('review_reports').select('id').executeTakeFirstOrThrow()
	await decideReport(db, { reportId, decision: 'take-down', reason: 'On la reconnaît.', sites: null, now: NOW })
	expect(await shown()).toEqual([])
	await deletePhotoFiles({ db, media })
	expect(await media.keys()).toEqual([])
	const count = async () =>
		(await db.selectFrom('review_photos').select('id').where('order_id', 'in', [refused, reported]).execute()).length
	await tidyReviews(db, new Date(NOW.getTime() + 182 * DAY))
	expect(await count()).toBe(2)
	// The objection was right: it has new files, under new names.
	await published(refused)
	expect(await shown()).toHaveLength(1)
	await tidyReviews(db, new Date(NOW.getTime() + 184 * DAY))
	expect(await count()).toBe(1)
	await removeReview(db, { reviewKey: refused, productId })
	await deletePhotoFiles({ db, media })
})

test('files that were about to be written when the review was refused are not left behind', async () => {
	const orderId = await bought()
	await write(orderId, [named(await added(orderId))])
	const reviewId = await decide(orderId)
	let puts = 0
	const put = async (key: string, bytes: Buffer) => {
		if ((puts += 1) === 1) await decide(orderId, 'refuse')
		await media.put(key, bytes)
	}
	await Promise.all([publishPhotos({ db, media: { ...media, put }, reviewId }), deletePhotoFiles({ db, media })])
	expect(puts).toBe(1)
	await deletePhotoFiles({ db, media })
	expect(await media.keys()).toEqual([])
	expect(await shown()).toEqual([])
})

test('a publication waits for a refusal that has begun, and then names nothing', async () => {
	const orderId = await bought()
	await write(orderId, [named(await added(orderId))])
	const reviewId = await decide(orderId)
	const { publication } = await db.transaction().execute(async (tx) => {
		await tx
			.updateTable('reviews')
			.set({ status: 'refused', refusal: 'Trop tard.' })
			.where('id', '=', reviewId)
			.execute()
		await hidePhotos(tx, reviewId)
		const begun = publishPhotos({ db, media, reviewId })
		const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
		await eventually(async () => expect((await waiting.execute(db)).rows).toHaveLength(1))
		return { publication: begun }
	})
	await publication
	const names = await db.selectFrom('review_photos').select('file_name').where('review_id', '=', reviewId).execute()
	expect([names, await media.keys()]).toEqual([[{ file_name: null }], []])
})

test('a photo that another run has named is shown once its files are written', async () => {
	const orderId = await bought()
	await write(orderId, [named(await added(orderId))])
	const reviewId = await decide(orderId)
	const nameAnother = sql`
		insert into review_photos (id, order_id, review_id, position, bytes, width, height, added_at, file_name, widths)
		select 'photo-named-elsewhere', order_id, review_id, 1, bytes, width, height, added_at, repeat('cd', 32), widths
		from review_photos where review_id = ${reviewId} on conflict do nothing`
	const put = async (key: string, bytes: Buffer) => {
		await nameAnother.execute(db)
		await media.put(key, bytes)
	}
	await publishPhotos({ db, media: { ...media, put }, reviewId })
	expect(await shown()).toEqual([])
	await publishPhotos({ db, media, reviewId })
	expect((await shown())[0]!.photos).toHaveLength(2)
	await removeReview(db, { reviewKey: orderId, productId })
	await deletePhotoFiles({ db, media })
})

test('a store that is away: nothing is shown, nothing is forgotten', async () => {
	const orderId = await bought()
	await write(orderId, [named(await added(orderId))])
	const reviewId = await decide(orderId)
	const away = () => Promise.reject(new Error('away'))
	await expect(
		publishPhotos({ db, media: { has: away, get: away, put: away, remove: away }, reviewId }),
	).rejects.toThrow('away')
	expect((await shown())[0]).toBeUndefined()
	await publishPhotos({ db, media, reviewId })
	expect(await shown()).toHaveLength(1)
	await removeReview(db, { reviewKey: orderId, productId })
	await expect(deletePhotoFiles({ db, media: { ...media, remove: away } })).rejects.toThrow('away')
	await deletePhotoFiles({ db, media })
	expect([await media.keys(), await db.selectFrom('review_photo_removals').selectAll().execute()]).toEqual([[], []])
})

test('two submissions at once, of two orders of a customer, leave one review with the photos of one of them', async () => {
	const { customerId } = await insertCustomer(db)
	const orders = [await bought({ customerId }), await bought({ customerId })]
	const photos = await Promise.all(orders.map(async (orderId) => [named(await added(orderId))]))
	await Promise.all(orders.map((orderId, at) => write(orderId, photos[at], `Avis ${at}`)))
	const rows = await db.selectFrom('reviews').select(['id', 'title']).where('customer_id', '=', customerId).execute()
	expect(rows).toHaveLength(1)
	const attached = await db.selectFrom('review_photos').select('id').where('review_id', '=', rows[0]!.id).execute()
	expect(attached).toEqual([{ id: photos[rows[0]!.title === 'Avis 0' ? 0 : 1]![0]!.id }])
})

test('a publication changes what pages show of the product', async () => {
	const orderId = await bought()
	await write(orderId, [named(await added(orderId))])
	const reviewId = await decide(orderId)
	await sql`delete from changes`.execute(db)
	await publishPhotos({ db, media, reviewId })
	const { rows } = await sql`select topic, key from changes where topic = 'reviews'`.execute(db)
	expect(rows).toEqual([{ topic: 'reviews', key: productId }])
})
