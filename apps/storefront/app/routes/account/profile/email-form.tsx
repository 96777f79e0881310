import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { EmailField } from '#app/ui/text-field.tsx'

/** Another address, with the password; it counts once the e-mail to it is answered. */
export function EmailForm({ form }: { form: FormState }) {
	const t = useTranslations('account')
	return (
		<Form method="post" noValidate className="account-form">
			<EmailField {...form.field('email', 'new-email')} label={t('email.new')} />
			<PasswordField
				{...form.field('password')}
				label={t('email.password')}
				showLabel={t('password.show')}
				autoComplete="current-password"
			/>
			<div>
				<SubmitButton intent="email" variant="secondary">
					{t('email.change')}
				</SubmitButton>
			</div>
		</Form>
	)
}
