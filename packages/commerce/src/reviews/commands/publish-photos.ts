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
	for (const { id, width } of await unnamedPhotos(db, reviewId)) {
		// A name that nobody can guess, and that no other photo has: what one review removes, no other shows.
		const name = { file_name: randomBytes(32).toString('hex'), widths: photoWidths(width) }
		await db
			.updateTable('review_photos')
			.set(name)
			.where('id', '=', id)
			.where('file_name', 'is', null)
			.where(({ exists, selectFrom }) =>
				exists(selectFrom('reviews').select('id').where('id', '=', reviewId).where('status', '=', 'published')),
			)
			.execute()
	}
	const named = db
		.selectFrom('review_photos')
		.select(['file_name', 'widths', 'bytes'])
		.where('review_id', '=', reviewId)
	for (const { file_name: fileName, widths, bytes } of await named.where('file_name', 'is not', null).execute())
		await storeNamed(db, { media, fileName: fileName!, widths: widths!, bytes })
	await showPhotos(db, reviewId)
}

function unnamedPhotos(db: Database, reviewId: string) {
	return db
		.selectFrom('review_photos')
		.select(['id', 'width'])
		.where('review_id', '=', reviewId)
		.where('file_name', 'is', null)
		.execute()
}

type Named = { media: MediaStore; fileName: string; widths: number[]; bytes: Buffer }

/** Writing and deleting the files of a name wait for each other, and what has lost its name meanwhile is not written. */
async function storeNamed(db: Database, { media, ...photo }: Named): Promise<void> {
	const { fileName } = photo
	if (await media.has(photoFiles(photo).at(-1)!.key)) return
	const files = await derivePhoto(photo)
	await db.transaction().execute(async (tx) => {
		await lockName(tx, fileName)
		const found = tx.selectFrom('review_photos').select('id').where('file_name', '=', fileName)
		if (await found.executeTakeFirst()) for (const [key, bytes] of files) await media.put(key, bytes)
	})
}

function lockName(tx: DatabaseTransaction, fileName: string) {
	return sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${fileName}`}, 0))`.execute(tx)
}

async function showPhotos(db: Database, reviewId: string): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const published = tx.selectFrom('reviews').select('id').where('id', '=', reviewId)
		const review = await published.where('status', '=', 'published').forUpdate().executeTakeFirst()
		if (!review) return
		const rows = await tx
			.selectFrom('review_photos')
			.select(['file_name', 'widths', 'width', 'height', 'alt'])
			.where('review_id', '=', reviewId)
			.where('file_name', 'is not', null)
			.orderBy('position')
			.execute()
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
