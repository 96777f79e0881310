import { describeColorwaysRoute } from '@vitrine/commerce/search/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function describeColorways(gateway: Gateway, ids: string) {
	return gateway.callResult(describeColorwaysRoute, { query: { ids } })
}
