import { type FormEvent, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNewPasskey } from '#app/document/sign-in/passkeys/use-new-passkey.ts'
import { usePasskeySupport } from '#app/document/sign-in/passkeys/use-passkey-support.ts'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { HeldPasskeys } from './held-passkeys.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { PasskeyTrouble } from './passkey-trouble.tsx'
import type { PasskeysView, PasskeyView } from './passkey-view.ts'
import './passkeys.css'

/** Passkeys: those there are, each on the site it is good on, and another one. Those that are held stand first. */
export function PasskeySection({ host, device, needsPassword, passkeys, form }: PasskeysView & { form: FormState }) {
	const t = useTranslations('account.passkeys')
	const held = passkeys.filter((passkey) => passkey.held)
	return (
		<section id="passkeys" className="account-section">
			<h2 className="type-title-l thread">{t('title')}</h2>
			<p className="account-now">{t('text', { host })}</p>
			<HeldPasskeys passkeys={held} needsPassword={needsPassword} form={form} />
			{passkeys.length > held.length && (
				<ul className="account-list">
					{passkeys
						.filter((passkey) => !passkey.held)
						.map((passkey) => (
							<UsablePasskey key={passkey.id} passkey={passkey} />
						))}
				</ul>
			)}
			<NewPasskey device={device} needsPassword={needsPassword} />
		</section>
	)
}

function UsablePasskey({ passkey }: { passkey: PasskeyView }) {
	const t = useTranslations('account.passkeys')
	const { id, name, added, lastUsed } = passkey
	const dates = lastUsed ? t('used', { added, used: lastUsed }) : t('unused', { added })
	return (
		<PasskeyRow passkey={passkey} dates={dates}>
			<details className="passkey-remove">
				<summary className="link">
					{t('remove')}
					<VisuallyHidden> {name}</VisuallyHidden>
				</summary>
				<Form method="post" className="passkey-question">
					<p>{t('question')}</p>
					<input type="hidden" name="passkeyId" value={id} />
					<Button type="submit" name="intent" value="remove-passkey" variant="destructive" size="compact">
						{t('confirm')}
						<VisuallyHidden> {name}</VisuallyHidden>
					</Button>
				</Form>
			</details>
		</PasskeyRow>
	)
}

const TROUBLES = ['cancelled', 'known', 'limit', 'password', 'wait', 'failed', 'refused'] as const

function NewPasskey({ device, needsPassword }: Pick<PasskeysView, 'device' | 'needsPassword'>) {
	const t = useTranslations('account.passkeys')
	const sessions = useTranslations('account.sessions')
	const password = useTranslations('account.password')
	const { search } = useLocation()
	const isSupported = usePasskeySupport()
	const { make, isMaking, trouble } = useNewPasskey()
	const asked = new URLSearchParams(search).get('passkey')
	const shown = isMaking ? undefined : (trouble ?? TROUBLES.find((one) => one === asked))
	const [name, setName] = useState(sessions('device', device))

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const password = String(new FormData(event.currentTarget).get('passkey-password') ?? '')
		if (!isMaking) void make(name, password)
	}
	return (
		<>
			{shown && <PasskeyTrouble trouble={shown} />}
			<p className="account-now without-script">{t('script')}</p>
			{isSupported === false ? (
				<p className="account-now">{t('unsupported')}</p>
			) : (
				<form
					className="account-form passkey-when-alive needs-script"
					data-alive={isSupported === true}
					onSubmit={submit}
				>
					<TextField
						id="passkey-name"
						name="passkey-name"
						label={t('name')}
						maxLength={60}
						autoComplete="off"
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
					{(needsPassword || trouble === 'password') && (
						<PasswordField
							name="passkey-password"
							label={password('current')}
							showLabel={password('show')}
							autoComplete="current-password"
							error={trouble === 'password' ? t('trouble.password') : undefined}
						/>
					)}
					<div>
						<Button type="submit" variant="secondary" loading={isMaking}>
							{t('add')}
						</Button>
					</div>
				</form>
			)}
		</>
	)
}
