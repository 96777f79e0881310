import type { PageHandle } from '#app/document/languages/texts.tsx'
import { requestContext } from '#app/request/context.ts'
import { getOwnPhoto } from '#app/request/reviews/gateway.ts'
import { sendFile } from '#app/request/serving/send-file.ts'
import type { Route } from './+types/photo'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client' }

const ID = /^[\w-]{8,64}$/

/** A photo of who has the key, shown or not. */
export async function loader({ context, params: { reviewKey, photoId } }: Route.LoaderArgs) {
	if (!ID.test(reviewKey) || !ID.test(photoId)) return new Response(null, { status: 404 })
	return sendFile(await getOwnPhoto(context.get(requestContext).gateway, { reviewKey, photoId }), 'image/webp')
}
