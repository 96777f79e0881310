import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { PhotoFault } from '../../media/photos.ts'
import { PHOTO_MEGABYTES } from '../contract/choices.ts'
import type { NewPhoto, OwnPhoto } from '../contract/photos.ts'
import { type BoughtLine, findBoughtLines } from '../queries/reviewable.ts'

/** Photos of an order that no review names yet: three for each of a few styles, and some that were taken back. */
const MOST_UNUSED = 12
/** Milliseconds they wait for one. */
const UNUSED_KEPT = 86_400_000

export type AddPhotoResult =
	| { ok: true; photo: OwnPhoto }
	| { ok: false; reason: 'review-key-unknown' | 'not-delivered' | 'too-many-photos' | 'too-large' | PhotoFault }

/** Takes a photo for a review of a delivered order, rewritten. Nobody but its sender and the shop sees it. */
export async function addPhoto(
	db: Database,
	{ reviewKey, bytes, now }: { reviewKey: string; bytes: Buffer; now: Date },
): Promise<AddPhotoResult> {
	const lines = await findBoughtLines(db, reviewKey)
	const [order] = lines
	if (!order) return { ok: false, reason: 'review-key-unknown' }
	if (!lines.some(({ isDelivered }) => isDelivered)) return { ok: false, reason: 'not-delivered' }
	if (bytes.length > PHOTO_MEGABYTES * 1024 * 1024) return { ok: false, reason: 'too-large' }
	const { orderId } = order
	if ((await countUnused(db, orderId)) >= MOST_UNUSED) return { ok: false, reason: 'too-many-photos' }
	// Most gateways never see a photo.
	const { readPhoto } = await import('../../media/photos.ts')
	const read = await readPhoto(bytes)
	if (!read.ok) return read
	const { photo } = read
	const id = randomBytes(18).toString('base64url')
	return db.transaction().execute(async (tx): Promise<AddPhotoResult> => {
		await sql`select pg_advisory_xact_lock(hashtextextended(${`review photos ${orderId}`}, 0))`.execute(tx)
		if ((await countUnused(tx, orderId)) >= MOST_UNUSED) return { ok: false, reason: 'too-many-photos' }
		const row = { ...photo, id, order_id: orderId, review_id: null, alt: null, added_at: now }
		await tx.insertInto('review_photos').values(row).execute()
		return { ok: true, photo: { id, alt: null, width: photo.width, height: photo.height } }
	})
}

/** Forgets photos that no review has named within a day. */
export async function forgetUnusedPhotos(db: Database, now: Date): Promise<void> {
	const unused = db.deleteFrom('review_photos').where('review_id', 'is', null)
	await unused.where('added_at', '<', new Date(now.getTime() - UNUSED_KEPT)).execute()
}

async function countUnused(db: Database | DatabaseTransaction, orderId: string): Promise<number> {
	const { count } = await db
		.selectFrom('review_photos')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('order_id', '=', orderId)
		.where('review_id', 'is', null)
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** True if the buyer may put these photos to a review: sent with this order's key, or there already. */
export async function mayUse(
	tx: DatabaseTransaction,
	{ photos, order, reviewId }: { photos: NewPhoto[]; order: BoughtLine; reviewId: string | undefined },
): Promise<boolean> {
	const ids = photos.map(({ id }) => id)
	if (ids.length === 0) return true
	const found = await tx
		.selectFrom('review_photos')
		.select('id')
		.where('id', 'in', ids)
		.where(({ eb, and, or }) =>
			or([
				and([eb('order_id', '=', order.orderId), eb('review_id', 'is', null)]),
				...(reviewId ? [eb('review_id', '=', reviewId)] : []),
			]),
		)
		.execute()
	return found.length === ids.length
}

/** Gives a review these photos in this order; others of it are deleted. */
export async function setPhotos(
	tx: DatabaseTransaction,
	{ reviewId, photos }: { reviewId: string; photos: NewPhoto[] },
): Promise<void> {
	const ids = photos.map(({ id }) => id)
	const others = tx.deleteFrom('review_photos').where('review_id', '=', reviewId)
	await others.where(sql<boolean>`id <> all(${ids}::text[])`).execute()
	for (const [position, { id, alt }] of photos.entries())
		await tx
			.updateTable('review_photos')
			.set({ review_id: reviewId, position, alt })
			.where('id', '=', id)
			// Two reviews of an order at once: one of them has it.
			.where(({ eb, or }) => or([eb('review_id', 'is', null), eb('review_id', '=', reviewId)]))
			.execute()
}
