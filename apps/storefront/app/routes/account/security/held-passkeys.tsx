import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import type { PasskeyView } from './passkey-view.ts'

type HeldPasskeysProps = {
	passkeys: PasskeyView[]
	needsPassword: boolean
	form: FormState
}

/** Passkeys that wait since the password was reset: each is theirs or goes, and all of them go in one press. */
export function HeldPasskeys({ passkeys, needsPassword, form }: HeldPasskeysProps) {
	const t = useTranslations('account.passkeys')
	if (passkeys.length === 0) return null
	return (
		<>
			<Notice tone="warning" className="account-notice">
				{t('held.text')}
			</Notice>
			<ul className="account-list">
				{passkeys.map((passkey) => (
					<HeldPasskey
						key={passkey.id}
						passkey={passkey}
						needsPassword={needsPassword}
						error={form.at(`held-${passkey.id}`)}
					/>
				))}
			</ul>
			<Form method="post" className="account-form">
				<div>
					<Button type="submit" name="intent" value="remove-held-passkeys" variant="destructive">
						{t('held.removeAll')}
					</Button>
				</div>
			</Form>
		</>
	)
}

type HeldPasskeyProps = { passkey: PasskeyView; needsPassword: boolean; error: string | undefined }

function HeldPasskey({ passkey, needsPassword, error }: HeldPasskeyProps) {
	const t = useTranslations('account.passkeys')
	const password = useTranslations('account.password')
	const { id, name, added, held } = passkey
	return (
		<PasskeyRow passkey={passkey} dates={t('held.since', { added, held: held ?? '' })}>
			<Form method="post" noValidate className="passkey-question">
				<input type="hidden" name="passkeyId" value={id} />
				{(needsPassword || error) && (
					<PasswordField
						id={`held-${id}`}
						name="password"
						label={password('current')}
						showLabel={password('show')}
						autoComplete="current-password"
						error={error}
					/>
				)}
				<Button type="submit" name="intent" value="resume-passkey" variant="secondary" size="compact">
					{t('held.resume')}
					<VisuallyHidden> {name}</VisuallyHidden>
				</Button>
			</Form>
		</PasskeyRow>
	)
}
