import type { SignedIn } from '@vitrine/commerce/sessions/contract'
import { type LoaderArgs, sessionContext } from '#app/context.ts'
import { mergeVisitorCart } from '#app/routes/cart/gateway.ts'
import { afterSignIn } from '#app/site/session/return-path.ts'
import { type AccountEvent, accountEventCookie } from '#app/site/tracking/account-event.ts'

/** Signs somebody in on this browser, with their cart, and sends them where they wanted to go (R39, R91); their page tells it once (R153). */
export async function completeSignIn(
	args: LoaderArgs,
	signedIn: SignedIn,
	event: AccountEvent = 'login',
): Promise<Response> {
	args.context.get(sessionContext).set(signedIn)
	const answer = afterSignIn(args)
	answer.headers.set('Cache-Control', 'no-store')
	for (const [name, value] of await mergeVisitorCart(args)) answer.headers.append(name, value)
	answer.headers.append('Set-Cookie', accountEventCookie(args.request, event))
	return answer
}
