import { type FollowedOrder, getCustomerOrderRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import { listCustomerOrdersRoute, type OrderPage } from '@vitrine/commerce/orders/contract'
import { answerOf, callerOf, partOf } from '#app/request/account/answers.ts'
import type { LoaderArgs } from '#app/request/context.ts'

/** The orders of who is signed in, latest first. */
export async function listOrders(args: LoaderArgs, query: { year?: number; page: number }): Promise<OrderPage> {
	return answerOf(args, await callerOf(args).callResult(listCustomerOrdersRoute, { query }))
}

/** The latest of them, for a page that can do without. */
export async function findOrders(args: LoaderArgs): Promise<OrderPage | undefined> {
	return partOf(args, await callerOf(args).callResult(listCustomerOrdersRoute))
}

/** One of the visitor's own orders; anybody else's is no page. */
export async function requireOrder(args: LoaderArgs, orderNumber: string): Promise<FollowedOrder> {
	return answerOf(args, await callerOf(args).callResult(getCustomerOrderRoute, { params: { orderNumber } }))
}
