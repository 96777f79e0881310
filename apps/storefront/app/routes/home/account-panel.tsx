import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SignInForm } from '#app/document/sign-in/sign-in-form.tsx'
import { useSending } from '#app/document/forms/use-sending.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Greeted } from './panel.ts'

/** The account's place on the home page: the way in, or for who is in the way on (R7, R99, C7). */
export function AccountPanel({ greeted }: { greeted: Greeted | null }) {
	return (
		<section id="sign-in" className="home-account" aria-labelledby="account-title" tabIndex={-1}>
			{greeted ? <Greeting {...greeted} /> : <SignInPanel />}
		</section>
	)
}

function SignInPanel() {
	const t = useTranslations('login')
	return (
		<>
			<div className="home-account-words">
				<h2 id="account-title" className="type-display-m">
					{t('title')}
				</h2>
				<p className="muted">{t('intro')}</p>
				<PanelNotice />
			</div>
			<SignInForm isStepwise origin="home" />
		</>
	)
}

const OUTCOMES = [
	['password-changed', 'changed'],
	['erased', 'erased'],
	['signed-out', 'out'],
] as const

/** Why the visitor came here. Only these values count, and none is ever echoed (R25). */
function PanelNotice() {
	const t = useTranslations('login')
	const [query] = useSearchParams()
	const notice = useRef<HTMLDivElement>(null)
	const isError = query.get('status') === 'error'
	const outcome = OUTCOMES.find(([name]) => query.get(name) === 'true')?.[1]
	useErrorEvent('login', { of: query, type: isError ? 'credentials' : undefined })
	useEffect(() => {
		if (isError || outcome) notice.current?.focus()
		if (outcome)
			void import('#app/document/signed-in/sign-out-watch.ts').then(({ announceSignOut }) => announceSignOut())
	}, [isError, outcome])
	if (!isError && !outcome && !query.get('return')) return null
	return (
		<div ref={notice} tabIndex={-1} className="home-account-notice">
			{isError && (
				<Notice tone="warning" role="alert">
					{t('statusError')}
				</Notice>
			)}
			{!isError && outcome && (
				<Notice tone="success" role="status">
					{t(outcome)}
				</Notice>
			)}
			{!isError && !outcome && <Notice>{t('first')}</Notice>}
		</div>
	)
}

function Greeting({ firstName, order }: Greeted) {
	const t = useTranslations('login')
	const to = useLocalePath()
	const { isSending, onSubmit } = useSending()
	return (
		<>
			<div className="home-account-words">
				<h2 id="account-title" className="type-display-m">
					{firstName ? t.rich('hello', { ...emphasis, name: firstName }) : t('helloNobody')}
				</h2>
				{order ? (
					<p>
						<Link to={to(`account/orders/${order.number}`)} className="link">
							{t('underway', order)}
						</Link>
					</p>
				) : (
					<p className="muted">{t('intro')}</p>
				)}
			</div>
			<div className="home-account-ways">
				<ButtonLink to={to('account/orders')} wide>
					{t('orders')}
				</ButtonLink>
				<ButtonLink to={to('account')} variant="secondary" wide>
					{t('account')}
				</ButtonLink>
				<form method="post" action={to('auth/logout')} onSubmit={onSubmit}>
					<Button type="submit" variant="tertiary" loading={isSending}>
						{t('signOut')}
					</Button>
				</form>
			</div>
		</>
	)
}
