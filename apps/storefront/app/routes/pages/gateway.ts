import { type ContentPage, getPageRoute } from '@vitrine/commerce/content/contract'
import { printPageRoute } from '@vitrine/commerce/documents/contract'
import type { CallResult, Download, Gateway } from '#app/request/gateway/client.ts'
import type { PageAddress } from './address.ts'

export function findPage(gateway: Gateway, address: PageAddress): Promise<CallResult<ContentPage>> {
	return gateway.callResult(getPageRoute, inputOf(address))
}

export function printPage(gateway: Gateway, address: PageAddress): Promise<CallResult<Download>> {
	return gateway.callResult(printPageRoute, inputOf(address))
}

function inputOf({ group, slug, version }: PageAddress) {
	return { params: { group, slug }, query: { version } }
}
