import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNewPasskey } from '#app/document/sign-in/passkeys/use-new-passkey.ts'
import { usePasskeySupport } from '#app/document/sign-in/passkeys/use-passkey-support.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { Button } from '#app/ui/button.tsx'
import { declineOffer } from './passkey-offer-cookie.ts'
import { PasskeyTrouble } from './passkey-trouble.tsx'
import type { PasskeysView } from './passkey-view.ts'
import './passkeys.css'

/** After a sign-in by other ways: next time without a password. Asked until it is answered, with yes or no. */
export function PasskeyOffer({ host, device }: Pick<PasskeysView, 'host' | 'device'>) {
	const t = useTranslations('account.passkeys')
	const sessions = useTranslations('account.sessions')
	const to = useLocalePath()
	const isSupported = usePasskeySupport()
	const [isDeclined, setDeclined] = useState(false)
	const { make, isMaking, trouble } = useNewPasskey()
	if (isDeclined || isSupported === false) return null

	function decline() {
		declineOffer()
		setDeclined(true)
	}
	return (
		<section
			className="passkey-offer passkey-when-alive needs-script"
			data-alive={isSupported === true}
			aria-labelledby="passkey-offer-title"
		>
			<h2 id="passkey-offer-title" className="type-title-m">
				{t('offer.title')}
			</h2>
			<p className="muted">{t('offer.text', { host })}</p>
			{trouble && <PasskeyTrouble trouble={trouble} />}
			{trouble === 'password' && (
				<p>
					<Link className="link" to={`${to('account/security')}#passkeys`}>
						{t('title')}
					</Link>
				</p>
			)}
			<div className="account-actions">
				<Button variant="secondary" loading={isMaking} onClick={() => void make(sessions('device', device))}>
					{t('add')}
				</Button>
				<Button variant="tertiary" onClick={decline}>
					{t('offer.decline')}
				</Button>
			</div>
		</section>
	)
}
