import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { photoBase, photoFiles, photoWidths } from '../../media/photo-files.ts'
import { derivePhoto, removePhoto } from '../../media/photos.ts'
import type { MediaStore } from '../../media/providers/media-store.ts'
import type { ReviewPhoto } from '../contract/photos.ts'

type Publishing = { db: Database; media: MediaStore }

/** Writes the public files of a published review's photos, and shows them. Idempotent; throws while the store is away. */
export async function publishPhotos({ db, media, reviewId }: Publishing & { reviewId: string }): Promise<void> {
	const photos = await namePhotos(db, reviewId)
	for (const photo of photos) await storeNamed(db, { media, ...photo })
	await showPhotos(db, { reviewId, stored: new Set(photos.map(({ fileName }) => fileName)) })
}

type Named = { fileName: string; widths: number[]; bytes: Buffer }

/** Names the photos of a published review. Its row is locked: a refusal comes before that and there are no names, or takes them. */
function namePhotos(db: Database, reviewId: string): Promise<Named[]> {
	return db.transaction().execute(async (tx) => {
		if (!(await lockPublished(tx, reviewId))) return []
		const photos = tx.selectFrom('review_photos').where('review_id', '=', reviewId)
		for (const { id, width } of await photos.select(['id', 'width']).where('file_name', 'is', null).execute()) {
			// A name that nobody can guess, and that no other photo has: what one review removes, no other shows.
			const name = { file_name: randomBytes(32).toString('hex'), widths: photoWidths(width) }
			await tx.updateTable('review_photos').set(name).where('id', '=', id).execute()
		}
		const named = await photos.select(['file_name', 'widths', 'bytes']).execute()
		return named.map(({ file_name: fileName, widths, bytes }) => ({ fileName: fileName!, widths: widths!, bytes }))
	})
}

/** False for a review that is not published. */
async function lockPublished(tx: DatabaseTransaction, reviewId: string): Promise<boolean> {
	const review = tx.selectFrom('reviews').select('id').where('id', '=', reviewId).where('status', '=', 'published')
	return (await review.forUpdate().executeTakeFirst()) !== undefined
}

/** Writing and deleting the files of a name wait for each other, and what has lost its name meanwhile is not written. */
async function storeNamed(db: Database, { media, ...photo }: Named & { media: MediaStore }): Promise<void> {
	const { fileName } = photo
	if (await media.has(photoFiles(photo).at(-1)!.key)) return
	const files = await derivePhoto(photo)
	await db.transaction().execute(async (tx) => {
		await lockName(tx, fileName)
		const named = tx.selectFrom('review_photos').select('id').where('file_name', '=', fileName)
		// Asked before each: with a connection the lock is lost, and what is written without it might stay.
		for (const [key, bytes] of files) if (await named.executeTakeFirst()) await media.put(key, bytes)
	})
}

function lockName(tx: DatabaseTransaction, fileName: string) {
	return sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${fileName}`}, 0))`.execute(tx)
}

type Shown = { reviewId: string; stored: ReadonlySet<string> }

/** Shows the photos of a published review, unless another run has named one and is writing it: that shows them. */
async function showPhotos(db: Database, { reviewId, stored }: Shown): Promise<void> {
	await db.transaction().execute(async (tx) => {
		if (!(await lockPublished(tx, reviewId))) return
		const rows = await tx
			.selectFrom('review_photos')
			.select(['file_name', 'widths', 'width', 'height', 'alt'])
			.where('review_id', '=', reviewId)
			.where('file_name', 'is not', null)
			.orderBy('position')
			.execute()
		if (rows.some(({ file_name: fileName }) => !stored.has(fileName!))) return
		const photos = rows.map(({ file_name: fileName, widths, width, height, alt }): ReviewPhoto => {
			return { base: `/media/${photoBase(fileName!)}`, widths: widths!, width, height, alt }
		})
		const shown = sql<ReviewPhoto[]>`${JSON.stringify(photos)}::jsonb`
		await tx.updateTable('reviews').set({ shown_photos: shown }).where('id', '=', reviewId).execute()
	})
}

/** Hides a refused review's photos and lets their files be deleted. What was sent stays for an objection, see tidyReviews. */
export async function hidePhotos(tx: DatabaseTransaction, reviewId: string): Promise<void> {
	await tx.updateTable('reviews').set({ shown_photos: sql`'[]'` }).where('id', '=', reviewId).execute()
	const photos = tx.updateTable('review_photos').set({ file_name: null, widths: null })
	await photos.where('review_id', '=', reviewId).where('file_name', 'is not', null).execute()
}

/** Deletes the public files of photos that are gone; what a store that is away has kept is tried again. */
export async function deletePhotoFiles({ db, media }: Publishing): Promise<void> {
	const rows = await db.selectFrom('review_photo_removals').selectAll().orderBy('asked_at').limit(500).execute()
	for (const { file_name: fileName, widths } of rows)
		await db.transaction().execute(async (tx) => {
			await lockName(tx, fileName)
			await removePhoto(media, { fileName, widths })
			await tx.deleteFrom('review_photo_removals').where('file_name', '=', fileName).execute()
		})
}
