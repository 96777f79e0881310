import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { strengthOf } from './password-strength.ts'

type PasswordFormProps = { email: string; errorAt: (id: string) => string | undefined }

/** The present password and the new one; nothing is typed twice. Without JavaScript the rules stand above the field. */
export function PasswordForm({ email, errorAt }: PasswordFormProps) {
	const t = useTranslations('account.password')
	const { state, formData } = useNavigation()
	const [typed, setTyped] = useState('')
	return (
		<Form method="post" noValidate className="account-form">
			{/* So that a password manager knows whose password it keeps. */}
			<input type="hidden" name="email" autoComplete="username" value={email} />
			<PasswordField
				name="current"
				label={t('current')}
				showLabel={t('show')}
				autoComplete="current-password"
				error={errorAt('current')}
			/>
			<div>
				<PasswordField
					name="password"
					label={t('new')}
					hint={t('rule')}
					showLabel={t('show')}
					autoComplete="new-password"
					error={errorAt('password')}
					onChange={(event) => setTyped(event.target.value)}
				/>
				<p role="status" className="account-strength needs-script">
					{typed !== '' && t(`strength.${strengthOf(typed)}`)}
				</p>
			</div>
			<p className="type-small text-ink-2">{t('others')}</p>
			<div>
				<Button
					type="submit"
					name="intent"
					value="password"
					loading={state !== 'idle' && formData?.get('intent') === 'password'}
				>
					{t('change')}
				</Button>
			</div>
		</Form>
	)
}
