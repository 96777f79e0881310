import { getProductRoute } from '@vitrine/commerce/catalog/contract'
import { listDeliveryMethodsRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import { type ProductQuery, searchProductsRoute } from '@vitrine/commerce/search/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function searchProducts(gateway: Gateway, query: ProductQuery) {
	return gateway.call(searchProductsRoute, { query })
}

/** A row of products a page can do without: empty when the gateway does not answer. */
export async function findProducts(gateway: Gateway, query: ProductQuery) {
	const result = await gateway.callResult(searchProductsRoute, { query })
	return result.ok ? result.data.items : []
}

export function getProduct(gateway: Gateway, urlKey: string) {
	return gateway.callResult(getProductRoute, { params: { urlKey } })
}

/** How the site delivers; a page about a product can be shown without. */
export async function findDeliveryMethods(gateway: Gateway) {
	const result = await gateway.callResult(listDeliveryMethodsRoute)
	return result.ok ? result.data : []
}
