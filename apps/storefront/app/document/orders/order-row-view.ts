import type { OrderSummary } from '@vitrine/commerce/orders/contract'
import { formatDate, formatMoney } from '@vitrine/market/format'
import { SITES } from '@vitrine/market/sites'
import { pictureView } from '#app/facts/pictures/picture-view.ts'

/** An order as lists show it, in words of a language tag. */
export function orderRowView(order: OrderSummary, tag: string) {
	const { timeZone } = SITES[order.site]
	return {
		orderNumber: order.orderNumber,
		orderedOn: formatDate(tag, order.orderedAt, timeZone),
		statusWord: order.statusWord,
		pictures: order.thumbnails.map(pictureView),
		itemCount: order.itemCount,
		total: formatMoney(tag, { centAmount: order.totalCentAmount, currency: order.currency }),
	}
}
export type OrderRowView = ReturnType<typeof orderRowView>
