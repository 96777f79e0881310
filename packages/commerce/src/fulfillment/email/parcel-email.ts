import { formatDay } from '@vitrine/market/format'
import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { withdrawalPage } from '../../orders/confirmation/rights.ts'
import { placeLines } from '../../orders/confirmation/address-lines.ts'
import type { Order } from '../../orders/contract.ts'
import type { Parcel } from '../contract/delivery.ts'
import { hoursLines } from './hours.ts'
import { PARCEL_TEXTS, type ParcelTexts } from './parcel-texts.ts'
import { type EmailPart, writeEmail } from './write.ts'

export type ParcelEmailKind = 'shipped' | 'ready' | 'delivered'
type PartsInput = {
	order: Order
	parcel: Parcel
	isWhole: boolean
	site: SiteCode
	tag: LanguageTag
	texts: ParcelTexts
	isWithdrawn: boolean
	withdrawableUntil: string | undefined
}

/**
 * What happened to a parcel, in the language of its order: with number and link, with the place and its hours, or with the
 * buyer's rights (R114, law 3).
 */
export function parcelEmail(options: {
	news: ParcelEmailKind
	order: Order
	parcel: Parcel
	/** Whether nothing else of the order is to come. */
	isWhole: boolean
	/** Whether the buyer has withdrawn from it, or given it back, already. */
	isWithdrawn: boolean
	/** The last day of the right of withdrawal, an ISO date; undefined before the last parcel has come. */
	withdrawableUntil: string | undefined
	site: SiteCode
	tag: LanguageTag
	sender: Sender
}): Promise<Email> {
	const { news: event, order, tag, sender } = options
	const texts = PARCEL_TEXTS[languageOfTag(tag) ?? 'fr']
	const { subject, title, parts } = PARTS[event]({ ...options, texts })
	return writeEmail({
		to: order.email,
		subject: subject(order.orderNumber),
		title,
		tag,
		parts: [...parts, ...followPart(order, texts), { kind: 'quiet', text: texts.question }],
		sender,
	})
}

type Parts = { subject: (orderNumber: string) => string; title: string; parts: EmailPart[] }

const PARTS: Readonly<Record<ParcelEmailKind, (input: PartsInput) => Parts>> = {
	shipped: (input) => ({
		subject: input.texts.shippedSubject,
		title: input.texts.shippedTitle,
		parts: [
			{ kind: 'text', text: input.isWhole ? input.texts.shippedAll : input.texts.shippedPart },
			...facts(input),
			...content(input),
		],
	}),
	ready: (input) => ({
		subject: input.texts.readySubject,
		title: input.texts.readyTitle,
		parts: [
			{ kind: 'text', text: input.texts.readyIntro(input.order.snapshot.pickupPoint?.name ?? '') },
			...place(input),
			{ kind: 'text', text: input.texts.bring },
			...facts(input),
			...content(input),
		],
	}),
	delivered: (input) => ({
		subject: input.texts.deliveredSubject,
		title: input.texts.deliveredTitle,
		parts: [
			{
				kind: 'text',
				text: input.order.snapshot.pickupPoint ? input.texts.collectedIntro : input.texts.deliveredIntro,
			},
			...facts(input),
			...content(input),
			...rights(input),
		],
	}),
}

/** How and until when to give it back: nothing for who has said so already. */
function rights({ order, site, tag, texts, isWithdrawn, withdrawableUntil }: PartsInput): EmailPart[] {
	if (isWithdrawn) return []
	const day = (isoDate: string) => formatDay(tag, new Date(`${isoDate}T12:00:00Z`), 'UTC')
	const right = withdrawableUntil ? texts.withdrawalUntil(day(withdrawableUntil)) : texts.withdrawal
	// With the number: who is passed on this e-mail gets no key to the order.
	const page = withdrawalPage(order, order.orderNumber)
	// Swiss law knows no withdrawal: what we promise there is the return.
	const lawful: EmailPart[] = [
		{ kind: 'text', text: right },
		...(page ? [{ kind: 'link' as const, text: texts.withdrawHere, link: page }] : []),
	]
	return [...(site === 'ch' ? [] : lawful), { kind: 'text', text: texts.returns }]
}

function facts({ order, parcel, texts }: PartsInput): EmailPart[] {
	const rows = [
		{ label: texts.order, value: order.orderNumber },
		{ label: texts.carrier, value: parcel.carrierName },
		{ label: texts.trackingNumber, value: parcel.trackingNumber, link: parcel.trackingUrl ?? undefined },
	]
	return [{ kind: 'facts', rows }]
}

function content({ parcel, texts }: PartsInput): EmailPart[] {
	return [{ kind: 'list', title: texts.content, lines: parcel.lines.map(texts.line) }]
}

function place({ order, tag, texts }: PartsInput): EmailPart[] {
	const point = order.snapshot.pickupPoint
	if (!point) return []
	const { closed, aroundTheClock } = texts
	const hours = hoursLines(point.openingHours, { tag, closed, aroundTheClock })
	return [
		{ kind: 'list', title: '', lines: placeLines(point) },
		...(hours.length > 0 ? [{ kind: 'list' as const, title: texts.openingHours, lines: hours }] : []),
	]
}

/** Where the order can be followed with its number and the buyer's address; orders of before that knew no page of theirs have none. */
function followPart(order: Order, texts: ParcelTexts): EmailPart[] {
	const { pageUrl } = order.snapshot
	if (!pageUrl) return []
	const page = new URL(pageUrl)
	page.pathname = page.pathname.replace(/\/order\/.*$/, '/order/track/')
	page.search = `?number=${encodeURIComponent(order.orderNumber)}`
	return [{ kind: 'link', text: texts.follow, link: page.href }]
}
