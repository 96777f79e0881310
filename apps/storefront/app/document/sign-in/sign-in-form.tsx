import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { rememberSignIn } from '#app/document/tracking/account-events.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { EmailField } from '#app/ui/text-field.tsx'
import { type ReturnQuery, returnQuery } from './return-query.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { useSending } from '#app/document/forms/use-sending.ts'
import './sign-in-form.css'

type SignInFormProps = {
	/** A sign-in that did not succeed: it never says which of the two was wrong (R91). */
	form?: Form
	/** The password is asked for after the address (brief 3.3), but of who was led here to go on to a page. */
	isStepwise?: boolean
	/** Where it stands, for who measures (R98). */
	origin?: string
}

/** E-mail and password: a plain form that works without JavaScript. */
export function SignInForm({ form, isStepwise = false, origin = 'sign-in' }: SignInFormProps) {
	const t = useTranslations('login')
	const to = useLocalePath()
	const { search } = useLocation()
	const element = useRef<HTMLFormElement>(null)
	const field = form?.field ?? ((name: string, id: string) => ({ id, name }))
	const { isSending, onSubmit } = useSending()
	const query = returnQuery(search)
	const [step, setStep] = useState(isStepwise && !query ? 'email' : 'password')
	const passwordOf = () => element.current?.elements.namedItem('password') as HTMLInputElement | null

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

	return (
		<form
			ref={element}
			method="post"
			action={to(`auth/sign-in${query}`)}
			noValidate
			onSubmit={submit}
			className="sign-in-form"
			data-step={step}
		>
			{form && <SignInProblem form={form} />}
			<EmailField {...field('email', 'sign-in-email')} label={t('email')} autoComplete="username webauthn" />
			<Button type="submit" wide className="sign-in-continue">
				{t('continue')}
			</Button>
			<div className="sign-in-rest">
				<PasswordField
					{...field('password', 'sign-in-password')}
					label={t('password')}
					showLabel={t('showPassword')}
					autoComplete="current-password"
				/>
				<Checkbox
					id="sign-in-stay"
					name="stay"
					value="yes"
					label={t('stay')}
					defaultChecked={form?.values['stay'] === 'yes'}
				/>
				<Button type="submit" wide loading={isSending}>
					{t('submit')}
				</Button>
				<OtherWays query={query} />
			</div>
			<PasskeySignIn form={element} origin={origin} query={query} />
			<p className="sign-in-ways">
				<Link to={to(`auth/create${query}`)} className="link">
					{t('create')}
				</Link>
			</p>
		</form>
	)
}

/** Ways for who has no password at hand. */
function OtherWays({ query }: { query: ReturnQuery }) {
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

/** What is wrong as a whole; it or the first field at fault takes the focus, so that it is read out. */
function SignInProblem({ form: { submitted, failure } }: { form: Form }) {
	const notice = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (!submitted) return
		const field = document.querySelector<HTMLElement>('.sign-in-form [aria-invalid]')
		;(field ?? notice.current)?.focus()
	}, [submitted])
	if (!failure) return null
	return (
		<div ref={notice} tabIndex={-1}>
			<Notice tone="error" role="alert">
				{failure}
			</Notice>
		</div>
	)
}
