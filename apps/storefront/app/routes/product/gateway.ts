import { getProductRoute } from '@vitrine/commerce/catalog/contract'
import { listDeliveryMethodsRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import type { Gateway } from '#app/request/gateway/client.ts'

export function getProduct(gateway: Gateway, urlKey: string) {
	return gateway.callResult(getProductRoute, { params: { urlKey } })
}

/** How the site delivers; a page about a product can be shown without. */
export async function findDeliveryMethods(gateway: Gateway) {
	const result = await gateway.callResult(listDeliveryMethodsRoute)
	return result.ok ? result.data : []
}
