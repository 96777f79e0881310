import type { Database } from '../database/client.ts'
import { recordParcelEvent } from '../fulfillment/commands/record-parcel-event.ts'
import { shipParcel } from '../fulfillment/commands/ship-parcel.ts'
import type { NewReview } from './contract/writing.ts'

/** What a buyer says. */
export const OPINION: NewReview = {
	stars: 4,
	title: 'Belle coupe',
	body: 'La matière est épaisse et la coupe tombe bien.',
	fit: 'true',
	sku: null,
	heightCm: 172,
	usualSize: '38',
	author: 'Camille',
}

type Review = { id: string; product_id: string; written_at: Date }

/** A published review of a style from elsewhere, four stars by default. */
export async function insertReview(
	db: Database,
	review: Review & {
		origin?: 'example'
		stars?: number
		fit?: number
		version?: number
		title?: string
		body?: string
		site?: string
		size_label?: string
	},
): Promise<void> {
	await db
		.insertInto('reviews')
		.values({
			origin: 'imported',
			order_id: null,
			customer_id: null,
			site: 'fr',
			language_tag: 'fr-FR',
			sku: null,
			size_label: '38',
			color_name: null,
			author: null,
			stars: 4,
			title: OPINION.title,
			body: OPINION.body,
			fit: 0,
			height_cm: 172,
			usual_size: null,
			status: 'published',
			bought_at: null,
			changed_at: review.written_at,
			...review,
		})
		.execute()
}

let parcels = 0

/** Sends everything of an order and hands it over. */
export async function deliver(db: Database, { orderNumber, now }: { orderNumber: string; now: Date }): Promise<void> {
	const parcel = { carrier: 'colissimo', trackingNumber: `7B${String(++parcels).padStart(11, '0')}` }
	const shipped = await shipParcel(db, { ...parcel, orderNumber, now })
	if (!shipped.ok) throw new Error(shipped.reason)
	await recordParcelEvent(db, { ...parcel, event: 'delivered', now })
}

/** A review with a photo of an order of the person, a vote, a report, a question and more, for the suite that exports and erases them. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	const bought = db.selectFrom('orders').select(['id', 'customer_id']).where('email', '=', email)
	const order = await bought.where('customer_id', 'is not', null).executeTakeFirstOrThrow()
	const place = { site: 'fr', language_tag: 'fr-FR' }
	await insertReview(db, { id: 'review-of-a-stranger', product_id: 'LN-W01', written_at: now })
	await db
		.insertInto('reviews')
		.values({
			...place,
			id: 'review-of-the-person',
			product_id: 'LN-W01',
			origin: 'bought',
			order_id: order.id,
			customer_id: order.customer_id,
			sku: null,
			size_label: '38',
			color_name: null,
			author: 'Zelinda',
			stars: 4,
			title: OPINION.title,
			body: OPINION.body,
			fit: 0,
			height_cm: 172,
			usual_size: null,
			bought_at: now,
			written_at: now,
			changed_at: now,
		})
		.execute()
	await insertPhoto(db, { orderId: order.id, now })
	await db
		.insertInto('review_votes')
		.values({
			review_id: 'review-of-a-stranger',
			voter: `customer ${order.customer_id}`,
			customer_id: order.customer_id,
			voted_at: now,
		})
		.execute()
	const words = 'Zelinda écrit ces mots.'
	await db
		.insertInto('review_reports')
		.values({
			...place,
			id: 'report-of-the-person',
			review_id: 'review-of-a-stranger',
			reason: 'illegal',
			words,
			email,
			reported_at: now,
		})
		.execute()
	await db
		.insertInto('review_invitations')
		.values({ token: 'invitation-of-the-person', order_id: order.id, invited_at: now })
		.execute()
	await db.insertInto('review_objections').values({ email, objected_at: now }).execute()
	const page_url = 'https://shop.example/fr/p/x/'
	await db
		.insertInto('product_inquiries')
		.values({
			...place,
			id: 'inquiry-of-the-person',
			product_id: 'LN-W01',
			author: 'Zelinda',
			email,
			words,
			page_url,
			asked_at: now,
		})
		.execute()
}

async function insertPhoto(db: Database, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
	await db
		.insertInto('review_photos')
		.values({
			id: 'photo-of-the-person',
			order_id: orderId,
			review_id: 'review-of-the-person',
			alt: 'Zelinda devant la fenêtre',
			bytes: Buffer.from('RIFF'),
			width: 400,
			height: 600,
			added_at: now,
			file_name: 'ab'.repeat(32),
			widths: [160, 320, 400],
		})
		.execute()
}
