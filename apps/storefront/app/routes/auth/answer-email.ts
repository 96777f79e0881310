import type { PagePath } from '#app/facts/locale/page-path.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { refuse } from '#app/document/forms/submitted-form.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { accountEvent } from '#app/document/tracking/account-event.ts'
import { ownCookie } from '#app/request/session/host-cookie.ts'
import { KEY_HEADERS } from './access.ts'
import { confirm, enterWithLink, findToken, resendConfirmation } from '#app/request/sign-in/gateway.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { pathOf, userAgentOf } from '#app/request/sign-in/visit.ts'

/** What a button of the page asks for. */
export type Intent = 'confirm' | 'change-email' | 'sign-in' | 'resend'

/** The token in the address, as the gateway makes them; undefined for anything else. */
export function readToken(request: Request): string | undefined {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	return /^[\w-]{8,200}$/.test(token) ? token : undefined
}

/** Does what an e-mail's link is for, once its button was pressed (R97); what follows has no key in its address. */
export async function answerEmail({ url, ...args }: LoaderArgs & { url: URL }) {
	const { request, context } = args
	const { gateway } = context.get(requestContext)
	const intent = (await request.formData()).get('intent')
	const token = readToken(request)
	if (!token) throw toPage(args, 'auth/confirm')
	if (intent === 'sign-in') {
		const entered = await enterWithLink(gateway, { token, userAgent: userAgentOf(args) })
		if (entered.ok) throw await completeSignIn(args, entered.data)
		// Used meanwhile: the page says so.
		if (entered.problem.status === 410) throw toPage(args, 'auth/confirm')
		return refuse({}, entered)
	}
	if (intent === 'resend') {
		const sent = await resendConfirmation(gateway, token)
		if (sent.ok) throw toPage(args, 'auth/confirm?done=resent')
		return refuse({}, sent)
	}
	const found = await findToken(gateway, token)
	const confirmed = await confirm(gateway, token)
	if (confirmed.ok) {
		const isChange = found.ok && found.data.purpose === 'change-email'
		const isNew = found.ok && found.data.purpose === 'confirm' && found.data.state === 'open'
		const answer = toPage(args, `auth/confirm?done=${isChange ? 'changed' : 'confirmed'}`)
		if (isNew) answer.headers.append('Set-Cookie', ownCookie(request, accountEvent('sign_up')))
		throw answer
	}
	if (confirmed.problem.status === 410) throw redirectTo(`${url.pathname}${url.search}`)
	return refuse({}, confirmed)
}

function toPage<const S extends string>(args: LoaderArgs, path: S & PagePath<S>): Response {
	return redirectTo(pathOf<S>(args, path), { status: 303, headers: KEY_HEADERS })
}
