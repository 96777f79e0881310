import {
	confirmWithdrawalRoute,
	findWithdrawableRoute,
	getWithdrawableRoute,
	getWithdrawalRoute,
	type NewWithdrawal,
	readReturnLabelRoute,
	withdrawRoute,
} from '@vitrine/commerce/returns/contract/returns'
import type { Gateway } from '#app/request/gateway/client.ts'

/** By the id of an order whose own page led here. */
export function getWithdrawable(gateway: Gateway, orderId: string) {
	return gateway.callResult(getWithdrawableRoute, { params: { orderId } })
}

/** By what was typed: a guess, of which a visitor has ten a minute. */
export function findWithdrawable(gateway: Gateway, json: { orderNumber: string; email: string }) {
	return gateway.callResult(findWithdrawableRoute, { json })
}

export function withdraw(gateway: Gateway, json: NewWithdrawal) {
	return gateway.callResult(withdrawRoute, { json })
}

export function findWithdrawal(gateway: Gateway, withdrawalId: string) {
	return gateway.callResult(getWithdrawalRoute, { params: { withdrawalId } })
}

/** With the id that stands in the e-mail to the order's address. */
export function confirmWithdrawal(gateway: Gateway, withdrawalId: string) {
	return gateway.callResult(confirmWithdrawalRoute, { params: { withdrawalId } })
}

export function readReturnLabel(gateway: Gateway, params: { orderId: string; returnNumber: string }) {
	return gateway.callResult(readReturnLabelRoute, { params })
}
