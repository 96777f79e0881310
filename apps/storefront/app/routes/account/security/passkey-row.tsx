import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { PasskeyView } from './passkey-view.ts'

type PasskeyRowProps = {
	passkey: Pick<PasskeyView, 'name' | 'host' | 'isHere'>
	/** When it was added, and what has become of it since. */
	dates: string
	/** What can be done with it. */
	children: ReactNode
}

/** A passkey in a list: its name, the site it is good on, its dates. */
export function PasskeyRow({ passkey: { name, host, isHere }, dates, children }: PasskeyRowProps) {
	const t = useTranslations('account.passkeys')
	return (
		<li className="account-item">
			<Icon name="lock" size={24} />
			<div className="account-item-text">
				<p className="type-ui">{name}</p>
				<p className="type-small muted">{t(isHere ? 'here' : 'elsewhere', { host })}</p>
				<p className="type-small muted">{dates}</p>
			</div>
			{children}
		</li>
	)
}
