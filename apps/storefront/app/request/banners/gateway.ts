import { listBannersRoute } from '@vitrine/commerce/content/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

/** The editorial pictures of the home page; it can be shown without. */
export async function findBanners(gateway: Gateway) {
	const result = await gateway.callResult(listBannersRoute, { query: { page: 'home' } })
	return result.ok ? result.data : []
}
