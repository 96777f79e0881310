import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { Fit } from '../contract/choices.ts'
import { fitNumber } from '../rules.ts'

/** In front of the ids of a file: they meet none of ours. */
export const OF_FILE = 'file-'

export type ForeignReview = {
	id: string
	product: string
	site: string
	language: string
	stars: number
	title: string
	text: string
	/** ISO 8601 instant. */
	writtenAt: string
	author?: string | undefined
	fit?: Fit | undefined
	size?: string | undefined
	color?: string | undefined
	heightCm?: number | undefined
	answer?: string | undefined
	isExample: boolean
}

/** Writes a review from elsewhere; one that was taken down stays so. Returns how many rows are different. */
export async function importReview(tx: DatabaseTransaction, review: ForeignReview): Promise<number> {
	const written = new Date(review.writtenAt)
	const said = {
		product_id: review.product,
		origin: review.isExample ? ('example' as const) : ('imported' as const),
		site: review.site,
		language_tag: review.language,
		size_label: review.size ?? null,
		color_name: review.color ?? null,
		author: review.author ?? null,
		stars: review.stars,
		title: review.title,
		body: review.text,
		fit: fitNumber(review.fit ?? null),
		height_cm: review.heightCm ?? null,
		written_at: written,
		changed_at: written,
		// What the shop has answered here stays unless the file says another answer.
		...(review.answer !== undefined && { answer: review.answer }),
	}
	const names = Object.keys(said)
	const differs = sql<boolean>`(${sql.join(names.map((name) => sql.ref(`reviews.${name}`)))})
		is distinct from (${sql.join(names.map((name) => sql.ref(`excluded.${name}`)))})`
	const none = { order_id: null, customer_id: null, sku: null, usual_size: null, bought_at: null }
	const { numInsertedOrUpdatedRows = 0n } = await tx
		.insertInto('reviews')
		.values({ ...said, ...none, id: `${OF_FILE}${review.id}`, status: 'published' })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(said).where(differs))
		.executeTakeFirst()
	return Number(numInsertedOrUpdatedRows)
}
