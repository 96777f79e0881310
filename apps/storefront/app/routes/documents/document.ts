import { requestContext } from '#app/request/context.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/document'
import { readOwn, readSigned } from '#app/request/documents/gateway.ts'
import { sendFile } from '#app/request/serving/send-file.ts'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client' }

/** An invoice or credit note as a PDF: with `token` for the holder of the signed link, else for its customer (R118). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { documentId } = params
	const token = new URL(request.url).searchParams.get('token')
	const args = { request, context }
	if (token !== null) return sendFile(await readSigned(args, { documentId, token }))
	if (!context.get(requestContext).session.isSignedIn)
		return sendFile(await readSigned(args, { documentId, token: '' }))
	return sendFile(await readOwn(args, documentId))
}
