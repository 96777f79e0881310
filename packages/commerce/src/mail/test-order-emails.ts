import { DISPUTED } from '../payments/commands.ts'
import { RETURN_PROMISE } from '@vitrine/market/return-periods'
import type { Refund } from '../payments/queries/refunds.ts'
import { linkEmail } from '../fulfillment/email/link-email.ts'
import { timelineOf } from '../fulfillment/rules/timeline.ts'
import { parcelEmail } from '../fulfillment/email/parcel-email.ts'
import type { Parcel } from '../fulfillment/contract/delivery.ts'
import { confirmationEmail } from '../orders/confirmation/email.ts'
import type { Order } from '../orders/contract.ts'
import type { Return } from '../returns/contract/returns.ts'
import { cancellationEmail, refundEmail, unitsCancelledEmail } from '../returns/email/money-emails.ts'
import { reducedEmail, refusedEmail, registeredEmail } from '../returns/email/return-emails.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { statementInWords } from '../returns/email/statement.ts'
import { withdrawalEmail } from '../returns/email/withdrawal-email.ts'
import type { OrderState } from '../returns/rules/options.ts'
import { CARD_TO, DATES, type Emails, NOW, orderOf, pointOf, SENDER, type Stage, TO, UUID } from './test-stage.ts'

export function orderEmails(stage: Stage): Emails {
	const { site, tag } = stage
	const order = orderOf(stage)
	const { snapshot } = order
	const collected = {
		...order,
		giftCards: [],
		deliveryCentAmount: 0,
		discountCentAmount: 0,
		snapshot: { ...snapshot, pickupPoint: pointOf(stage), latestOn: DATES.earliestOn, paidWith: [] },
	}
	const cards: Order = {
		...order,
		lines: [],
		giftCards: [CARD_TO, { ...CARD_TO, sendOn: null }],
		snapshot: { ...snapshot, deliveryMethod: { id: 'email', kind: 'email' } },
	}
	const parcel: Parcel = {
		id: UUID,
		carrier: 'colissimo',
		carrierName: 'Colissimo',
		trackingNumber: '6A12345678901234567890',
		trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901234567890',
		shippedAt: NOW.toISOString(),
		readyAt: null,
		deliveredAt: null,
		lines: order.lines.map((line, position) => ({ ...line, position })),
	}
	const seller = demoSeller(site)
	const deliveredAt = '2026-11-23T09:00:00Z'
	const withdrawal = { isWithdrawn: false, withdrawableUntil: '2026-12-07' }
	const timelineAt = (fulfillmentStatus: Order['fulfillmentStatus'], snapshot = order.snapshot) =>
		timelineOf({ order: { ...order, fulfillmentStatus, snapshot }, parcels: [{ ...parcel, deliveredAt }], changes: [] })
	const sent = {
		order,
		parcel,
		timeline: timelineAt('shipped'),
		isWhole: true,
		...withdrawal,
		site,
		tag,
		sender: SENDER,
	}
	const arrived = { ...sent, timeline: timelineAt('delivered') }
	return [
		['confirmation', confirmationEmail({ order, site, tag, sender: SENDER, seller })],
		['confirmation-collected', confirmationEmail({ order: collected, site, tag, sender: SENDER, seller })],
		['confirmation-cards', confirmationEmail({ order: cards, site, tag, sender: SENDER, seller })],
		['parcel-shipped', parcelEmail({ ...sent, news: 'shipped' })],
		['parcel-shipped-part', parcelEmail({ ...sent, news: 'shipped', isWhole: false })],
		[
			'parcel-ready',
			parcelEmail({ ...sent, timeline: timelineAt('ready', collected.snapshot), news: 'ready', order: collected }),
		],
		['parcel-delivered', parcelEmail({ ...arrived, news: 'delivered' })],
		['parcel-delivered-part', parcelEmail({ ...arrived, news: 'delivered', withdrawableUntil: undefined })],
		['parcel-delivered-withdrawn', parcelEmail({ ...arrived, news: 'delivered', isWithdrawn: true })],
		['parcel-collected', parcelEmail({ ...arrived, news: 'delivered', order: collected })],
		['order-link', linkEmail({ order, tag, link: `${stage.home}order/${UUID}/confirmation/`, sender: SENDER })],
	]
}

function returnOf(stage: Stage, method: Return['method']): Return {
	const [first, second] = orderOf(stage).lines
	const refused = [
		{
			acceptedQuantity: 1,
			refusedQuantity: 1,
			refusal: 'worn' as const,
			deductionCentAmount: 2_000,
			deduction: 'worn' as const,
		},
		{
			acceptedQuantity: 0,
			refusedQuantity: 1,
			refusal: 'incomplete' as const,
			deductionCentAmount: 0,
			deduction: null,
		},
	]
	return {
		returnNumber: 'RT-7K2M9XQ4',
		orderId: UUID,
		orderNumber: `${stage.site.toUpperCase()}-100001`,
		status: 'registered',
		method,
		labelReference: method === 'store' ? null : 'LBL-20261121-000042',
		isWithdrawal: false,
		requestedAt: NOW.toISOString(),
		sentAt: null,
		receivedAt: null,
		lines: [first!, second!].map((line, position) => ({
			position,
			quantity: line.quantity,
			reason: 'too-small',
			name: line.name,
			colorName: line.colorName,
			sizeLabel: line.sizeLabel,
			image: line.image,
			...refused[position]!,
		})),
		currency: stage.currency,
		refundCentAmount: 374_985,
		refundTo: 'same-means',
		refundParts: [],
		refundedAt: null,
	}
}

function orderStateOf(stage: Stage): OrderState {
	const { words, site, currency, tag } = stage
	return {
		orderId: UUID,
		orderNumber: `${site.toUpperCase()}-100001`,
		site,
		currency,
		email: TO,
		customerId: null,
		buyer: `${words.firstName} ${words.lastName}`,
		languageTag: tag,
		orderStatus: 'cancelled',
		hasLeft: false,
		confirmedAt: NOW,
		returnPromise: RETURN_PROMISE,
		deliveredAt: undefined,
		deliveryCentAmount: 490,
		standardDeliveryCentAmount: 490,
		lines: orderOf(stage).lines.map((line, position) => ({
			position,
			quantity: line.quantity,
			snapshot: line,
		})) as unknown as OrderState['lines'],
		giftCards: [],
	}
}

/** The same refund as store credit. */
function asCredit(refund: Refund): Refund {
	return {
		...refund,
		parts: refund.parts.map((part) => ({ ...part, backTo: part.means === 'bank' ? 'store-credit' : part.means })),
	}
}

export function returnEmails(stage: Stage): Emails {
	const { tag, home, currency } = stage
	const order = orderStateOf(stage)
	const writing = { to: TO, site: stage.site, tag, pageUrl: `${home}account/returns/RT-7K2M9XQ4/`, sender: SENDER }
	const refund: Refund = {
		id: UUID,
		orderId: UUID,
		reference: 'RT-7K2M9XQ4',
		centAmount: 374_985,
		parts: [
			{ means: 'bank', backTo: 'bank', centAmount: 369_985 },
			{ means: 'gift-card', backTo: 'gift-card', centAmount: 5_000 },
		],
		currency,
		status: 'settled',
		failure: null,
		key: UUID,
		createdAt: NOW,
		settledAt: NOW,
		isPaidOtherwise: false,
	}
	const at = { receivedAt: '2026-11-26T10:00:00Z', refundedAt: '2026-11-27T10:00:00Z' }
	const refunded: Return = { ...returnOf(stage, 'relay'), status: 'received', ...at }
	const cancelled = { order, cancelledAt: NOW, sender: SENDER }
	const disputed = { status: 'failed', failure: DISPUTED } as const
	return [
		...(['store', 'relay', 'pickup'] as const).map((method): Emails[number] => [
			`return-${method}`,
			registeredEmail({ ...writing, returned: returnOf(stage, method) }),
		]),
		[
			'return-credit',
			registeredEmail({ ...writing, returned: { ...returnOf(stage, 'relay'), refundTo: 'store-credit' } }),
		],
		['return-refused', refusedEmail({ ...writing, returned: { ...refunded, refundedAt: null } })],
		['return-reduced', reducedEmail({ ...writing, returned: { ...refunded, refundedAt: null } })],
		['cancelled', cancellationEmail({ ...cancelled, refund: { ...refund, centAmount: 351_477 } })],
		['cancelled-unpaid', cancellationEmail({ ...cancelled, refund: undefined })],
		['cancelled-disputed', cancellationEmail({ ...cancelled, refund: { ...refund, ...disputed } })],
		...unitsCancelled(stage, { ...refund, ...disputed }),
		['refund', refundEmail({ order, refund, returned: refunded, sender: SENDER })],
		['refund-credit', refundEmail({ order, refund: asCredit(refund), sender: SENDER })],
		['cancelled-credit', cancellationEmail({ ...cancelled, refund: asCredit(refund) })],
	]
}

/** Units cancelled by the buyer, and units that are not there, whose money was captured. */
function unitsCancelled(stage: Stage, disputed: Refund): Emails {
	const { site, tag, currency } = stage
	const ordered = orderOf(stage)
	const order = { ...ordered, left: { ...ordered.left, totalCentAmount: 226_482 } }
	const cancellation = {
		id: UUID,
		orderId: UUID,
		reason: 'customer' as const,
		cancelledAt: NOW.toISOString(),
		currency,
		lines: [{ position: 0, sku: order.lines[0]!.sku, quantity: 1, centAmount: 124_995 }],
		deliveryCentAmount: 0,
		releasedCentAmount: 124_995,
		refundCentAmount: 0,
	}
	const input = { order, tag, site, cancellation, refund: undefined, sender: SENDER }
	const taken = { ...cancellation, reason: 'not-available' as const, releasedCentAmount: 0 }
	const refund = { ...disputed, status: 'pending' as const, failure: null, centAmount: 124_995 }
	return [
		['units-cancelled', unitsCancelledEmail(input)],
		['units-unavailable', unitsCancelledEmail({ ...input, cancellation: taken, refund })],
		['units-disputed', unitsCancelledEmail({ ...input, cancellation: taken, refund: disputed })],
	]
}

const OUTCOMES = ['cancelled', 'return', 'gift-cards', 'late', 'nothing-left', 'review', 'unmatched', 'held'] as const

export function withdrawalEmails(stage: Stage): Emails {
	const { site, tag, home, words } = stage
	const order = orderStateOf(stage)
	return OUTCOMES.map((outcome) => {
		const lines = outcome === 'return' ? [{ position: 0, quantity: 1 }] : null
		const statement = { name: order.buyer, orderNumber: order.orderNumber, email: TO, lines }
		const row = {
			id: UUID,
			submission_key: UUID,
			site,
			language_tag: tag,
			name: `${words.firstName} ${words.lastName}`,
			order_number: order.orderNumber,
			email: TO,
			lines,
			content: statementInWords(tag, { site, statement, order }),
			page_url: `${home}order/withdraw/?receipt=${UUID}`,
			stated_at: NOW,
			order_id: UUID,
			outcome,
			until: outcome === 'late' ? new Date('2026-11-02T23:00:00Z') : null,
			return_number: null,
		}
		const returned = outcome === 'return' ? returnOf(stage, 'relay') : undefined
		return [`withdrawal-${outcome}`, withdrawalEmail({ row, returned, returnsDays: 30, sender: SENDER })]
	})
}
