import {
	cancelReservationRoute,
	getReservationRoute,
	listSizesInStoresRoute,
	listStoresWithStockRoute,
	MOST_SIZES,
	type NewReservation,
	reserveRoute,
	type StoreWithSizes,
} from '@vitrine/commerce/reservations/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function listStoresWithStock(gateway: Gateway, query: { sku: string; q?: string }) {
	return gateway.callResult(listStoresWithStockRoute, { query })
}

/** Which of these variants each store has, however many they are: lengths and widths multiply sizes. Undefined when a part of it is not known. */
export async function listSizesInStores(
	gateway: Gateway,
	skus: readonly string[],
): Promise<StoreWithSizes[] | undefined> {
	const parts = Array.from({ length: Math.ceil(skus.length / MOST_SIZES) }, (_, at) =>
		skus.slice(at * MOST_SIZES, (at + 1) * MOST_SIZES),
	)
	const answers = await Promise.all(
		parts.map((part) => gateway.callResult(listSizesInStoresRoute, { query: { skus: part.join(',') } })),
	)
	const stores = new Map<string, StoreWithSizes>()
	for (const answer of answers) {
		if (!answer.ok) return undefined
		for (const { store, sizes } of answer.data) {
			stores.set(store.id, { store, sizes: [...(stores.get(store.id)?.sizes ?? []), ...sizes] })
		}
	}
	return [...stores.values()]
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
