import {
	cancelReservationRoute,
	getReservationRoute,
	listSizesInStoresRoute,
	listStoresWithStockRoute,
	type NewReservation,
	reserveRoute,
} from '@vitrine/commerce/reservations/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function listStoresWithStock(gateway: Gateway, query: { sku: string; q?: string }) {
	return gateway.callResult(listStoresWithStockRoute, { query })
}

export function listSizesInStores(gateway: Gateway, skus: readonly string[]) {
	return gateway.callResult(listSizesInStoresRoute, { query: { skus: skus.join(',') } })
}

export function reserve(gateway: Gateway, json: NewReservation) {
	return gateway.callResult(reserveRoute, { json })
}

export function findReservation(gateway: Gateway, reservationId: string) {
	return gateway.callResult(getReservationRoute, { params: { reservationId } })
}

export function cancelReservation(gateway: Gateway, reservationId: string) {
	return gateway.callResult(cancelReservationRoute, { params: { reservationId } })
}
