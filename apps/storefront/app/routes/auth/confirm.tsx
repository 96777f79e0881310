import type { ReactNode } from 'react'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { isOutage } from '#app/request/gateway/client.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/confirm'
import { KEY_HEADERS } from './access.ts'
import { answerEmail, type Intent, readToken } from './answer-email.ts'
import { FormFrame } from '#app/document/sign-in/form-frame.tsx'
import { findToken } from '#app/request/sign-in/gateway.ts'

export const handle: PageHandle = { namespaces: ['err'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => KEY_HEADERS

const OUTCOMES = ['confirmed', 'changed', 'resent'] as const

/** Looking at an e-mail's link uses nothing up, so that programs that read mail confirm nothing (R97). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const outcome = OUTCOMES.find((known) => known === searchParams.get('done'))
	if (outcome) return { state: outcome } as const
	const token = readToken(request)
	if (!token) return { state: 'unknown' } as const
	const found = await findToken(context.get(requestContext).gateway, token)
	if (!found.ok && isOutage(found.problem)) throw data(null, { status: 503 })
	if (!found.ok) return { state: 'expired' } as const
	const { purpose, state, maskedEmail: email } = found.data
	// A link that signs in is good once: used, it is as good as too old.
	if (state === 'used' && purpose === 'sign-in') return { state: 'unknown' } as const
	return { state: state === 'used' ? 'already' : purpose, email } as const
}

export async function action({ request, url, context }: Route.ActionArgs) {
	return answerEmail({ request, url, context })
}

type Answer = Route.ComponentProps['actionData']
type State = Route.ComponentProps['loaderData']['state']

export default function Confirm({ loaderData, actionData: answer }: Route.ComponentProps) {
	const t = useTranslations('auth.confirm')
	const auth = useTranslations('auth')
	const email = ('email' in loaderData && loaderData.email) || ''
	const confirms = { answer, title: 'open', submit: t('submit') } as const
	const pages: Record<State, () => ReactNode> = {
		confirm: () => <Asking {...confirms} intent="confirm" text={t('openText', { email })} />,
		'change-email': () => <Asking {...confirms} intent="change-email" text={t('changeText', { email })} />,
		'sign-in': () => (
			<Asking
				answer={answer}
				intent="sign-in"
				title="enter"
				text={t('enterText', { email })}
				submit={t('enterSubmit', { email })}
			/>
		),
		expired: () => (
			<Asking answer={answer} intent="resend" title="expired" text={t('expiredText')} submit={t('resend')} />
		),
		already: () => <OutcomePage title="already" text={t('alreadyText', { email })} leadsOn />,
		confirmed: () => <OutcomePage title="done" text={t('doneText')} leadsOn />,
		changed: () => <OutcomePage title="done" text={t('changedText')} leadsOn />,
		resent: () => <OutcomePage title="resent" text={t('resentText')} />,
		unknown: () => <OutcomePage title="expired" text={auth('lost.expired')} leadsOn />,
	}
	return pages[loaderData.state]()
}

type OutcomePageProps = {
	title: 'open' | 'enter' | 'done' | 'already' | 'expired' | 'resent'
	text: string
	/** To the panel of the home page. */
	leadsOn?: boolean
}

function OutcomePage({ title, text, leadsOn = false }: OutcomePageProps) {
	const t = useTranslations('auth')
	const to = useLocalePath()
	return (
		<>
			<PageHead title={t('create.pageTitle')} noindex />
			<h1 className="type-display-l">{t.rich(`confirm.${title}`, emphasis)}</h1>
			<p className="type-body-l muted">{text}</p>
			{leadsOn && (
				<p className="auth-after">
					<ButtonLink to={to('#sign-in')}>{t('again')}</ButtonLink>
				</p>
			)}
		</>
	)
}

type AskingProps = Pick<OutcomePageProps, 'title' | 'text'> & { submit: string; intent: Intent; answer: Answer }

/** What only a press of the button does. */
function Asking({ title, text, submit, intent, answer }: AskingProps) {
	const form = useForm(answer, { texts: 'auth.problem', zone: 'create' })
	return (
		<>
			<OutcomePage title={title} text={text} />
			<FormFrame form={form}>
				{(isSending) => (
					<Button type="submit" name="intent" value={intent} wide loading={isSending}>
						{submit}
					</Button>
				)}
			</FormFrame>
		</>
	)
}
