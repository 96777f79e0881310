import { useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { PasswordField } from '#app/ui/password-field.tsx'

/** How good a password is, told while it is typed. What is refused the gateway decides (R92); it also knows the common ones. */
type Strength = 'short' | 'simple' | 'fair' | 'strong'

const SHORTEST = 8
const LONG_ENOUGH = 12
const STRONG = 16
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/** The present password and the new one; nothing is typed twice. Without JavaScript the rules stand above the field. */
export function PasswordForm({ email, form }: { email: string; form: FormState }) {
	const t = useTranslations('account.password')
	const [typed, setTyped] = useState('')
	return (
		<Form method="post" noValidate className="account-form">
			{/* So that a password manager knows whose password it keeps. */}
			<input type="hidden" name="email" autoComplete="username" value={email} />
			<PasswordField
				{...form.field('current')}
				label={t('current')}
				showLabel={t('show')}
				autoComplete="current-password"
			/>
			<div>
				<PasswordField
					{...form.field('password')}
					label={t('new')}
					hint={t('rule')}
					showLabel={t('show')}
					autoComplete="new-password"
					onChange={(event) => setTyped(event.target.value)}
				/>
				<p role="status" className="account-strength needs-script">
					{typed !== '' && t(`strength.${strengthOf(typed)}`)}
				</p>
			</div>
			<p className="type-small muted">{t('others')}</p>
			<div>
				<SubmitButton intent="password">{t('change')}</SubmitButton>
			</div>
		</Form>
	)
}

function strengthOf(password: string): Strength {
	const { length } = [...password.normalize('NFKC')]
	if (length < SHORTEST) return 'short'
	const classes = CLASSES.filter((mails) => mails.test(password)).length
	if (length < LONG_ENOUGH && classes < 3) return 'simple'
	return length >= STRONG || (length >= LONG_ENOUGH && classes >= 3) ? 'strong' : 'fair'
}
