import { handOverRoute } from '@vitrine/commerce/sessions/contract'
import { isSiteCode, SITES, type SiteCode } from '@vitrine/market/sites'
import { Form, data } from 'react-router'
import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { requestRefused } from '#app/request/guards/refusals.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { signInPath } from '#app/request/guards/return-path.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/hand-over'
import { drawState, stateCookie } from './state.ts'
import './hand-over.css'

export const handle: PageHandle = { namespaces: ['handOver'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Where another of our sites lives, seen from this host; undefined on a host that is no country's own. */
function originOf({ request, context }: LoaderArgs, site: SiteCode): string | undefined {
	const { settings, host } = context.get(requestContext)
	const { domains } = settings
	const origins = countryOrigins({ url: new URL(request.url), hostSite: host.site, domains })
	return origins[SITES[site].locale] || undefined
}

/** The site an account is taken to, its origin and the state it has drawn; undefined when one of them is missing. */
function readDestination(args: LoaderArgs) {
	const { searchParams } = new URL(args.request.url)
	const to = searchParams.get('to')
	const state = searchParams.get('state') ?? ''
	const origin = isSiteCode(to) ? originOf(args, to) : undefined
	return isSiteCode(to) && origin && /^[\w-]{43}$/.test(state) ? { to, state, origin } : undefined
}

/**
 * Takes a session along to another of our sites (R96). `?from=fr` begins on the target site: it draws a state for this browser
 * and sends it to the site with the session. `?to=de&state=…` asks there for consent first.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const url = new URL(request.url)
	const from = url.searchParams.get('from')
	if (isSiteCode(from)) return begin(args, from)
	const destination = readDestination(args)
	if (!destination) throw await requestRefused({ request, context, url })
	const { session, locale } = context.get(requestContext)
	const customer = await session.customer()
	if (!customer) throw redirectTo(signInPath({ url, locale }), { headers: { 'Cache-Control': 'no-store' } })
	return { country: SITES[destination.to].countryCode, firstName: customer.firstName }
}

async function begin(args: LoaderArgs, from: SiteCode): Promise<never> {
	const { request, context } = args
	const origin = originOf(args, from)
	if (!origin) throw await requestRefused({ request, context, url: new URL(request.url) })
	const state = drawState()
	const here = context.get(requestContext).site
	const path = localePath(SITES[from].locale, `auth/hand-over?to=${here}&state=${state}`)
	const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': stateCookie(request, state) }
	throw redirectTo(`${origin}${path}`, { external: true, headers })
}

/** Only a form of ours gives tokens out: no link anywhere can. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const destination = readDestination(args)
	const { session, locale } = context.get(requestContext)
	if (!destination || !session.isSignedIn) throw redirectTo(localePath(locale), { status: 303 })
	const given = await session.gateway.callResult(handOverRoute, { json: { state: destination.state } })
	if (!given.ok) return data({ isFailed: true }, { status: 503 })
	const tokens = new URLSearchParams({ refresh_jwt: given.data.refreshToken, access_jwt: given.data.accessToken })
	const path = localePath(SITES[destination.to].locale, `auth/callback?${tokens}`)
	const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
	throw redirectTo(`${destination.origin}${path}`, { external: true, status: 303, headers })
}

export default function HandOver({ loaderData: { country, firstName }, actionData }: Route.ComponentProps) {
	const t = useTranslations('handOver')
	const to = useLocalePath()
	return (
		<div className="page-container hand-over">
			<PageHead title={t('head')} noindex />
			<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
			<p className="type-body-l">{t('intro', { name: firstName, country })}</p>
			{actionData && (
				<Notice tone="error" role="alert">
					{t('failed')}
				</Notice>
			)}
			<Form method="post" reloadDocument>
				<Button type="submit" size="bar" wide>
					{t('submit', { country })}
				</Button>
			</Form>
			<ButtonLink to={to()} variant="tertiary">
				{t('stay')}
			</ButtonLink>
		</div>
	)
}
