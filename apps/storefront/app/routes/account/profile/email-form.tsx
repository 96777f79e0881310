import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type EmailFormProps = { typed: string | undefined; errorAt: (id: string) => string | undefined }

/** Another address, with the password; it counts once the e-mail to it is answered. */
export function EmailForm({ typed, errorAt }: EmailFormProps) {
	const t = useTranslations('account')
	const { state, formData } = useNavigation()
	return (
		<Form method="post" noValidate className="account-form">
			<TextField
				id="new-email"
				name="email"
				type="email"
				inputMode="email"
				label={t('email.new')}
				autoComplete="email"
				defaultValue={typed}
				error={errorAt('new-email')}
			/>
			<PasswordField
				name="password"
				label={t('email.password')}
				showLabel={t('password.show')}
				autoComplete="current-password"
				error={errorAt('password')}
			/>
			<div>
				<Button
					type="submit"
					name="intent"
					value="email"
					variant="secondary"
					loading={state !== 'idle' && formData?.get('intent') === 'email'}
				>
					{t('email.change')}
				</Button>
			</div>
		</Form>
	)
}
