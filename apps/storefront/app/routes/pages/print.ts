import { requestContext } from '#app/request/context.ts'
import { sendFile } from '#app/request/serving/send-file.ts'
import type { Route } from './+types/print'
import { readAddress } from './address.ts'
import { printPage } from './gateway.ts'

/** A page of law or help as a PDF, to print and to keep. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const address = readAddress(request, params.slug)
	if (!address) return new Response(null, { status: 404 })
	return sendFile(await printPage(context.get(requestContext).gateway, address))
}
