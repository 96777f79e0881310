import {
	cancelOrderRoute,
	cancelReturnRoute,
	getOrderOptionsRoute,
	getReturnRoute,
	listReturnsRoute,
	type NewReturn,
	type OrderOptions,
	type RefundTo,
	requestReturnRoute,
	type Return,
} from '@vitrine/commerce/returns/contract/returns'
import { cancelUnitsRoute, type NewCancellation } from '@vitrine/commerce/returns/contract/cancellations'
import type { LoaderArgs } from '#app/request/context.ts'
import { answerOf, callerOf, partOf } from '#app/request/account/answers.ts'

/** What can be done with an order now. Orders are asked for by their id, which only `requireOrder` tells. */
export async function findOptions(args: LoaderArgs, orderId: string): Promise<OrderOptions | undefined> {
	return partOf(args, await callerOf(args).callResult(getOrderOptionsRoute, { params: { orderId } }))
}

export async function requireOptions(args: LoaderArgs, orderId: string): Promise<OrderOptions> {
	return answerOf(args, await callerOf(args).callResult(getOrderOptionsRoute, { params: { orderId } }))
}

export function cancelOrder(args: LoaderArgs, orderId: string, refundTo: RefundTo) {
	return callerOf(args).callResult(cancelOrderRoute, { params: { orderId }, json: { refundTo } })
}

export function cancelUnits(args: LoaderArgs, orderId: string, json: NewCancellation) {
	return callerOf(args).callResult(cancelUnitsRoute, { params: { orderId }, json })
}

export async function listReturns(args: LoaderArgs, orderId: string): Promise<Return[]> {
	return (await partOf(args, await callerOf(args).callResult(listReturnsRoute, { params: { orderId } }))) ?? []
}

export function requestReturn(args: LoaderArgs, orderId: string, json: NewReturn) {
	return callerOf(args).callResult(requestReturnRoute, { params: { orderId }, json })
}

export async function requireReturn(
	args: LoaderArgs,
	params: { orderId: string; returnNumber: string },
): Promise<Return> {
	return answerOf(args, await callerOf(args).callResult(getReturnRoute, { params }))
}

export function cancelReturn(args: LoaderArgs, params: { orderId: string; returnNumber: string }) {
	return callerOf(args).callResult(cancelReturnRoute, { params })
}
