import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { parseSaved } from '#app/document/wishlist/saved.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/account'
import { changeWishlist, savedOf } from './gateway.ts'

export const handle: PageHandle = { namespaces: [], pageType: 'liste' }

const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The list of who is signed in, as their browser keeps a copy of it (decision 0067); 401 without a session. */
export function loader({ request, context }: Route.LoaderArgs) {
	return answer({ request, context }, { save: [], remove: [] })
}

/** What the browser has saved and taken away; answers the list as it is then. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData()
	const save = parseSaved(String(form.get('save')))
	return answer({ request, context }, { save, remove: readIds(String(form.get('remove'))) })
}

async function answer(args: LoaderArgs, change: Parameters<typeof changeWishlist>[1]): Promise<Response> {
	if (!args.context.get(requestContext).session.isSignedIn) return new Response(null, { status: 401, headers })
	const result = await changeWishlist(args, change)
	if (result.ok) return Response.json(savedOf(result.data), { headers })
	const { status } = result.problem
	return new Response(null, { status: status === 401 || status === 404 ? status : 503, headers })
}

function readIds(text: string): string[] {
	try {
		const ids: unknown = JSON.parse(text)
		return Array.isArray(ids)
			? ids.filter((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(0, 200)
			: []
	} catch {
		return []
	}
}
