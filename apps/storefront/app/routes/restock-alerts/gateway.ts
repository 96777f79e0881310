import {
	askRestockRoute,
	confirmRestockRoute,
	endRestockRoute,
	getRestockRoute,
	RESTOCK_WORDING,
} from '@vitrine/commerce/restock-alerts/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function askRestock(gateway: Gateway, asked: { email: string; sku: string; pageUrl: string }) {
	return gateway.callResult(askRestockRoute, { json: { ...asked, wordingVersion: RESTOCK_WORDING } })
}

export function getRestock(gateway: Gateway, alertId: string) {
	return gateway.callResult(getRestockRoute, { params: { alertId } })
}

export function confirmRestock(gateway: Gateway, alertId: string) {
	return gateway.callResult(confirmRestockRoute, { params: { alertId } })
}

export function endRestock(gateway: Gateway, alertId: string) {
	return gateway.callResult(endRestockRoute, { params: { alertId } })
}
