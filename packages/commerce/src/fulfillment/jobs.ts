import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { listStatusChanges, readOrder } from '../orders/queries/find-order.ts'
import { findSender } from '../web-domains/queries.ts'
import { linkEmail } from './email/link-email.ts'
import { type ParcelEmailKind, parcelEmail } from './email/parcel-email.ts'
import { findLastDelivery, findParcelOrder, listParcels, readParcelStates } from './queries/parcels.ts'
import { lastDayBefore, withdrawalEnds } from './rules/deadlines.ts'
import { unitsLeft } from './rules/parcels.ts'
import { timelineOf } from './rules/timeline.ts'

/** Notifies the buyer of a parcel, once for each of its three events; not of a cancelled order, nor to collect what was. */
export async function sendParcelEmail(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	parcelId: string
	news: ParcelEmailKind
	/** True if the buyer has withdrawn or requested a return. */
	isWithdrawn: (orderId: string) => Promise<boolean>
	now: Date
}): Promise<void> {
	const { db, parcelId, news: event } = options
	const orderId = await findParcelOrder(db, parcelId)
	const read = orderId && (await readOrder(db, orderId))
	if (!read || read.order.orderStatus !== 'confirmed') return
	const { order, site, languageTag: tag } = read
	const sent = await listParcels(db, order.id)
	const parcel = sent.find((one) => one.id === parcelId)
	if (!parcel || (event === 'ready' && parcel.deliveredAt)) return
	const { ordered, parcels } = await readParcelStates(db, order.id)
	const mail = await parcelEmail({
		news: event,
		order,
		parcel,
		timeline: timelineOf({ order, parcels: sent, changes: await listStatusChanges(db, order.id) }),
		isWhole:
			unitsLeft(
				ordered,
				parcels.flatMap((one) => one.lines),
			).size === 0,
		isWithdrawn: await options.isWithdrawn(order.id),
		withdrawableUntil: await findWithdrawalDay(db, { orderId: order.id, site }),
		site,
		tag,
		sender: await findSender(db, { site, sender: options.sender, pageUrl: order.snapshot.pageUrl }),
	})
	await sendOnce(db, { ...options, kind: `parcel-${event}`, reference: parcelId, mail })
}

/** Last day of the right of withdrawal (law 3); undefined before the last delivery. */
async function findWithdrawalDay(
	db: Database,
	{ orderId, site }: { orderId: string; site: SiteCode },
): Promise<string | undefined> {
	const deliveredAt = await findLastDelivery(db, orderId)
	return deliveredAt && lastDayBefore(site, withdrawalEnds(site, deliveredAt))
}

const HOUR = 3_600_000

/** Sends the link to an order's full page to its address, at most once an hour; nothing for a wrong number or address. */
export async function sendOrderLink(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	orderId: string
	/** With the placeholder ORDER_ID. */
	pageUrl: string
	askedAt: string
	now: Date
}): Promise<void> {
	const { db, orderId, sender } = options
	const read = await readOrder(db, orderId)
	if (!read) return
	const { order, site, languageTag: tag } = read
	const mail = await linkEmail({
		order,
		tag,
		link: options.pageUrl.replace('ORDER_ID', order.id),
		sender: await findSender(db, { site, sender, pageUrl: options.pageUrl }),
	})
	const reference = `${orderId} ${Math.floor(Date.parse(options.askedAt) / HOUR)}`
	await sendOnce(db, { ...options, kind: 'order-link', reference, mail })
}
