import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { OrderLineSnapshot } from '../../orders/contract.ts'
import type { OwnReview, Reviewable } from '../contract/writing.ts'
import { fitWord } from '../rules.ts'
import { listOwnPhotos } from './own-photos.ts'
import type { OwnPhoto } from '../contract/photos.ts'
import type { ReviewsTable } from '../tables.ts'

/** A line of an order with whether it was delivered. */
export type BoughtLine = {
	orderId: string
	customerId: string | null
	email: string
	site: SiteCode
	languageTag: string
	isInvitation: boolean
	orderedAt: Date
	sku: string
	snapshot: OrderLineSnapshot
	isDelivered: boolean
}

/**
 * Lines of a confirmed order by its id or the token of its invitation, by position; empty for an unknown key, and for an
 * order that is not confirmed.
 */
export async function findBoughtLines(db: Database, reviewKey: string): Promise<BoughtLine[]> {
	const { rows } = await sql<BoughtLine>`/* prepared */
		select o.id as "orderId", o.customer_id as "customerId", o.email, o.site, o.language_tag as "languageTag",
			o.id <> ${reviewKey} as "isInvitation", o.ordered_at as "orderedAt", l.sku, l.snapshot,
			exists (select from parcel_lines pl join parcels p on p.id = pl.parcel_id
				where pl.order_id = o.id and pl.position = l.position and p.delivered_at is not null) as "isDelivered"
		from orders o join order_lines l on l.order_id = o.id
		where o.order_status = 'confirmed'
			and o.id in (select ${reviewKey} union all select order_id from review_invitations where token = ${reviewKey})
		order by l.position`.execute(db)
	return rows
}

type OwnRow = Pick<ReviewsTable, 'stars' | 'title' | 'body' | 'fit' | 'sku' | 'height_cm' | 'usual_size' | 'author'> & {
	product_id: string
	status: OwnReview['status']
	refusal: string | null
}

export function ownReview(row: OwnRow, photos: OwnPhoto[]): OwnReview {
	const { stars, title, body, sku, author, status, refusal } = row
	return {
		stars,
		title,
		body,
		fit: fitWord(row.fit),
		sku,
		heightCm: row.height_cm,
		usualSize: row.usual_size,
		author,
		photos,
		status,
		refusal,
	}
}

/**
 * The reviews by who ordered, that of this order last: of this order, or of another one of the same customer. Of a style one,
 * or two where an order that a guest had reviewed was claimed later.
 */
export function reviewsOf(db: Database, { orderId, customerId }: Pick<BoughtLine, 'orderId' | 'customerId'>) {
	return db
		.selectFrom('reviews')
		.selectAll()
		.where((eb) => eb.or([eb('order_id', '=', orderId), ...(customerId ? [eb('customer_id', '=', customerId)] : [])]))
		.orderBy((eb) => eb('order_id', '=', orderId))
		.orderBy('written_at')
}

/** What may be reviewed of an order, one entry for each style; undefined for an unknown key. */
export async function readReviewable(db: Database, reviewKey: string): Promise<Reviewable | undefined> {
	const lines = await findBoughtLines(db, reviewKey)
	const [first] = lines
	if (!first) return undefined
	const written = new Map((await reviewsOf(db, first).execute()).map((row) => [row.product_id, row]))
	const photos = await listOwnPhotos(
		db,
		[...written.values()].map(({ id }) => id),
	)
	const styles = new Map<string, BoughtLine[]>()
	for (const line of lines) {
		const { productId } = line.snapshot
		styles.set(productId, [...(styles.get(productId) ?? []), line])
	}
	return {
		site: first.site,
		isInvitation: first.isInvitation,
		items: [...styles].map(([productId, own]) => {
			const { urlKey, name, colorName, image } = own[0]!.snapshot
			const row = written.get(productId)
			return {
				productId,
				urlKey,
				name,
				colorName,
				image,
				sizes: own.map(({ sku, snapshot }) => ({ sku, label: snapshot.sizeLabel })),
				isDelivered: own.some(({ isDelivered }) => isDelivered),
				review: row ? ownReview(row, photos.get(row.id) ?? []) : null,
			}
		}),
	}
}
