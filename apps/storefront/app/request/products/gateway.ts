import {
	getProductRoute,
	getSizeGuideRoute,
	listOutfitsRoute,
	listSimilarRoute,
} from '@vitrine/commerce/catalog/contract'
import {
	describeColorwaysRoute,
	MOST_COLORWAYS,
	type ProductQuery,
	searchProductsRoute,
} from '@vitrine/commerce/search/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function searchProducts(gateway: Gateway, query: ProductQuery) {
	return gateway.call(searchProductsRoute, { query })
}

/** A row of products a page can do without: empty when the gateway does not answer. */
export async function findProducts(gateway: Gateway, query: ProductQuery) {
	const result = await gateway.callResult(searchProductsRoute, { query })
	return result.ok ? result.data.items : []
}

/** Cards of colorways, those that are sold here; empty when the gateway does not answer. */
export async function findColorways(gateway: Gateway, ids: readonly string[]) {
	if (ids.length === 0) return []
	const query = { ids: ids.slice(0, MOST_COLORWAYS).join(',') }
	const result = await gateway.callResult(describeColorwaysRoute, { query })
	return result.ok ? result.data : []
}

export function getProduct(gateway: Gateway, urlKey: string, query: { companions?: 'true' } = {}) {
	return gateway.callResult(getProductRoute, { params: { urlKey }, query })
}

/** What is like a product that may no longer be sold; empty when the gateway does not answer. */
export async function findSimilar(gateway: Gateway, urlKey: string) {
	const result = await gateway.callResult(listSimilarRoute, { params: { urlKey } })
	return result.ok ? result.data : []
}

/** Outfits with a product, announced ones included; empty when the gateway does not answer. */
export async function findOutfits(gateway: Gateway, urlKey: string) {
	const result = await gateway.callResult(listOutfitsRoute, { params: { urlKey } })
	return result.ok ? result.data : []
}

export function getSizeGuide(gateway: Gateway, urlKey: string) {
	return gateway.callResult(getSizeGuideRoute, { params: { urlKey } })
}
