import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { gatewayContext, type LoaderArgs, sessionContext } from '#app/request/context.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { readKnownDevice } from '#app/request/session/tokens.ts'
import type { Route } from './+types/sign-in'
import { returnQuery } from './return-query.ts'
import { logIn, requestLink } from './gateway.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { type SignInAnswer, SignInForm } from './sign-in-form.tsx'
import { emailUrl, pathOf, typed, typedPassword, userAgentOf } from './request.ts'

export const handle: PageHandle = { namespaces: ['login', 'nav'], pageType: 'espace client' }

/** Where the panel of the home page is sent, and shown again when something is wrong with it (R91). */
export function loader({ request, context }: Route.LoaderArgs) {
	if (context.get(sessionContext).isSignedIn) throw redirectTo(pathOf({ request, context }))
	return { isLinkSent: new URL(request.url).searchParams.get('link') === 'sent' }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
	const retryAfter = actionHeaders.get('Retry-After')
	return { 'Cache-Control': 'private, no-store', ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const form = await request.formData()
	const email = typed(form, 'email').trim()
	const stays = form.get('stay') === 'yes'
	if (form.get('intent') === 'link') return sendLink(args, { email, stays })
	const password = typedPassword(form)
	const missing = [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])]
	if (missing.length > 0) return refuse({ email, stays, missing }, 422)
	const knownDevice = readKnownDevice(request)
	const login = { email, password, stays, userAgent: userAgentOf(args), knownDevice }
	const result = await logIn(context.get(gatewayContext), login)
	if (result.ok) throw await completeSignIn(args, result.data)
	const { status } = result.problem
	if (status === 401) return refuse({ email, stays, problem: 'credentials' }, 401)
	if (status === 429) return askToWait({ email, stays }, result.retryAfter)
	return refuse({ email, stays, problem: 'server' }, 503)
}

type FormValues = Pick<SignInAnswer, 'email' | 'stays'>

/** The same answer for every address (R91): whose it is, only the e-mail tells. */
async function sendLink(args: LoaderArgs, values: FormValues) {
	const { email } = values
	if (!email) return refuse({ ...values, missing: ['email'] }, 422)
	const pageUrl = emailUrl(args, { page: 'auth/confirm', parameter: 'token' })
	const result = await requestLink(args.context.get(gatewayContext), { email, pageUrl })
	const query = returnQuery(new URL(args.request.url).search)
	if (result.ok) throw redirectTo(pathOf(args, `auth/sign-in?link=sent${query.replace('?', '&')}`), { status: 303 })
	if (result.problem.status === 422) return refuse({ ...values, problem: 'email' }, 422)
	if (result.problem.status === 429) return askToWait(values, result.retryAfter)
	return refuse({ ...values, problem: 'server' }, 503)
}

function askToWait(values: FormValues, retryAfter = 60) {
	const answer: SignInAnswer = { ...values, problem: 'wait', minutes: Math.ceil(retryAfter / 60) }
	return data(answer, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}

function refuse(answer: SignInAnswer, status: number) {
	return data(answer, { status })
}

export default function SignIn({ loaderData: { isLinkSent }, actionData }: Route.ComponentProps) {
	const t = useTranslations('login')
	if (isLinkSent && !actionData) {
		return (
			<>
				<PageHead title={t('link')} noindex />
				<h1 className="type-display-l">{t.rich('linkSent.title', emphasis)}</h1>
				<p className="type-body-l mt-s-5">{t('linkSent.text')}</p>
			</>
		)
	}
	return (
		<>
			<PageHead title={t('submit')} noindex />
			<h1 className="type-display-l">{t('title')}</h1>
			<SignInForm answer={actionData} />
		</>
	)
}
