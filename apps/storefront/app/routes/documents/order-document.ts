import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/order-document'
import { readOfOrder } from '#app/request/documents/gateway.ts'
import { sendFile } from '#app/request/serving/send-file.ts'

export const handle: PageHandle = { namespaces: [], pageType: 'tunnel cde' }

/** A paper of an order, for who has the order's page: the link is signed at the click, so it is good as long as the page is. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	return sendFile(await readOfOrder({ request, context }, params))
}
