import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { buyGoods } from '../checkout/fixtures/checkouts.ts'
import { orderBook } from '../checkout/fixtures/order-book.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { cameraPicture } from '../media/test-pictures.ts'
import { openTestStore } from '../media/test-stores.ts'
import { decideReview } from './commands/decide.ts'
import { addPhoto, forgetUnusedPhotos } from './commands/photos.ts'
import { publishPhotos } from './commands/publish-photos.ts'
import { writeReview } from './commands/write-review.ts'
import type { NewPhoto } from './contract/photos.ts'
import { deliver, OPINION } from './fixtures.ts'
import { findOwnPhoto } from './queries/photos.ts'
import { readReviewable } from './queries/reviewable.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DAY = 86_400_000
let db: Database
let drop: () => Promise<void>
let skus: readonly string[]
let productId: string
let picture: Buffer
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const book = await orderBook(db)
	skus = book.skus
	productId = (await readReviewable(db, (await book.buy()).orderId))!.items[0]!.productId
	picture = await cameraPicture({ width: 700, height: 500 })
})
afterAll(() => drop())

async function bought() {
	const order = await buyGoods(db, { items: [{ sku: skus[0]!, quantity: 1 }] })
	await deliver(db, { orderNumber: order.orderNumber, now: new Date() })
	return order.orderId
}

async function added(reviewKey: string): Promise<string> {
	const result = await addPhoto(db, { reviewKey, bytes: picture, now: NOW })
	if (!result.ok) throw new Error(result.reason)
	return result.photo.id
}

const write = (reviewKey: string, photos: NewPhoto[]) =>
	writeReview(db, { ...OPINION, photos, productId, reviewKey, languageTag: 'fr-FR', now: NOW })
const named = (id: string, alt: string | null = null) => ({ id, alt })

test('photos are of a delivered order, by its key, and of no other', async () => {
	const waiting = await buyGoods(db, { items: [{ sku: skus[0]!, quantity: 1 }] })
	const add = (reviewKey: string, bytes = picture) => addPhoto(db, { reviewKey, bytes, now: NOW })
	expect(await add(waiting.orderId)).toEqual({ ok: false, reason: 'not-delivered' })
	expect(await add('somebody-elses-key')).toEqual({ ok: false, reason: 'review-key-unknown' })
	const [mine, theirs] = [await bought(), await bought()]
	const own = await added(mine)
	expect(await write(theirs, [named(own)])).toEqual({ ok: false, reason: 'photo-unknown' })
	expect(await write(mine, [named(own), named(own)])).toEqual({ ok: false, reason: 'photo-unknown' })
	expect(await write(mine, [named('no-photo-of-anybody')])).toEqual({ ok: false, reason: 'photo-unknown' })
	expect(await findOwnPhoto(db, { reviewKey: theirs, photoId: own })).toBeUndefined()
	expect(await findOwnPhoto(db, { reviewKey: mine, photoId: own })).toBeInstanceOf(Buffer)
	expect(await write(mine, [named(own, 'Devant la fenêtre')])).toMatchObject({ ok: true })
	// Taken already.
	expect(await write(theirs, [named(own)])).toEqual({ ok: false, reason: 'photo-unknown' })
	expect(await add(mine, Buffer.alloc(8 * 1024 * 1024 + 1))).toEqual({ ok: false, reason: 'too-large' })
})

test('twelve photos wait for a review and no more, however many are sent at once', async () => {
	const orderId = await bought()
	for (let round = 0; round < 3; round++)
		await Promise.all(Array.from({ length: 6 }, () => addPhoto(db, { reviewKey: orderId, bytes: picture, now: NOW })))
	const rows = await db.selectFrom('review_photos').select('id').where('order_id', '=', orderId).execute()
	expect(rows).toHaveLength(12)
	expect(await addPhoto(db, { reviewKey: orderId, bytes: picture, now: NOW })).toEqual({
		ok: false,
		reason: 'too-many-photos',
	})
	const count = async () =>
		(await db.selectFrom('review_photos').select('id').where('order_id', '=', orderId).execute()).length
	await forgetUnusedPhotos(db, new Date(NOW.getTime() + DAY))
	expect(await count()).toBe(12)
	await forgetUnusedPhotos(db, new Date(NOW.getTime() + DAY + 1))
	expect(await count()).toBe(0)
})

test('publishing again asks for photos whose job has failed for good, and for none that are shown', async () => {
	const orderId = await bought()
	await write(orderId, [named(await added(orderId))])
	const review = db.selectFrom('reviews').select(['id', 'version']).where('order_id', '=', orderId)
	const { id: reviewId, version } = await review.executeTakeFirstOrThrow()
	const publish = () => decideReview(db, { decision: 'publish', reviewId, version, sites: null, now: NOW })
	const takeJobs = async () => {
		const taken = await sql`delete from pgboss.job
			where name = 'publish-review-photos' and data->>'reviewId' = ${reviewId} returning id`.execute(db)
		return taken.rows.length
	}
	await publish()
	expect(await takeJobs()).toBe(1)
	await publish()
	await publish()
	expect(await takeJobs()).toBe(1)
	const media = await openTestStore('bucket')
	await publishPhotos({ db, media, reviewId })
	await media.close()
	await publish()
	expect(await takeJobs()).toBe(0)
})
