import type { RefObject } from 'react'
import type { ReturnQuery } from '../return-query.ts'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

type PasskeySignInProps = { form: RefObject<HTMLFormElement | null>; origin: string; query: ReturnQuery }

const TROUBLES = ['refused', 'wait', 'failed'] as const

/** The way in without a password, where a script runs and the browser knows passkeys; nothing of it is loaded before it is used. */
export function PasskeySignIn({ form, origin, query }: PasskeySignInProps) {
	const t = useTranslations('login.passkey')
	const location = useLocation()
	const isSupported = usePasskeySupport()
	const { press, isAsking, trouble } = usePasskeySignIn({ form, isSupported: isSupported === true, origin, query })
	const answered = new URLSearchParams(location.search).get('passkey')
	const refused = TROUBLES.find((one) => one === answered)
	useErrorEvent('login', { of: location, type: refused ? 'credentials' : undefined })
	// What is only met when a passkey is made.
	const met = trouble === 'known' || trouble === 'limit' || trouble === 'password' ? 'failed' : trouble
	const shown = isAsking ? undefined : (met ?? refused)
	if (isSupported === false && !shown) return null
	return (
		<div className="passkey-way needs-script" data-alive={isSupported === true}>
			{shown && (
				<Notice tone={shown === 'cancelled' ? 'info' : 'error'} role={shown === 'cancelled' ? 'status' : 'alert'}>
					{t(shown)}
				</Notice>
			)}
			<Button variant="secondary" wide loading={isAsking} onClick={() => void press()}>
				{t('use')}
			</Button>
		</div>
	)
}
