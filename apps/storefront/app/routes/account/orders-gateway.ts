import { type FollowedOrder, getCustomerOrderRoute } from '@vitrine/commerce/fulfillment/contract'
import { type OrderPage, listCustomerOrdersRoute } from '@vitrine/commerce/orders/contract'
import type { Visit } from '#app/routes/cart/cookies.ts'
import { answerOf, callerOf, partOf } from './gateway.ts'

export async function listOrders(visit: Visit, query: { year?: number; page: number }): Promise<OrderPage> {
	return answerOf(visit, await callerOf(visit).callResult(listCustomerOrdersRoute, { query }))
}

/** The latest of them, for a page that can do without. */
export async function findOrders(visit: Visit): Promise<OrderPage | undefined> {
	return partOf(visit, await callerOf(visit).callResult(listCustomerOrdersRoute))
}

/** One of the visitor's own orders; anybody else's is no page. */
export async function requireOrder(visit: Visit, orderNumber: string): Promise<FollowedOrder> {
	return answerOf(visit, await callerOf(visit).callResult(getCustomerOrderRoute, { params: { orderNumber } }))
}
