import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { clearCart } from '#app/request/cart/cookies.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { readTokens } from '#app/request/session/tokens.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/logout'
import { logOut } from '#app/request/sign-in/gateway.ts'
import { useSending } from '#app/document/forms/use-sending.ts'
import { pathOf } from '#app/request/sign-in/visit.ts'
import '#app/document/sign-in/form-frame.css'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Asks first: a link on a foreign page cannot end a session (R95). */
export function loader({ request, context }: Route.LoaderArgs) {
	if (context.get(requestContext).session.isSignedIn) return null
	throw redirectTo(pathOf({ request, context }), { headers: { 'Cache-Control': 'no-store' } })
}

/** Ends the session where it is kept, and on this browser all that was of it, also while the gateway is away (R88, R95, C39). */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const tokens = readTokens(request)
	// What cannot be ended there ends here, and there by itself.
	const { gateway, session, partners } = context.get(requestContext)
	if (tokens) await logOut(gateway, tokens.refreshToken)
	session.set()
	partners.clear()
	const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cache"' })
	for (const [name, value] of clearCart(args)) headers.append(name, value)
	throw redirectTo(pathOf(args, '?signed-out=true'), { headers })
}

export default function Logout() {
	const t = useTranslations('auth.logout')
	const to = useLocalePath()
	const { isSending, onSubmit } = useSending()
	return (
		<>
			<PageHead title={t('pageTitle')} noindex />
			<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
			<p className="lead">{t('text')}</p>
			<form method="post" className="auth-form" onSubmit={onSubmit}>
				<Button type="submit" wide loading={isSending}>
					{t('submit')}
				</Button>
				<ButtonLink to={to()} variant="secondary" wide>
					{t('stay')}
				</ButtonLink>
			</form>
		</>
	)
}
