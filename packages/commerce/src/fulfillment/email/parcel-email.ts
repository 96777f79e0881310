import { calendarDay, formatDay } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { promiseArguments, RETURN_PROMISE } from '@vitrine/market/return-periods'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { withdrawalPage } from '../../orders/confirmation/rights.ts'
import { placeLines } from '../../orders/confirmation/address-lines.ts'
import { unitsOf } from '../../orders/confirmation/goods.ts'
import { threadPart } from '../../orders/confirmation/thread.ts'
import type { Order } from '../../orders/contract.ts'
import type { Parcel, TimelineStep } from '../contract/delivery.ts'
import { hoursLines } from './hours.ts'
import type { EmailPart } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'

export type ParcelEmailKind = 'shipped' | 'ready' | 'delivered'
type PartsInput = {
	order: Order
	parcel: Parcel
	timeline: readonly TimelineStep[]
	isWhole: boolean
	site: SiteCode
	tag: LanguageTag
	t: Translate<'parcelEmail'>
	isWithdrawn: boolean
	withdrawableUntil: string | undefined
}

/**
 * E-mail about an event of a parcel, in the language of its order: with number and link, with the place and its hours,
 * or with the buyer's rights (R114, law 3).
 */
export function parcelEmail(options: {
	news: ParcelEmailKind
	order: Order
	parcel: Parcel
	timeline: readonly TimelineStep[]
	/** True if nothing else of the order is to come. */
	isWhole: boolean
	/** True if the buyer has withdrawn or returned it already. */
	isWithdrawn: boolean
	/** Last day of the right of withdrawal, an ISO date; undefined before the last delivery. */
	withdrawableUntil: string | undefined
	site: SiteCode
	tag: LanguageTag
	sender: Sender
}): Promise<Email> {
	const { news: event, order, tag, sender } = options
	const t = translatorOf('parcelEmail', tag)
	const { subject, title, parts } = PARTS[event]({ ...options, t })
	return writeEmail({
		to: order.email,
		subject,
		title,
		tag,
		parts: [...parts, ...followPart(order, t), { note: t('question') }],
		sender,
	})
}

type Parts = { subject: string; title: string; parts: EmailPart[] }

const PARTS: Readonly<Record<ParcelEmailKind, (input: PartsInput) => Parts>> = {
	shipped: (input) => ({
		subject: input.t('shippedSubject', { orderNumber: input.order.orderNumber }),
		title: input.t('shippedTitle'),
		parts: [
			input.isWhole ? input.t('shippedAll') : input.t('shippedPart'),
			threadPart(input.timeline, input),
			...facts(input),
			content(input),
		],
	}),
	ready: (input) => ({
		subject: input.t('readySubject', { orderNumber: input.order.orderNumber }),
		title: input.t('readyTitle'),
		parts: [
			input.t('readyIntro', { place: input.order.snapshot.pickupPoint?.name ?? '' }),
			...place(input),
			input.t('bring'),
			threadPart(input.timeline, input),
			...facts(input),
			content(input),
		],
	}),
	delivered: (input) => ({
		subject: input.t('deliveredSubject', { orderNumber: input.order.orderNumber }),
		title: input.t('deliveredTitle'),
		parts: [
			input.order.snapshot.pickupPoint ? input.t('collectedIntro') : input.t('deliveredIntro'),
			threadPart(input.timeline, input),
			...facts(input),
			content(input),
			...rights(input),
		],
	}),
}

/** How and until when to withdraw or return; empty after a withdrawal. */
function rights({ order, site, tag, t, isWithdrawn, withdrawableUntil }: PartsInput): EmailPart[] {
	if (isWithdrawn) return []
	const day = (isoDate: string) => formatDay(tag, calendarDay(isoDate), 'UTC')
	const right = withdrawableUntil ? t('withdrawalUntil', { day: day(withdrawableUntil) }) : t('withdrawal')
	// With the number, not the id: a forwarded e-mail grants no access to the order.
	const page = withdrawalPage(order, order.orderNumber)
	// Swiss law grants no withdrawal: the shop promises a return instead.
	const lawful: EmailPart[] = [right, ...(page ? [{ action: page, label: t('withdrawHere') }] : [])]
	return [
		...(SITES[site].countryCode === 'CH' ? [] : lawful),
		t('returns', promiseArguments(order.snapshot.returnPromise ?? RETURN_PROMISE)),
	]
}

function facts({ order, parcel, t }: PartsInput): EmailPart[] {
	const rows = [
		{ label: t('order'), value: order.orderNumber },
		{ label: t('carrier'), value: parcel.carrierName },
		{ label: t('trackingNumber'), value: parcel.trackingNumber, link: parcel.trackingUrl ?? undefined },
	]
	return [{ facts: rows }]
}

function content({ parcel, t }: PartsInput): EmailPart {
	const goods = parcel.lines.map((line) => unitsOf(line, { quantity: line.quantity, size: t('size') }))
	return { title: t('content'), goods }
}

function place({ order, tag, t }: PartsInput): EmailPart[] {
	const point = order.snapshot.pickupPoint
	if (!point) return []
	const hours = hoursLines(point.openingHours, { tag, closed: t('closed'), aroundTheClock: t('aroundTheClock') })
	return [{ list: placeLines(point) }, ...(hours.length > 0 ? [{ title: t('openingHours'), list: hours }] : [])]
}

/** Link to tracking by number and address; older orders have no page URL. */
function followPart(order: Order, t: Translate<'parcelEmail'>): EmailPart[] {
	const { pageUrl } = order.snapshot
	if (!pageUrl) return []
	const page = new URL(pageUrl)
	page.pathname = page.pathname.replace(/\/order\/.*$/, '/order/track/')
	page.search = `?number=${encodeURIComponent(order.orderNumber)}`
	return [{ action: page.href, label: t('follow') }]
}
