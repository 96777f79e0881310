import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type FormError, type FormValues, readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { readKnownDevice } from '#app/request/session/tokens.ts'
import type { Route } from './+types/sign-in'
import { returnQuery } from '#app/document/sign-in/return-query.ts'
import { logIn, requestLink } from '#app/request/sign-in/gateway.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { SignInForm } from '#app/document/sign-in/sign-in-form.tsx'
import { emailUrl, pathOf, userAgentOf } from '#app/request/sign-in/visit.ts'

export const handle: PageHandle = { namespaces: ['login', 'nav'], pageType: 'espace client' }

/** Where the panel of the home page is sent, and shown again when something is wrong with it (R91). */
export function loader({ request, context }: Route.LoaderArgs) {
	if (context.get(requestContext).session.isSignedIn) throw redirectTo(pathOf({ request, context }))
	return { isLinkSent: new URL(request.url).searchParams.get('link') === 'sent' }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
	const retryAfter = actionHeaders.get('Retry-After')
	return { 'Cache-Control': 'private, no-store', ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const typed = await readForm(args)
	const { intent, password = '', stay } = typed
	const values = { ...typed, email: (typed['email'] ?? '').trim() }
	const { email } = values
	if (intent === 'link') return sendLink(args, values)
	const missing = [...(email ? [] : ['email']), ...(password ? [] : ['password'])]
	if (missing.length > 0) return refuseFields(values, missing.map(required))
	const knownDevice = readKnownDevice(request)
	const login = { email, password, stays: stay === 'yes', userAgent: userAgentOf(args), knownDevice }
	const result = await logIn(context.get(requestContext).gateway, login)
	if (result.ok) throw await completeSignIn(args, result.data)
	return refuse(values, result)
}

function required(field: string): FormError {
	return { id: `sign-in-${field}`, field, code: 'required' }
}

/** The same answer for every address (R91): whose it is, only the e-mail tells. */
async function sendLink(args: LoaderArgs, values: FormValues & { email: string }) {
	const { email } = values
	if (!email) return refuseFields(values, [required('email')])
	const pageUrl = emailUrl(args, { page: 'auth/confirm', parameter: 'token' })
	const result = await requestLink(args.context.get(requestContext).gateway, { email, pageUrl })
	const query = returnQuery(new URL(args.request.url).search)
	if (result.ok) throw redirectTo(pathOf(args, `auth/sign-in?link=sent${query.replace('?', '&')}`), { status: 303 })
	return refuse(values, result, { place: () => ({ ...required('email'), code: 'email' }) })
}

export default function SignIn({ loaderData: { isLinkSent }, actionData }: Route.ComponentProps) {
	const t = useTranslations('login')
	const form = useForm(actionData, { texts: 'login.problem', zone: 'login' })
	if (isLinkSent && !actionData) {
		return (
			<>
				<PageHead title={t('link')} noindex />
				<h1 className="type-display-l">{t.rich('linkSent.title', emphasis)}</h1>
				<p className="type-body-l">{t('linkSent.text')}</p>
			</>
		)
	}
	return (
		<>
			<PageHead title={t('submit')} noindex />
			<h1 className="type-display-l">{t('title')}</h1>
			<SignInForm form={form} />
		</>
	)
}
