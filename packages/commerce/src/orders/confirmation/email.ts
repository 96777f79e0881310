import { calendarDay, formatDay, formatMoney, formatPercent } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { maskedCardNumber } from '@vitrine/market/loyalty'
import { promiseArguments, RETURN_PROMISE } from '@vitrine/market/return-periods'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import { type Sender, sized } from '../../mail/email.ts'
import type { EmailPart, Goods, Page, Sum } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import type { Seller } from '../../web-domains/contract.ts'
import type { Order } from '../contract.ts'
import { personLines, placeLines } from './address-lines.ts'
import { rightsOf } from './rights.ts'
import { stepsAtConfirmation, threadPart } from './thread.ts'

type ConfirmationInput = {
	order: Order
	t: Translate<'confirmationEmail'>
	tag: LanguageTag
	site: SiteCode
	/** Seller of the site; undefined until its record is imported. */
	seller: Seller | undefined
}

/** The order confirmation in the shopper's language. */
export function confirmationEmail(options: {
	order: Order
	site: SiteCode
	tag: LanguageTag
	sender: Sender
	seller?: Seller | undefined
	/** Legal pages of the order. */
	pages?: Page[]
}): Promise<Email> {
	const { order, tag, site, sender, seller, pages = [] } = options
	const t = translatorOf('confirmationEmail', tag)
	return writeEmail({
		to: order.email,
		subject: t('subject', { orderNumber: order.orderNumber }),
		title: t('thanks', { firstName: order.snapshot.deliveryAddress.firstName }),
		tag,
		parts: [...partsOf({ order, t, tag, site, seller }), ...(pages.length > 0 ? [{ pages }] : [])],
		sender,
	})
}

function partsOf(input: ConfirmationInput): EmailPart[] {
	const { order, t } = input
	const { loyaltyCardNumber, pageUrl } = order.snapshot
	return [
		isByEmail(order) ? t('introCards') : t('intro'),
		`${t('order')} ${order.orderNumber}, ${t('orderedOn', { date: day(input, order.orderedAt) })}`,
		threadPart(stepsAtConfirmation(order), input),
		{ goods: goodsOf(input), sums: summary(input) },
		destination(input),
		// Gift cards announce themselves by their own e-mail.
		...(isByEmail(order) ? [] : [arrival(input)]),
		...(loyaltyCardNumber ? [t('loyaltyCard', { card: maskedCardNumber(loyaltyCardNumber) })] : []),
		// The page links the invoice as soon as it exists (R118); older orders have no page URL.
		...(pageUrl ? [{ link: pageUrl, label: t('invoice') }] : []),
		{ note: t('question') },
		...rights(input),
	]
}

function money(input: ConfirmationInput, centAmount: number): string {
	return formatMoney(input.tag, { centAmount, currency: input.order.currency })
}

function day(input: ConfirmationInput, isoDate: string): string {
	return formatDay(input.tag, calendarDay(isoDate), SITES[input.site].timeZone)
}

function destination({ order, t }: ConfirmationInput): EmailPart {
	const point = order.snapshot.pickupPoint
	if (isByEmail(order)) return { title: t('billedTo'), list: personLines(order.snapshot.billingAddress) }
	if (!point) return { title: t('deliveredTo'), list: personLines(order.snapshot.deliveryAddress) }
	return { title: t('collectedAt'), list: placeLines(point) }
}

/** An order of gift cards alone has no delivery. */
function isByEmail({ snapshot }: Order): boolean {
	return snapshot.deliveryMethod.kind === 'email'
}

/** What was bought, goods before gift cards. */
function goodsOf(input: ConfirmationInput): Goods[] {
	const { order, t } = input
	const goods = order.lines.map((line) => ({
		name: line.name,
		detail: `${line.colorName}, ${sized(t('size'), line.sizeLabel)}, ${t('quantity')} ${line.quantity}`,
		amount: money(input, line.unitCentAmount * line.quantity),
		picture: line.image,
	}))
	const cards = order.giftCards.map(({ recipientName, sendOn, centAmount }) => ({
		name: t('giftCard', { recipientName }),
		detail: sendOn ? t('sentOn', { date: day(input, sendOn) }) : t('sentNow'),
		amount: money(input, centAmount),
	}))
	return [...goods, ...cards]
}

function arrival(input: ConfirmationInput): string {
	const { order, t } = input
	const [earliest, latest] = [day(input, order.snapshot.earliestOn), day(input, order.snapshot.latestOn)]
	return earliest === latest ? t('expectedOn', { date: earliest }) : t('between', { earliest, latest })
}

/** Seller of the contract and rights of withdrawal; in short until the seller's record is imported. */
function rights({ order, seller, t, ...input }: ConfirmationInput): EmailPart[] {
	if (seller) return rightsOf({ ...input, order, seller, giftCards: t('withdrawalCards') })
	const goods =
		order.lines.length > 0 ? [t('withdrawal', promiseArguments(order.snapshot.returnPromise ?? RETURN_PROMISE))] : []
	const cards = order.giftCards.length > 0 ? [t('withdrawalCards')] : []
	return [{ note: [...goods, ...cards].join(' ') }]
}

const PAID_WITH = { 'store-credit': 'paidWithCredit', 'gift-card': 'paidWith' } as const

/** Amounts paid by gift cards and store credit, and the rest; empty where the bank paid all. */
function paid(input: ConfirmationInput): Sum[] {
	const { order, t } = input
	const { paidWith = [] } = order.snapshot
	const left = paidWith.reduce((rest, part) => rest - part.centAmount, order.totalCentAmount)
	if (paidWith.length === 0) return []
	return [
		...paidWith.map(({ means = 'gift-card', ending, centAmount }) => ({
			label: t(PAID_WITH[means], { ending }),
			amount: money(input, -centAmount),
		})),
		{ label: t('left'), amount: money(input, left) },
	]
}

function summary(input: ConfirmationInput): Sum[] {
	const { order, t } = input
	const sum = (label: string, centAmount: number) => ({ label, amount: money(input, centAmount) })
	const free = { label: t('delivery'), amount: t('free') }
	const delivery = order.deliveryCentAmount === 0 ? free : sum(t('delivery'), order.deliveryCentAmount)
	return [
		sum(t('subtotal'), order.subtotalCentAmount),
		...(order.discountCentAmount > 0 ? [sum(t('discount'), -order.discountCentAmount)] : []),
		...(isByEmail(order) ? [] : [delivery]),
		{ ...sum(t('total', { country: SITES[input.site].countryCode }), order.totalCentAmount), kind: 'total' },
		...order.taxLines.map(({ taxRate, taxCentAmount }): Sum => {
			const label = t('taxIncluded', { rate: formatPercent(input.tag, taxRate) })
			return { ...sum(label, taxCentAmount), kind: 'share' }
		}),
		...paid(input),
	]
}
