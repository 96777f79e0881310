import {
	cancelReservationRoute,
	getReservationRoute,
	listStoresWithStockRoute,
	type NewReservation,
	reserveRoute,
} from '@vitrine/commerce/reservations/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function listStoresWithStock(gateway: Gateway, query: { sku: string; q?: string }) {
	return gateway.callResult(listStoresWithStockRoute, { query })
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
