import { sessionContext } from '#app/context.ts'
import { PART_PATIENCE, within } from '#app/gateway/within.ts'
import { isForEverybody } from '#app/site/serving/page-cache.ts'
import type { Visit } from '#app/routes/auth/visit.ts'

/** Who is greeted instead of being asked to sign in (R99); the name is empty while it cannot be had. Null for everybody else, who share one page. */
export async function findGreeted({ request, context }: Visit): Promise<{ firstName: string } | null> {
	if (isForEverybody(request)) return null
	const session = context.get(sessionContext)
	if (!session.isSignedIn) return null
	const asked = session.customer().catch(() => undefined)
	const customer = await within(PART_PATIENCE, asked, undefined)
	// Tokens that are good no more have just been given up.
	return session.isSignedIn ? { firstName: customer?.firstName ?? '' } : null
}
