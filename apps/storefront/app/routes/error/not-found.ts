import { pageNotFound } from '#app/request/guards/refusals.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/not-found'

export const handle: PageHandle = { namespaces: [], pageType: 'erreur' }

export async function loader({ request, context }: Route.LoaderArgs) {
	throw await pageNotFound({ request, context })
}

/** With a component the refusal is shown as a page; without one it would be an answer for programs. */
export default function NotFound() {
	return null
}
