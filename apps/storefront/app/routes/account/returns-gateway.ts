import {
	cancelOrderRoute,
	cancelReturnRoute,
	getOrderOptionsRoute,
	getReturnRoute,
	listReturnsRoute,
	type NewReturn,
	type OrderOptions,
	requestReturnRoute,
	type Return,
} from '@vitrine/commerce/returns/contract'
import type { Visit } from '#app/routes/cart/cookies.ts'
import { answerOf, callerOf, partOf } from './gateway.ts'

/** What can be done with an order now. Orders are asked for by their id, which only `requireOrder` tells. */
export async function findOptions(visit: Visit, orderId: string): Promise<OrderOptions | undefined> {
	return partOf(visit, await callerOf(visit).callResult(getOrderOptionsRoute, { params: { orderId } }))
}

export async function requireOptions(visit: Visit, orderId: string): Promise<OrderOptions> {
	return answerOf(visit, await callerOf(visit).callResult(getOrderOptionsRoute, { params: { orderId } }))
}

export function cancelOrder(visit: Visit, orderId: string) {
	return callerOf(visit).callResult(cancelOrderRoute, { params: { orderId } })
}

export async function listReturns(visit: Visit, orderId: string): Promise<Return[]> {
	return (await partOf(visit, await callerOf(visit).callResult(listReturnsRoute, { params: { orderId } }))) ?? []
}

export function requestReturn(visit: Visit, orderId: string, json: NewReturn) {
	return callerOf(visit).callResult(requestReturnRoute, { params: { orderId }, json })
}

export async function requireReturn(visit: Visit, params: { orderId: string; returnNumber: string }): Promise<Return> {
	return answerOf(visit, await callerOf(visit).callResult(getReturnRoute, { params }))
}

export function cancelReturn(visit: Visit, params: { orderId: string; returnNumber: string }) {
	return callerOf(visit).callResult(cancelReturnRoute, { params })
}
