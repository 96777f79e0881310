import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { recordEvent } from '../../events/commands.ts'
import type { NewPhoto } from '../contract/photos.ts'
import type { NewReview, OwnReview } from '../contract/writing.ts'
import { findBoughtLines, ownReview, reviewsOf } from '../queries/reviewable.ts'
import { listOwnPhotos } from '../queries/own-photos.ts'
import { fitNumber } from '../rules.ts'
import { mayUse, setPhotos } from './photos.ts'

type WriteInput = NewReview & { reviewKey: string; productId: string; languageTag: string; now: Date }

export type WriteResult =
	| { ok: true; review: OwnReview }
	| { ok: false; reason: 'review-key-unknown' | 'not-bought' | 'not-delivered' | 'photo-unknown' }

/**
 * Writes the one review of a style by the buyer of an order, or changes it: then the shop looks at it again, and shows
 * nothing of it until it has. Only what was delivered can be reviewed, returned or not.
 */
export function writeReview(db: Database, input: WriteInput): Promise<WriteResult> {
	const { reviewKey, productId, now } = input
	return db.transaction().execute(async (tx): Promise<WriteResult> => {
		const lines = await findBoughtLines(tx, reviewKey)
		const [order] = lines
		if (!order) return { ok: false, reason: 'review-key-unknown' }
		const bought = lines.filter(({ snapshot }) => snapshot.productId === productId)
		if (bought.length === 0) return { ok: false, reason: 'not-bought' }
		const delivered = bought.filter(({ isDelivered }) => isDelivered)
		const line = delivered.find(({ sku }) => sku === input.sku) ?? delivered[0]
		if (!line) return { ok: false, reason: 'not-delivered' }
		// Two submissions at once, of two orders of a customer too, change one row.
		const owner = order.customerId ?? order.orderId
		await sql`select pg_advisory_xact_lock(hashtextextended(${`review ${owner} ${productId}`}, 0))`.execute(tx)
		const found = await reviewsOf(tx, order).where('product_id', '=', productId).execute()
		const written = found.at(-1)
		const present = (written && (await listOwnPhotos(tx, [written.id])).get(written.id)) ?? []
		const photos = input.photos ?? present.map(({ id, alt }) => ({ id, alt }))
		if (!(await mayUse(tx, { photos, order, reviewId: written?.id }))) return { ok: false, reason: 'photo-unknown' }
		const owned = { order_id: order.orderId, customer_id: order.customerId }
		const said = {
			site: order.site,
			language_tag: input.languageTag,
			sku: line.sku,
			size_label: line.snapshot.sizeLabel,
			color_name: line.snapshot.colorName,
			author: input.author,
			stars: input.stars,
			title: input.title,
			body: input.body,
			fit: fitNumber(input.fit),
			height_cm: input.heightCm,
			usual_size: input.usualSize,
			bought_at: order.orderedAt,
		}
		if (written && isSame(written, said) && areSame(present, photos))
			return { ok: true, review: ownReview(written, present) }
		const id = written?.id ?? randomBytes(12).toString('base64url')
		const row = written
			? await tx
					.updateTable('reviews')
					// Of two, written before a guest order was claimed, each keeps whose it is.
					.set({
						...said,
						...(found.length === 1 && owned),
						status: 'pending',
						refusal: null,
						changed_at: now,
						version: written.version + 1,
						shown_photos: sql`'[]'`,
					})
					.where('id', '=', id)
					.returningAll()
					.executeTakeFirstOrThrow()
			: await tx
					.insertInto('reviews')
					.values({ ...said, ...owned, id, product_id: productId, origin: 'bought', written_at: now, changed_at: now })
					.returningAll()
					.executeTakeFirstOrThrow()
		await setPhotos(tx, { reviewId: id, photos })
		await recordEvent(tx, { type: 'review.submitted', subject: id, site: order.site, now })
		return { ok: true, review: ownReview(row, (await listOwnPhotos(tx, [id])).get(id) ?? []) }
	})
}

/** A form that is sent twice, or without a change, is no news. */
function isSame(written: object, said: Record<string, unknown>): boolean {
	const { bought_at: _day, ...words } = said
	return Object.entries(words).every(([name, value]) => (written as Record<string, unknown>)[name] === value)
}

function areSame(present: NewPhoto[], photos: NewPhoto[]): boolean {
	const isAt = ({ id, alt }: NewPhoto, at: number) => present[at]?.id === id && present[at].alt === alt
	return present.length === photos.length && photos.every(isAt)
}

/** Removes the buyer's review of a style; false for an unknown key. */
export async function removeReview(db: Database, input: { reviewKey: string; productId: string }): Promise<boolean> {
	const [order] = await findBoughtLines(db, input.reviewKey)
	if (!order) return false
	const own = reviewsOf(db, order).where('product_id', '=', input.productId).clearSelect().clearOrderBy().select('id')
	await db.deleteFrom('reviews').where('id', 'in', own).execute()
	return true
}
