import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { rememberSignIn } from '#app/document/tracking/account-events.ts'
import type { ErrorType } from '#app/document/tracking/events.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { returnQuery } from './return-query.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { useSending } from './use-sending.ts'
import './sign-in-form.css'

/** What the server answers to a sign-in that did not succeed. Never the password, and never which of the two was wrong (R91). */
export type SignInAnswer = {
	email: string
	stays: boolean
	missing?: ('email' | 'password')[]
	problem?: 'credentials' | 'email' | 'wait' | 'server'
	minutes?: number
}

type SignInFormProps = {
	answer?: SignInAnswer | undefined
	/** On narrow screens the password is asked for after the address (brief 3.3). */
	isStepwise?: boolean
	/** Where it stands, for who measures (R98). */
	origin?: string
}

/** E-mail and password: a plain form that works without JavaScript. */
export function SignInForm({ answer, isStepwise = false, origin = 'sign-in' }: SignInFormProps) {
	const t = useTranslations('login')
	const to = useLocalePath()
	const { search } = useLocation()
	const [step, setStep] = useState(isStepwise && !answer ? 'email' : 'password')
	const form = useRef<HTMLFormElement>(null)
	const { isSending, onSubmit } = useSending()
	const query = returnQuery(search)
	const passwordOf = () => form.current?.elements.namedItem('password') as HTMLInputElement | null

	function submit(event: FormEvent) {
		const password = passwordOf()
		// Not shown yet, and not filled in by the browser either: that is the next thing to ask.
		if (step === 'email' && password && password.offsetParent === null && password.value === '') {
			event.preventDefault()
			setStep('password')
			return
		}
		const { submitter } = event.nativeEvent as SubmitEvent
		rememberSignIn({ type: submitter?.getAttribute('value') === 'link' ? 'link' : 'password', origin })
		onSubmit(event)
	}
	const wasEmail = useRef(step === 'email')
	useEffect(() => {
		if (step === 'password' && wasEmail.current) passwordOf()?.focus()
		wasEmail.current = step === 'email'
	})

	const { missing = [] } = answer ?? {}
	const emailError = missing.includes('email') ? t('missing.email') : answer?.problem === 'email' && t('badEmail')
	return (
		<form
			ref={form}
			method="post"
			action={to(`auth/sign-in${query}`)}
			noValidate
			onSubmit={submit}
			className="sign-in-form"
			data-step={step}
		>
			<SignInProblem answer={answer} />
			<TextField
				id="sign-in-email"
				name="email"
				type="email"
				label={t('email')}
				autoComplete="username webauthn"
				inputMode="email"
				spellCheck={false}
				maxLength={254}
				defaultValue={answer?.email}
				error={emailError || undefined}
			/>
			<Button type="submit" wide className="sign-in-continue">
				{t('continue')}
			</Button>
			<div className="sign-in-rest">
				<PasswordField
					id="sign-in-password"
					name="password"
					label={t('password')}
					showLabel={t('showPassword')}
					autoComplete="current-password"
					error={missing.includes('password') ? t('missing.password') : undefined}
				/>
				<Checkbox id="sign-in-stay" name="stay" value="yes" label={t('stay')} defaultChecked={answer?.stays} />
				<Button type="submit" wide loading={isSending}>
					{t('submit')}
				</Button>
				<OtherWays query={query} />
			</div>
			<PasskeySignIn form={form} origin={origin} query={query} />
			<p className="sign-in-ways">
				<Link to={to(`auth/create${query}`)} className="link">
					{t('create')}
				</Link>
			</p>
		</form>
	)
}

/** Ways for who has no password at hand. */
function OtherWays({ query }: { query: string }) {
	const t = useTranslations('login')
	const to = useLocalePath()
	return (
		<p className="sign-in-ways">
			<button type="submit" name="intent" value="link" className="link">
				{t('link')}
			</button>
			<Link to={to(`auth/lost-password${query}`)} className="link">
				{t('forgot')}
			</Link>
		</p>
	)
}

/** What is wrong as a whole; takes the focus, so that it is read out. */
function SignInProblem({ answer }: Pick<SignInFormProps, 'answer'>) {
	const t = useTranslations('login')
	const notice = useRef<HTMLDivElement>(null)
	useErrorEvent('login', { of: answer, type: errorTypeOf(answer) })
	const { problem, missing = [], minutes = 1 } = answer ?? {}
	useEffect(() => {
		if (!answer) return
		const field = document.querySelector<HTMLElement>('.sign-in-form [aria-invalid]')
		;(field ?? notice.current)?.focus()
	}, [answer])
	if (!problem || problem === 'email' || missing.length > 0) return null
	const words = { credentials: t('error'), wait: t('tooMany', { minutes }), server: t('unexpected') }
	return (
		<div ref={notice} tabIndex={-1}>
			<Notice tone="error" role="alert">
				{words[problem]}
			</Notice>
		</div>
	)
}

function errorTypeOf(answer: SignInAnswer | undefined): ErrorType | undefined {
	if (!answer) return undefined
	if (answer.problem === 'server') return 'server'
	return answer.problem === 'credentials' || answer.problem === 'wait' ? 'credentials' : 'validation'
}
