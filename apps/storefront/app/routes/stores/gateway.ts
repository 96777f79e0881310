import { getStoreRoute, listStoresRoute } from '@vitrine/commerce/stores/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function listStores(gateway: Gateway, q: string | undefined) {
	return gateway.call(listStoresRoute, { query: { q } })
}

export function findStore(gateway: Gateway, slug: string) {
	return gateway.callResult(getStoreRoute, { params: { slug } })
}
