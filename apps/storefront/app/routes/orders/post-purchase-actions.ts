import { calendarDay, formatDate } from '@vitrine/market/format'
import type { FollowedOrder } from '@vitrine/commerce/fulfillment/contract/delivery'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findDocuments } from '#app/request/documents/gateway.ts'
import { findOptions, listReturns } from './returns/gateway.ts'
import { refundPartsView } from './returns/refund-parts.tsx'

/** What can still be done with an order, its papers, and what has come back. While it cannot be asked for, nothing is offered. */
export async function postPurchaseActions(args: LoaderArgs, order: FollowedOrder) {
	const { context } = args
	const { siteRecord, tag } = context.get(requestContext)
	const { myDownloads } = await siteRecord()
	const [options, returns, documents] = await Promise.all([
		findOptions(args, order.id),
		listReturns(args, order.id),
		myDownloads ? findDocuments(args) : [],
	])
	const day = (date: string | null) => (date === null ? null : formatDate(tag, calendarDay(date), 'UTC'))
	return {
		canCancel: options?.cancel.possible ?? false,
		withdraw: options?.withdraw.possible ? { until: day(options.withdraw.until) } : null,
		return: options?.return.possible ? { until: day(options.return.until) } : null,
		refundParts: options ? refundPartsView(options, tag) : [],
		returns: returns.map(({ returnNumber, status, refundedAt }) => ({
			number: returnNumber,
			path: `account/orders/${order.orderNumber}/returns/${returnNumber}` as const,
			status: refundedAt ? ('refunded' as const) : status,
		})),
		documents: (documents ?? [])
			.filter(({ orderId }) => orderId === order.id)
			.map(({ id, kind, documentNumber }) => ({ id, kind, number: documentNumber })),
	}
}
export type OrderAfterwards = Awaited<ReturnType<typeof postPurchaseActions>>
