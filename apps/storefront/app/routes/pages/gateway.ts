import { type ContentPage, getPageRoute } from '@vitrine/commerce/content/contract'
import type { CallResult, Gateway } from '#app/gateway/client.ts'

export function findPage(
	gateway: Gateway,
	{ group, slug, version }: { group: ContentPage['group']; slug: string; version: number | undefined },
): Promise<CallResult<ContentPage>> {
	return gateway.callResult(getPageRoute, { params: { group, slug }, query: { version } })
}
