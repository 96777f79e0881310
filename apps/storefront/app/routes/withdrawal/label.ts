import { requestContext } from '#app/request/context.ts'
import { sendFile } from '#app/request/serving/send-file.ts'
import type { Route } from './+types/label'
import { findWithdrawal, readReturnLabel } from './gateway.ts'

/** The return label of a guest's withdrawal, as a PDF: the receipt's address is its key (law 3). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { gateway } = context.get(requestContext)
	const receiptId = new URL(request.url).searchParams.get('receipt') ?? ''
	const found = /^[\w-]{16,64}$/.test(receiptId) ? await findWithdrawal(gateway, receiptId) : undefined
	// Without a body: the shop puts its page there.
	if (found && !found.ok && found.problem.status !== 404) return new Response(null, { status: 503 })
	if (!found?.ok || !found.data.orderId || !found.data.returnNumber) return new Response(null, { status: 404 })
	const { orderId, returnNumber } = found.data
	return sendFile(await readReturnLabel(gateway, { orderId, returnNumber }))
}
