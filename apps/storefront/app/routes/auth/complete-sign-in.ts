import type { SignedIn } from '@vitrine/commerce/sessions/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { mergeVisitorCart } from '#app/request/cart/gateway.ts'
import { afterSignIn } from '#app/request/guards/return-path.ts'
import { type AccountEvent, accountEvent } from '#app/document/tracking/account-event.ts'
import { ownCookie } from '#app/request/session/host-cookie.ts'

/**
 * Signs a customer in on this browser, merges their cart and redirects to where they wanted to go (R39, R91); the next page
 * reports the sign-in once (R153).
 */
export async function completeSignIn(
	args: LoaderArgs,
	signedIn: SignedIn,
	event: AccountEvent = 'login',
): Promise<Response> {
	args.context.get(requestContext).session.set(signedIn)
	const answer = afterSignIn(args)
	answer.headers.set('Cache-Control', 'no-store')
	for (const [name, value] of await mergeVisitorCart(args)) answer.headers.append(name, value)
	answer.headers.append('Set-Cookie', ownCookie(args.request, accountEvent(event)))
	return answer
}
