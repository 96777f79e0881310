import { type ContentBlock, listBannersRoute, listBlocksRoute } from '@vitrine/commerce/content/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

/** The editorial pictures of the home page; it can be shown without. */
export async function findBanners(gateway: Gateway) {
	const result = await gateway.callResult(listBannersRoute, { query: { page: 'home' } })
	return result.ok ? result.data : []
}

export type BlockPlace = { place: 'home' | 'department' | 'category'; category?: string }

/** The content blocks of a page, announced ones included. Undefined when the gateway does not answer. */
export async function findBlocks(gateway: Gateway, query: BlockPlace): Promise<ContentBlock[] | undefined> {
	const result = await gateway.callResult(listBlocksRoute, { query })
	return result.ok ? result.data : undefined
}
