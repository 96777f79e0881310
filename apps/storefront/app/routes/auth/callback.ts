import { adoptRoute } from '@vitrine/commerce/sessions/contract'
import { requestContext } from '#app/request/context.ts'
import { mergeVisitorCart } from '#app/request/cart/gateway.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { accountEvent } from '#app/document/tracking/account-event.ts'
import { ownCookie } from '#app/request/session/host-cookie.ts'
import type { Route } from './+types/callback'
import { clearState, readState } from './state.ts'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client', middleware: ['tokens-in-address'] }

/**
 * Takes over a pair of tokens that came in the address (R96). Only the gateway can say that they are ours, of one session and
 * bound to the state this browser was given; it answers another pair, so that what stands in the history opens nothing.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { locale, session, gateway } = context.get(requestContext)
	const { searchParams } = new URL(request.url)
	const accessToken = searchParams.get('access_jwt') ?? ''
	const refreshToken = searchParams.get('refresh_jwt') ?? ''
	const state = readState(request)
	// Good for one attempt, also a failed one.
	const headers = { 'Cache-Control': 'no-store', ...(state ? { 'Set-Cookie': clearState(request) } : {}) }
	const failed = redirectTo(localePath(locale, '?status=error'), { headers })
	if (!accessToken || !refreshToken || !state) throw failed
	const userAgent = request.headers.get('user-agent')?.slice(0, 400) ?? ''
	const pair = { accessToken: accessToken.slice(0, 4_000), refreshToken: refreshToken.slice(0, 4_000) }
	const adopted = await gateway.callResult(adoptRoute, { json: { ...pair, state, userAgent } })
	if (!adopted.ok) throw failed
	session.set(adopted.data)
	const answer = redirectTo(localePath(locale, 'auth/redirect'), { headers })
	for (const [name, value] of await mergeVisitorCart({ request, context })) answer.headers.append(name, value)
	answer.headers.append('Set-Cookie', ownCookie(request, accountEvent('hand-over')))
	throw answer
}
