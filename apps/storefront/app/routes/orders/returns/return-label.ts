import { readReturnLabelRoute } from '@vitrine/commerce/returns/contract/returns'
import { sendFile } from '#app/request/serving/send-file.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/return-label'
import { callerOf } from '#app/request/account/answers.ts'
import { requireOrder } from '#app/request/orders/gateway.ts'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client', middleware: ['signed-in'] }

/** The label of a return as a PDF, to be printed and stuck on the parcel; for the buyer only. */
export async function loader({ request, context, params: { orderNumber, returnNumber } }: Route.LoaderArgs) {
	const args = { request, context }
	const { id: orderId } = await requireOrder(args, orderNumber)
	return sendFile(await callerOf(args).callResult(readReturnLabelRoute, { params: { orderId, returnNumber } }))
}
