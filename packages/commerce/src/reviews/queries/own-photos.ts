import type { Database } from '../../database/client.ts'
import type { OwnPhoto } from '../contract/photos.ts'

/** Photos of reviews, in order, by the id of the review. */
export async function listOwnPhotos(db: Database, reviewIds: string[]): Promise<Map<string, OwnPhoto[]>> {
	const rows = await db
		.selectFrom('review_photos')
		.select(['review_id', 'id', 'alt', 'width', 'height'])
		.where('review_id', '=', ({ fn, val }) => fn.any(val(reviewIds)))
		.orderBy('position')
		.execute()
	const of = new Map<string, OwnPhoto[]>()
	for (const { review_id: reviewId, ...photo } of rows) of.set(reviewId!, [...(of.get(reviewId!) ?? []), photo])
	return of
}
