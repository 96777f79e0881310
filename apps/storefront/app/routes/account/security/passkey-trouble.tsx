import { useTranslations } from 'use-intl'
import type { Trouble } from '#app/document/sign-in/passkeys/ceremony.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Why there is no passkey now; who has changed their mind is not alarmed. */
export function PasskeyTrouble({ trouble }: { trouble: Trouble | 'refused' }) {
	const t = useTranslations('account.passkeys.trouble')
	const isChoice = trouble === 'cancelled' || trouble === 'known'
	return (
		<Notice tone={isChoice ? 'info' : 'error'} role={isChoice ? 'status' : 'alert'} className="account-notice">
			{t(trouble)}
		</Notice>
	)
}
