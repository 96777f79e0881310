import type { Database } from '../../database/client.ts'
import type { Operator } from '../../http/permissions.ts'
import { findBoughtLines } from './reviewable.ts'

/** A photo sent with the key of its order, or of a review that key can change; undefined for any other. */
export async function findOwnPhoto(
	db: Database,
	{ reviewKey, photoId }: { reviewKey: string; photoId: string },
): Promise<Buffer | undefined> {
	const [order] = await findBoughtLines(db, reviewKey)
	if (!order) return undefined
	const { orderId, customerId } = order
	const photo = await db
		.selectFrom('review_photos')
		.leftJoin('reviews', 'reviews.id', 'review_photos.review_id')
		.select('bytes')
		.where('review_photos.id', '=', photoId)
		.where((eb) =>
			eb.or([
				eb('review_photos.order_id', '=', orderId),
				eb('reviews.order_id', '=', orderId),
				...(customerId ? [eb('reviews.customer_id', '=', customerId)] : []),
			]),
		)
		.executeTakeFirst()
	return photo?.bytes
}

/** A photo of a review of the caller's sites; undefined for any other. */
export async function findModeratedPhoto(
	db: Database,
	{ reviewId, photoId, sites }: { reviewId: string; photoId: string; sites: Operator['sites'] },
): Promise<Buffer | undefined> {
	const photo = await db
		.selectFrom('review_photos')
		.innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
		.select('bytes')
		.where('review_photos.id', '=', photoId)
		.where('reviews.id', '=', reviewId)
		.$if(sites !== null, (query) => query.where('reviews.site', 'in', sites ?? []))
		.executeTakeFirst()
	return photo?.bytes
}
