import { requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { Route } from './+types/redirect'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client' }

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Sends who is signed in to the partner that waits, once, and everybody else home (R30-R37). Never kept (R40). */
export async function loader({ context }: Route.LoaderArgs) {
	const { locale, session, partners } = context.get(requestContext)
	const home = redirectTo(localePath(locale), { headers: NO_STORE })
	// Who is not signed in yet is, after signing in, and then the partner still waits.
	// A browser holds both tokens of a session that has ended elsewhere, too: the gateway knows (R87).
	if (!(await session.customer())) throw home
	const target = partners.use()
	throw target ? redirectTo(target, { external: true, headers: NO_STORE }) : home
}
